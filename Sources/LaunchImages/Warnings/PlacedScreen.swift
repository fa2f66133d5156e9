package import LaunchRules
package import Pictures
package import Pixels

/// A screen that shows the artwork in landscape, and the artwork's place in it.
package struct PlacedScreen: Sendable {
  /// The devices that have it.
  package let name: String
  package let frame: PixelSize
  package let placement: Placement
  /// `nil` for a launch image that no known display shows as it is.
  package let display: Display?
}

extension BuildPlan {
  /// The screens of the launch images, each with the display of its size.
  package var imageScreens: [PlacedScreen] {
    images.map { image in
      let display = Display.all.first { $0.points == image.screen.points }
      return PlacedScreen(
        name: display?.devices ?? "\(image.screen)", frame: image.frame,
        placement: image.placement, display: display)
    }
  }

  /// Displays on which the launch file shows the main artwork; none if iOS fits its picture as it
  /// likes.
  package func launchFileScreens(_ displays: [Display]) -> [PlacedScreen] {
    guard let launchFile, launchFile.launchFile == .storyboard, let fit = launchFile.fit
    else { return [] }
    let tablets = launchFile.images.contains { $0.artwork == .pad }
    return displays.filter { !tablets || $0.idiom != .pad }.map { display in
      let placement = Placement(
        artwork: artwork, frame: display.landscape, fit: fit, anchor: launchFile.anchor)
      return PlacedScreen(
        name: display.devices, frame: display.landscape, placement: placement, display: display)
    }
  }
}
