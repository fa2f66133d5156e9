internal import LaunchImages
package import LaunchRules
package import Pixels

/// A launch storyboard or UILaunchScreen, as today's devices show it.
package struct PreviewLaunchScreen: Sendable {
  /// The key in Info.plist, such as `UILaunchStoryboardName`.
  package var key: String
  package var text: String
  /// The upright picture in the launch screen; `nil` without a picture, or if it cannot be read.
  package var picture: Picture?
  /// The picture on iPads; `nil` if iPads show ``picture``.
  package var padPicture: Picture?
  /// The picture on iPhones in portrait; `nil` if they show ``picture``.
  package var uprightPicture: Picture?
  /// The picture in dark mode on all devices; `nil` if they show the same pictures as in light
  /// mode.
  package var darkPicture: Picture?
  /// The background color in dark mode; `nil` if it is the same as in light mode.
  package var darkBackground: RGBColor?
  package var fit: PictureFit
  package var logo: Picture?
  /// How ``logo`` is shown; `nil` without a logo.
  package var logoFit: PictureFit?
  package var background: RGBColor
  /// Whether the content of the launch screen is known, so that it can be drawn.
  package var isKnown: Bool
  /// The displays on which the launch screen is drawn.
  package var displays: [Display]
  package var held: InterfaceOrientation

  package init(
    key: String, text: String, picture: Picture?, fit: PictureFit, background: RGBColor,
    isKnown: Bool,
    displays: [Display], held: InterfaceOrientation
  ) {
    self.key = key
    self.text = text
    self.picture = picture
    self.fit = fit
    self.background = background
    self.isKnown = isKnown
    self.displays = displays
    self.held = held
  }
}

extension Display {
  /// The displays on which previews draw launch screens: iPhones with an island, a notch and a home
  /// button, and one iPad of each aspect ratio.
  package static let today: [Display] = [.phone874, .phone844, .phone667, .pad1376, .pad1133]
}
