public import InfoPlist
public import Pictures
public import Pixels
package import Texts

/// A problem that the user should know about, but that does not stop a build.
public enum BuildWarning: Equatable, Sendable {
  /// A problem with an artwork, the images or the output folder.
  case picture(PictureWarning)
  /// iOS enlarges the artwork in the launch screen, up to `factor` times on iPhones. `wanted` is
  /// the size that the artwork should have; `nil` if no reasonable size is large enough.
  case enlargedInLaunchScreen(factor: Double, wanted: PixelSize?)
  /// Launch images or the launch screen cut a title or the subject of the artwork.
  case partCut(HiddenPart)
  /// A title is under cameras, the screens' corners or home indicators.
  case partCovered(HiddenPart)
  /// The launch screen centers the artwork, although the options specify another position.
  case launchScreenCenters(LaunchScreenCentering)
  /// The picture of UILaunchScreen includes the logo, so iOS scales the logo with the picture.
  case launchScreenScalesLogo
  /// The launch screen shows a single color in place of the gradient.
  case launchScreenColor(RGBColor)
  /// A problem in the Info.plist at `path`.
  case infoPlist(path: String, InfoPlistWarning)

  var isCut: Bool { if case .partCut = self { true } else { false } }

  package func message(at artwork: String) -> Message {
    switch self {
    case .picture(let warning): warning.message(at: artwork)
    case .infoPlist(let path, let warning): warning.message(at: path)
    default: Message(warning: self, words.id, at: Message.Place(artwork), words.remedy)
    }
  }

  private var words: (id: String, remedy: String) {
    switch self {
    case .enlargedInLaunchScreen(_, let wanted?):
      ("enlarged-in-launch-screen", "use artwork of \(wanted) or more for sharp images")
    case .enlargedInLaunchScreen(_, nil):
      ("enlarged-in-launch-screen", "use artwork with the aspect ratio of a screen, 3:2 to 16:9")
    case .partCut(let part):
      (part.kind == .title ? "title-cut" : "subject-cut", part.remedyWords)
    case .partCovered(let part): ("title-covered", part.remedyWords)
    case .launchScreenCenters(.launchScreen):
      ("launch-screen-centers", "use --kind storyboard, which can place it")
    case .launchScreenCenters(.proportions):
      (
        "launch-screen-centers",
        "give all artworks the same aspect ratio, or leave out --focus"
      )
    case .launchScreenScalesLogo:
      ("launch-screen-scales-logo", "use --kind storyboard, which shows the logo in one size")
    case .launchScreenColor: ("launch-screen-color", "use a solid --background for both")
    case .picture, .infoPlist: ("", "")
    }
  }
}

extension BuildWarning: CustomStringConvertible {
  /// The problem and its reason, to be printed after the name of the artwork, folder or Info.plist.
  public var description: String {
    switch self {
    case .picture(let warning): warning.description
    case .infoPlist(_, let warning): warning.description
    case .enlargedInLaunchScreen(let factor, _):
      "is too small (iOS enlarges it up to \(NumberText.twoDecimals(factor)) times on iPhones)"
    case .partCut(let part): part.cutWords
    case .partCovered(let part):
      "has a title with \(NumberText.percent(part.share)) of it under a camera, round corner or home "
        + "indicator (\(part.worst))"
    case .launchScreenCenters(.launchScreen):
      "is centered in the launch screen (UILaunchScreen has no position)"
    case .launchScreenCenters(.proportions):
      "is centered in the launch screen (a position needs artworks with the same aspect ratio)"
    case .launchScreenScalesLogo:
      "contains the logo in UILaunchScreen, which has only one image (the logo is centered and "
        + "scaled with the artwork)"
    case .launchScreenColor(let color):
      "has a solid \(color.hexadecimal) around it in the launch screen, instead of the gradient "
        + "(launch screens have one background color)"
    }
  }
}

extension HiddenPart {
  fileprivate var remedyWords: String {
    switch remedy {
    case .automaticFocus: "use --focus auto"
    case .sameProportions: "give all artworks the same aspect ratio, then use --focus auto"
    case .moveIn: "make it smaller, or move it away from the edges"
    }
  }

  fileprivate var cutWords: String {
    let name = kind == .title ? "a title that is" : "its subject"
    let side = side.map { " at the \($0.rawValue)" } ?? ""
    let cut = isGone ? "cropped away\(side)" : "cut by \(NumberText.percent(share))\(side)"
    return "has \(name) \(cut) (\(worst))"
  }

  /// The first device of the first screen, such as `worst of 12: iPhone 16 Pro`.
  fileprivate var worst: String {
    let device = screens.first?.prefix { $0 != "," && $0 != ";" } ?? ""
    return screens.count > 1 ? "worst of \(screens.count): \(device)" : String(device)
  }
}
