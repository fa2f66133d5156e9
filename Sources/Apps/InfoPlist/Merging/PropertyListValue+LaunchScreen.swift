package import LaunchRules

extension PropertyListValue {
  package init(_ launchScreen: LaunchScreenKind) {
    switch launchScreen {
    case .storyboard: self = .string(LaunchScreenKind.storyboardName)
    case .screen:
      self = .dictionary([
        "UIColorName": .string(LaunchScreenKind.colorName),
        "UIImageName": .string(LaunchScreenKind.imageName),
        "UIImageRespectsSafeAreaInsets": .boolean(false),
      ])
    }
  }
}
