internal import LaunchImages
package import LaunchRules
package import Pixels

/// A launch storyboard or screen, as today's devices show it.
package struct PreviewLaunchFile: Sendable {
  /// `UILaunchStoryboardName`
  package var key: String
  /// What it is, in words.
  package var text: String
  /// The upright picture in it; `nil` if it has none, or one that cannot be looked at.
  package var picture: Picture?
  /// The picture on iPads; `nil` if it is the same there.
  package var padPicture: Picture?
  /// The picture on iPhones that are held upright; `nil` if it is the same there.
  package var uprightPicture: Picture?
  /// The picture in dark mode, on all devices; `nil` if each is the same there.
  package var darkPicture: Picture?
  /// The background in dark mode; `nil` if it is the same there.
  package var darkBackground: RGBColor?
  package var fit: PictureFit
  /// The picture over it, if there is one.
  package var logo: Picture?
  /// How it is shown.
  package var logoFit: PictureFit?
  package var background: RGBColor
  /// Whether what it shows is known.
  package var isKnown: Bool
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
  /// One of each kind: island, notch, home button, both kinds of iPad.
  package static let today: [Display] = [.phone874, .phone844, .phone667, .pad1376, .pad1133]
}
