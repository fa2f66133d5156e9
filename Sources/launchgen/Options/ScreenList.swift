import ArgumentParser
import LaunchImages

/// Reads a list of screens, as in `--screens 375x667,ipads`.
enum ScreenList {
  /// The words that each stand for several screens.
  private static let groups: [(word: String, screens: [LaunchScreenSize])] = [
    ("all", LaunchScreenSize.allCases), ("phones", LaunchScreenSize.phones),
    ("ipads", LaunchScreenSize.tablets),
  ]

  /// All words that a list may contain, for completion, without short forms of sizes such as `667`
  /// and `667h`.
  static let words = groups.map(\.word) + LaunchScreenSize.allCases.map(\.points.description)

  @Sendable static func screens(_ text: String) throws -> [LaunchScreenSize] {
    try text.split(separator: ",", omittingEmptySubsequences: false).flatMap { part in
      let word = part.lowercased()
      if let group = groups.first(where: { $0.word == word }) { return group.screens }
      let known = LaunchScreenSize.allCases.first {
        [$0.points.description, "\($0.rawValue)", "\($0.rawValue)h"].contains(word)
      }
      guard let known else {
        throw ValidationError(
          "'\(part)' is not a screen's size in points, such as 375x812, nor phones, ipads or all; "
            + "'launchgen screens' lists the sizes.")
      }
      return [known]
    }
  }
}
