public import LaunchRules

extension PropertyListValue {
  /// The value of UILaunchImages.
  public init(_ entries: [LaunchImageEntry]) {
    self = .array(
      entries.map { entry in
        .dictionary([
          "UILaunchImageMinimumOSVersion": .string(entry.minimumOS.description),
          "UILaunchImageName": .string(entry.name),
          "UILaunchImageOrientation": .string(entry.orientation.rawValue),
          "UILaunchImageSize": .string(entry.size.propertyListText),
        ])
      })
  }
}
