package import LaunchRules
package import Texts

extension LaunchScreenKind: TextValue {}

extension LandscapeOrientation: TextValue {
  /// Accepts names such as `landscape-right`, and those in Info.plist and Interface Builder, such
  /// as `UIInterfaceOrientationLandscapeRight` and `LandscapeRight`. The case of letters does not
  /// matter.
  package init(text: String) throws(ValueFault) {
    let wanted = text.lowercased()
    let known = Self.allCases.first { orientation in
      let long = orientation.interfaceOrientation.rawValue
      let short = long.dropFirst("UIInterfaceOrientation".count)
      return [orientation.rawValue, long.lowercased(), short.lowercased()].contains(wanted)
    }
    guard let known else {
      throw ValueFault("it is not \(Self.allCases.map(\.rawValue).inWords("or"))")
    }
    self = known
  }
}

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
