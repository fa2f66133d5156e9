import LaunchRules

extension LaunchScreenKey {
  var words: String {
    switch self {
    case .storyboardName, .storyboards: "launch storyboard"
    case .screen, .screens: "launch screen (\(rawValue))"
    }
  }

  /// The first sentences about a launch screen that the key names.
  var lead: String {
    "The \(words) on current devices. iOS \(minimumOS.major) and later show it."
  }

  static let systemFit = "It is drawn here with contain: iOS fits this picture as it likes."
}
