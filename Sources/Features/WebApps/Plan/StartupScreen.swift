package import LaunchRules
internal import Pictures
package import Pixels
package import Texts

/// A screen that gets startup images, as a web page sees it.
package struct StartupScreen: Equatable, Sendable {
  /// The size in portrait order, which Safari reports as `device-width` and `device-height` in both
  /// orientations.
  package var points: PointSize
  package var scale: ScaleFactor
  /// The names of the devices with this screen; `nil` for a screen that is not in ``LaunchRules``.
  package var devices: String?

  /// The size that the screen's images must have, in pixels. Safari ignores images of other sizes.
  package func pixels(_ orientation: StartupOrientation) -> PixelSize {
    let portrait = PixelSize(
      width: points.width * scale.rawValue, height: points.height * scale.rawValue)
    return orientation == .portrait ? portrait : portrait.transposed
  }

  /// Whether a web page sees the same size and scale on both screens.
  func isSame(as other: StartupScreen) -> Bool { points == other.points && scale == other.scale }

  /// How far the status bar, the camera and the home indicator reach into a web app that fills the
  /// screen (`viewport-fit=cover`), in points. At each edge, this is the largest inset of all
  /// displays with this screen, or 0 if no display has an inset.
  ///
  /// Sources: as for ``SafeAreas``.
  package func safeArea(_ orientation: StartupOrientation) -> SafeArea {
    Display.all.filter { $0.points == points && $0.scale == scale }.compactMap(\.safeAreas)
      .map { orientation == .portrait ? $0.portrait : $0.landscape }
      .reduce(SafeArea()) { $0.union($1) }
  }
}

extension StartupScreen: TextValue, CustomStringConvertible {
  /// The longest side that a screen may have, in points.
  private static let longestSide = 4096

  /// Reads `466x678@3` or `466x678@3x`: the size in points, in portrait order, and the pixel ratio.
  package init(text: String) throws(ValueFault) {
    let parts = text.lowercased().split(separator: "@", omittingEmptySubsequences: false)
    let sides = parts[0].split(separator: "x", omittingEmptySubsequences: false).map(Self.number)
    guard parts.count == 2, sides.count == 2, case let ratio = parts[1], let width = sides[0],
      let height = sides[1], width <= height, height <= Self.longestSide,
      let scale = Self.number(ratio.hasSuffix("x") ? ratio.dropLast() : ratio)
        .flatMap(ScaleFactor.init)
    else {
      throw ValueFault(
        "it is not a portrait size in points and a ratio of 1 to 3, such as 466x678@3")
    }
    self.init(points: PointSize(width: width, height: height), scale: scale)
  }

  /// `402x874@3x`: the size in points and the scale.
  package var description: String { "\(points)\(scale)" }

  package var text: String { description }

  static func number(_ text: Substring) -> Int? {
    text.count <= 5 && text.allSatisfy { ("0"..."9").contains($0) }
      ? Int(text).flatMap { $0 > 0 ? $0 : nil } : nil
  }
}

extension StartupScreen {
  /// The screens of every device that supports web apps: iPhones from the oldest to the newest,
  /// then iPads from the smallest to the largest.
  ///
  /// The screens come from ``Display/all``, which lists the sources. Three kinds are left out:
  /// - screens of devices that cannot run iOS 11.3, the first version with web app manifests and
  ///   service workers ("What's New in Safari 11.1", Apple);
  /// - screens that exist only with Display Zoom;
  /// - screens whose size in points is in no document by Apple.
  package static let all: [StartupScreen] = Display.all
    .filter { !unconfirmed.contains($0) && hasWebApps($0) }
    .map { StartupScreen(points: $0.points, scale: $0.scale, devices: $0.devices) }
    .reduce(into: []) { screens, screen in
      if !screens.contains(where: screen.isSame) { screens.append(screen) }
    }

  private static let firstSystem = OSVersion(11, 3)

  /// The displays of the iPhone Duo. Apple documents only their pixels, so their size in points is
  /// assumed. If it is wrong, the tag of an image never matches, and the image is never shown.
  private static let unconfirmed: [Display] = [.duoOuter, .duoInner]

  private static func hasWebApps(_ display: Display) -> Bool {
    DeviceModel.all.contains { device in
      device.display == display && !device.name.hasPrefix("zoomed ")
        && device.systems.upperBound >= firstSystem
    }
  }
}
