package import LaunchRules
package import Texts

/// The screens in a list such as `375x667,ipads`.
package struct ScreenList: TextValue, Equatable {
  package let screens: [LaunchScreenSize]

  /// The words that each stand for several screens.
  private static let groups: [(word: String, screens: [LaunchScreenSize])] = [
    ("all", LaunchScreenSize.allCases), ("phones", LaunchScreenSize.phones),
    ("ipads", LaunchScreenSize.tablets),
  ]

  /// All words that a list may contain, for completion, without short forms of sizes such as `667`
  /// and `667h`.
  package static let words =
    groups.map(\.word) + LaunchScreenSize.allCases.map(\.points.description)

  package init(text: String) throws(ValueFault) {
    var screens: [LaunchScreenSize] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      screens += try Self.screens(part.lowercased(), as: part)
    }
    self.screens = screens
  }

  package static var isList: Bool { true }

  package var text: String { screens.map(\.points.description).joined(separator: ",") }

  private static func screens(
    _ word: String, as part: Substring
  ) throws(ValueFault) -> [LaunchScreenSize] {
    if let group = groups.first(where: { $0.word == word }) { return group.screens }
    let known =
      LaunchScreenSize.allCases.first {
        [$0.points.description, "\($0.rawValue)", "\($0.rawValue)h"].contains(word)
      }
      ?? DeviceModel(named: word).flatMap {
        LaunchScreenSize(rawValue: $0.display.points.height)
      }
    guard let known else {
      throw ValueFault("'\(part)' is not a screen's size in points", remedy: remedy(for: word))
    }
    return [known]
  }

  private static func remedy(for word: String) -> String {
    let sides = word.split(separator: "x").compactMap { Int($0) }
    let display = Display.all.first {
      Set([$0.pixelWidth, $0.pixelHeight]) == Set(sides)
        || [$0.points.height, $0.points.width] == sides
    }
    if let display {
      let isPixels = sides.contains(display.pixelHeight)
      return isPixels
        ? "these are pixels, of a screen of \(display.points)"
        : "did you mean '\(display.points)'?"
    }
    if let nearest = EditDistance.nearest(to: word, in: groups.map(\.word), within: 2) {
      return "did you mean '\(nearest)'?"
    }
    return "name sizes such as 375x812, devices such as 'iPhone 8', phones, ipads or all; "
      + "'launchgen displays' lists the sizes"
  }
}
