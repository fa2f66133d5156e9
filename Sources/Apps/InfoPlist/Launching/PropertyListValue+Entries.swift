package import LaunchRules

extension PropertyListValue {
  package init(_ entries: [LaunchImageEntry]) {
    self = .array(
      entries.map { entry in
        .dictionary([
          InfoPlistKey.Entry.minimumOS: .string(entry.minimumOS.description),
          InfoPlistKey.Entry.name: .string(entry.name),
          InfoPlistKey.Entry.orientation: .string(entry.orientation.rawValue),
          InfoPlistKey.Entry.size: .string(entry.size.propertyListText),
        ])
      })
  }

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

extension WrittenEntry {
  package init(_ value: PropertyListValue) {
    guard let members = value.dictionary else {
      self = .noDictionary
      return
    }
    self.init(
      name: WrittenValue(members[InfoPlistKey.Entry.name]),
      minimumOS: WrittenValue(members[InfoPlistKey.Entry.minimumOS]),
      orientation: WrittenValue(members[InfoPlistKey.Entry.orientation]),
      size: WrittenValue(members[InfoPlistKey.Entry.size]))
  }
}

extension WrittenValue {
  init(_ value: PropertyListValue?) {
    guard let value else {
      self = .missing
      return
    }
    self = value.string.map { .text($0) } ?? .other(kind: value.kind)
  }
}
