import LaunchImages
import LaunchRules
import Pixels

/// A launch storyboard or UILaunchScreen, as today's devices show it.
struct PreviewLaunchScreen: Sendable {
  var text: String
  /// The picture in the launch screen; `nil` without a picture, or if it cannot be read.
  var picture: Picture?
  /// The picture on iPads; `nil` if iPads show ``picture``.
  var padPicture: Picture?
  /// The picture on iPhones in portrait; `nil` if they show ``picture``.
  var uprightPicture: Picture?
  /// The picture in dark mode on all devices; `nil` if they show the same pictures as in light
  /// mode.
  var darkPicture: Picture?
  var fit: PictureFit
  var logo: PictureLayer?
  var background: RGBColor
  /// The background color in dark mode; `nil` if it is the same as in light mode.
  var darkBackground: RGBColor?
  /// Whether the content of the launch screen is known, so that it can be drawn.
  var isKnown: Bool
  var displays: [Display]
  var held: InterfaceOrientation
  /// The suffix of the devices' names that describes the mode or orientation, such as
  /// `, in dark mode`; empty for the usual ones.
  var mode = ""

  /// The launch screen in light mode, on iPhones held upright if their picture differs, and in dark
  /// mode if its pictures or background differ.
  var rows: [PreviewLaunchScreen] {
    var rows = [self]
    let phones = displays.filter { $0.idiom == .phone }
    if let uprightPicture, !phones.isEmpty {
      var upright = self
      upright.mode = ", held upright"
      upright.picture = uprightPicture
      upright.displays = phones
      upright.held = .portrait
      rows.append(upright)
    }
    if darkPicture != nil || darkBackground != nil {
      // Dark mode exists on iOS 13 and later.
      var dark = self
      dark.mode = ", in dark mode"
      dark.picture = darkPicture ?? picture
      dark.padPicture = darkPicture ?? padPicture
      dark.background = darkBackground ?? background
      rows.append(dark)
    }
    return rows
  }

  /// The pictures on a display, the lowest first.
  func layers(on display: Display) -> [PictureLayer] {
    let shown = display.idiom == .pad ? padPicture ?? picture : picture
    return [shown.map { PictureLayer($0, fit) }, logo].compactMap(\.self)
  }
}

extension Display {
  /// The displays on which previews draw launch screens: iPhones with an island, a notch and a home
  /// button, and one iPad of each aspect ratio.
  static let today: [Display] = [.phone874, .phone844, .phone667, .pad1376, .pad1133]
}

extension LaunchScreenKey {
  var words: String {
    switch self {
    case .storyboardName, .storyboards: "launch storyboard"
    case .screen, .screens: "launch screen (\(rawValue))"
    }
  }

  /// The first sentences about a launch screen that the key names.
  var lead: String {
    "The \(words) on current devices. iOS \(minimumOS.major) and later show it."
  }

  static let systemFit = "It is drawn here with contain: iOS fits this picture as it likes."
}

/// A picture, and how an image view as large as the screen shows it.
struct PictureLayer: Sendable {
  let picture: Picture
  let fit: PictureFit

  init(_ picture: Picture, _ fit: PictureFit) {
    self.picture = picture
    self.fit = fit
  }
}

/// How an image view shows its picture.
enum PictureFit: Sendable {
  case fitted(Fit, Anchor = .position(.center))
  /// Shown with the same width and height on every screen.
  case unscaled(UnscaledLogo)

  /// The frame of the whole picture in an image view that is as large as the screen, in points.
  func frame(
    of picture: PixelSize, in view: (width: Double, height: Double), _ safeArea: SafeArea
  ) -> ViewFrame {
    switch self {
    case .fitted(let fit, let anchor):
      ViewFrame(
        picture: (Double(picture.width), Double(picture.height)), in: view, fit, anchor)
    case .unscaled(let logo):
      logo.frame(
        on: PointSize(width: Int(view.width), height: Int(view.height)), safeArea: safeArea)
    }
  }
}
