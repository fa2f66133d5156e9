import LaunchImages
import LaunchRules
import Pixels

/// A row of devices that show a launch screen in the same mode and orientation.
struct LaunchScreenRow {
  var name: String
  /// The suffix of the devices' names that describes the mode or orientation, such as
  /// `, in dark mode`; empty for the usual ones.
  var mode = ""
  /// The picture on iPhones.
  var picture: Picture?
  var padPicture: Picture?
  var background: RGBColor
  var fit: PictureFit
  var logo: Picture?
  var logoFit: PictureFit?
  var isKnown: Bool
  var displays: [Display]
  var held: InterfaceOrientation

  /// The rows of a launch screen: light mode, iPhones in portrait if their picture differs, and
  /// dark mode if its pictures or background differ.
  static func all(of launchScreen: PreviewLaunchScreen) -> [LaunchScreenRow] {
    let light = LaunchScreenRow(
      name: "light", picture: launchScreen.picture,
      padPicture: launchScreen.padPicture ?? launchScreen.picture,
      background: launchScreen.background,
      fit: launchScreen.fit, logo: launchScreen.logo, logoFit: launchScreen.logoFit,
      isKnown: launchScreen.isKnown, displays: launchScreen.displays, held: launchScreen.held)
    var rows = [light]
    let phones = launchScreen.displays.filter { $0.idiom == .phone }
    if let picture = launchScreen.uprightPicture, !phones.isEmpty {
      var upright = light
      upright.name = "upright"
      upright.mode = ", held upright"
      upright.picture = picture
      upright.displays = phones
      upright.held = .portrait
      rows.append(upright)
    }
    if launchScreen.darkPicture != nil || launchScreen.darkBackground != nil {
      // Dark mode exists on iOS 13 and later.
      var dark = light
      dark.name = "dark"
      dark.mode = ", in dark mode"
      dark.picture = launchScreen.darkPicture ?? light.picture
      dark.padPicture = launchScreen.darkPicture ?? light.padPicture
      dark.background = launchScreen.darkBackground ?? light.background
      rows.append(dark)
    }
    return rows
  }
}
