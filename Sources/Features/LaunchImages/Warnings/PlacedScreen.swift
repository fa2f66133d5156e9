package import LaunchRules
package import Pictures
package import Pixels

/// A landscape screen, and the position of the artwork on it.
package struct PlacedScreen: Sendable {
  /// The devices that have this screen, as text for messages.
  package let name: String
  package let frame: PixelSize
  package let placement: Placement
  /// The screen's display; `nil` if no known display has the launch image's size in points.
  package let display: Display?
}

extension BuildPlan {
  /// The screens of the launch images, each with the first display that has the same size in
  /// points.
  package var imageScreens: [PlacedScreen] {
    images.map { image in
      let display = Display.all.first { $0.points == image.screen.points }
      return PlacedScreen(
        name: display?.devices ?? "\(image.screen)", frame: image.frame,
        placement: image.placement, display: display)
    }
  }

  /// The screens on which a launch storyboard shows the main artwork. Empty for UILaunchScreen,
  /// because iOS chooses how to fit its picture.
  package func storyboardScreens(_ displays: [Display]) -> [PlacedScreen] {
    guard let launchScreen, launchScreen.kind == .storyboard, let fit = launchScreen.fit
    else { return [] }
    let tablets = launchScreen.images.contains { $0.artwork == .pad }
    return displays.filter { !tablets || $0.idiom != .pad }.map { display in
      let placement = Placement(
        artwork: artwork, frame: display.landscape, fit: fit, anchor: launchScreen.anchor)
      return PlacedScreen(
        name: DeviceModel.names(options.devices.filter { $0.display == display }, on: display),
        frame: display.landscape, placement: placement,
        display: display)
    }
  }
}

extension Display {
  package var landscape: PixelSize { PixelSize(width: pixelHeight, height: pixelWidth) }

  /// The part of the landscape screen inside the safe area, as a share of the screen. The insets of
  /// the safe area are the same in both landscape orientations.
  package var landscapeSafePart: UnitRect {
    guard let area = safeAreas?.landscape else { return .whole }
    let (width, height) = (Double(points.height), Double(points.width))
    return UnitRect(
      x: Double(area.left) / width, y: Double(area.top) / height,
      width: (width - Double(area.left + area.right)) / width,
      height: (height - Double(area.top + area.bottom)) / height)
  }

  /// The parts of the landscape screen that nobody sees: under the camera, in the round corners and
  /// under the home indicator. Each part is a share of the screen. If no source describes the
  /// device, there are no parts.
  func coveredParts(_ orientation: LandscapeOrientation) -> [UnitRect] {
    [cameraPart(orientation), homeIndicatorPart].compactMap(\.self) + cornerParts
  }

  /// For each round corner, the largest square outside the visible screen.
  private var cornerParts: [UnitRect] {
    guard let radius = front?.cornerRadius, radius > 0 else { return [] }
    let side = radius * (1 - 0.5.squareRoot())
    let (width, height) = (side / Double(points.height), side / Double(points.width))
    return [0, 1 - width].flatMap { x in
      [0, 1 - height].map { y in UnitRect(x: x, y: y, width: width, height: height) }
    }
  }

  /// The part of the landscape screen that the camera hides, as a share of the screen; `nil` if the
  /// camera is outside the screen or unknown.
  private func cameraPart(_ orientation: LandscapeOrientation) -> UnitRect? {
    guard let camera = front?.camera, camera != .outside else { return nil }
    let (width, height) = (Double(points.height), Double(points.width))
    let reach = camera.reach / width
    // With the home button's side on the right, the camera is on the left.
    return UnitRect(
      x: orientation == .landscapeRight ? 0 : 1 - reach, y: (1 - camera.width / height) / 2,
      width: reach, height: camera.width / height)
  }

  /// The part of the landscape screen with the home indicator and the gap below it, as a share of
  /// the screen; `nil` without a home indicator.
  private var homeIndicatorPart: UnitRect? {
    guard let front, !front.hasHomeButton else { return nil }
    let share = HomeIndicator.widthShare(.landscapeRight)
    let height = (HomeIndicator.bottom + HomeIndicator.height) / Double(points.width)
    return UnitRect(x: (1 - share) / 2, y: 1 - height, width: share, height: height)
  }
}
