package import LaunchRules
package import Pictures
package import Pixels

/// A landscape screen, and the position of the artwork on it.
package struct PlacedScreen: Sendable {
  /// The devices that have this screen, as text for messages.
  package let name: String
  package let frame: PixelSize
  package let placement: Placement
  /// The screen's display; `nil` if no known display has the size of the launch image in points.
  package let display: Display?
}

extension BuildPlan {
  /// The screens of the launch images, each with the first display that has its size in points.
  package var imageScreens: [PlacedScreen] {
    images.map { image in
      let display = Display.all.first { $0.points == image.screen.points }
      return PlacedScreen(
        name: display?.devices ?? "\(image.screen)", frame: image.frame,
        placement: image.placement, display: display)
    }
  }

  /// The screens on which a launch storyboard shows the main artwork; none for UILaunchScreen,
  /// because iOS chooses how to fit its picture.
  package func storyboardScreens(_ displays: [Display]) -> [PlacedScreen] {
    guard let launchScreen, launchScreen.kind == .storyboard, let fit = launchScreen.fit
    else { return [] }
    let tablets = launchScreen.images.contains { $0.artwork == .pad }
    return displays.filter { !tablets || $0.idiom != .pad }.map { display in
      let placement = Placement(
        artwork: artwork, frame: display.landscape, fit: fit, anchor: launchScreen.anchor)
      return PlacedScreen(
        name: display.devices, frame: display.landscape, placement: placement, display: display)
    }
  }
}
