internal import LaunchRules

extension StartupScreen {
  /// The screens of every device that has web apps: iPhones from the oldest to the newest, then iPads
  /// from the smallest to the largest.
  ///
  /// They are those of ``Display/all``, which has the sources, without three kinds:
  /// - screens of devices that end before iOS 11.3, the first with web app manifests and service
  ///   workers ("What's New in Safari 11.1", Apple);
  /// - those that exist only with Display Zoom;
  /// - those whose size in points no source of Apple's gives.
  package static let all: [StartupScreen] = Display.all
    .filter { !unconfirmed.contains($0) && hasWebApps($0) }
    .map { StartupScreen(points: $0.points, scale: $0.scale, devices: $0.devices) }
    .reduce(into: []) { screens, screen in
      if !screens.contains(where: screen.isSame) { screens.append(screen) }
    }

  private static let firstSystem = OSVersion(11, 3)

  /// Apple gives the pixels of the iPhone Duo's displays. A tag with other points than Safari's would
  /// never match, and its images would ship for nothing.
  private static let unconfirmed: [Display] = [.duoOuter, .duoInner]

  private static func hasWebApps(_ display: Display) -> Bool {
    DeviceModel.all.contains { device in
      device.display == display && !device.isZoomed && device.systems.upperBound >= firstSystem
    }
  }
}

extension DeviceModel {
  /// Whether it is a device with Display Zoom.
  fileprivate var isZoomed: Bool { name.hasPrefix("zoomed ") }
}
