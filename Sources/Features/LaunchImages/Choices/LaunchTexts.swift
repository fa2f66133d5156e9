package import LaunchRules
package import Texts

extension LaunchScreenKind: TextValue {}

extension LandscapeOrientation: TextValue {}

extension OSVersion: TextValue {
  package init(text: String) throws(ValueFault) {
    guard let system = OSVersion(parsing: text) else {
      throw ValueFault("it is not a version such as 8.1")
    }
    guard !(19...25).contains(system.major) else {
      throw ValueFault("there is no iOS \(system.major): 26 followed 18")
    }
    self = system
  }

  package var text: String { description }
}

extension ScaleSelection: TextValue {
  package static var isList: Bool { true }

  package init(text: String) throws(ValueFault) {
    if text == "native" {
      self = .native
      return
    }
    var scales: [ScaleFactor] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      switch part {
      case "2", "2x", "@2x": scales.append(.two)
      case "3", "3x", "@3x": scales.append(.three)
      default: throw ValueFault("'\(part)' is not 2, 3 or 'native'")
      }
    }
    self = .list(scales)
  }

  package var text: String {
    switch self {
    case .native: "native"
    case .list(let scales): scales.map { "\($0.rawValue)" }.joined(separator: ",")
    }
  }
}

/// The screens in a list such as `375x667,ipads`.
package struct ScreenList: TextValue, Equatable {
  package let screens: [LaunchScreenSize]

  private static let groups: [(word: String, screens: [LaunchScreenSize])] = [
    ("all", LaunchScreenSize.allCases), ("phones", LaunchScreenSize.phones),
    ("ipads", LaunchScreenSize.tablets),
  ]

  /// The words that shell completion offers for a list. Short forms of sizes, such as `667` and
  /// `667h`, are left out.
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
      throw ValueFault(
        "'\(part)' is not a screen's size in points",
        remedy: "name sizes such as 375x812, devices such as 'iPhone 8', phones, ipads or all; "
          + "'launchgen displays' lists the sizes")
    }
    return [known]
  }
}
