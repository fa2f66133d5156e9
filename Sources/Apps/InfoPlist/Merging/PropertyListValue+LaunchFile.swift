package import LaunchRules

extension PropertyListValue {
  package init(_ launchFile: LaunchFile) {
    switch launchFile {
    case .storyboard: self = .string(LaunchFile.storyboardName)
    case .screen:
      self = .dictionary([
        "UIColorName": .string(LaunchFile.colorName),
        "UIImageName": .string(LaunchFile.imageName),
        "UIImageRespectsSafeAreaInsets": .boolean(false),
      ])
    }
  }
}
