internal import LaunchRules

extension StartupScreen {
  /// The screens of every device that supports web apps: iPhones from the oldest to the newest,
  /// then iPads from the smallest to the largest.
  ///
  /// The screens come from ``Display/all``, which lists the sources, except for three kinds:
  /// - screens of devices whose last version is before iOS 11.3, the first with web app manifests
  ///   and service workers ("What's New in Safari 11.1", Apple);
  /// - screens that exist only with Display Zoom;
  /// - screens whose size in points is in no document by Apple.
  package static let all: [StartupScreen] = Display.all
    .filter { !unconfirmed.contains($0) && hasWebApps($0) }
    .map { StartupScreen(points: $0.points, scale: $0.scale, devices: $0.devices) }
    .reduce(into: []) { screens, screen in
      if !screens.contains(where: screen.isSame) { screens.append(screen) }
    }

  private static let firstSystem = OSVersion(11, 3)

  /// Apple documents only the pixels of the iPhone Duo's displays. A tag whose points differ from
  /// Safari's would never match, and its images would never be shown.
  private static let unconfirmed: [Display] = [.duoOuter, .duoInner]

  private static func hasWebApps(_ display: Display) -> Bool {
    DeviceModel.all.contains { device in
      device.display == display && !device.isZoomed && device.systems.upperBound >= firstSystem
    }
  }
}

extension DeviceModel {
  /// Whether the model stands for a device with Display Zoom.
  fileprivate var isZoomed: Bool { name.hasPrefix("zoomed ") }
}
