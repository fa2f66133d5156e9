public import AppDocuments
public import Pictures
public import Pixels
package import Texts

/// A problem that the user should know about, but that does not stop a build.
public enum BuildWarning: Equatable, Sendable {
  /// A problem with an artwork, the images or the output folder.
  case picture(PictureWarning)
  /// iOS enlarges the artwork in the launch screen, up to `factor` times on iPhones. Artwork of the
  /// size `wanted` is not enlarged on any screen.
  case enlargedInLaunchScreen(factor: Double, wanted: PixelSize)
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
  case infoPlist(path: String, InfoPlistWarning)

  var isCut: Bool { if case .partCut = self { true } else { false } }

  package func message(at artwork: String) -> Message {
    func message(_ id: String, _ problem: String, _ remedy: String) -> Message {
      Message(warning: problem, id, at: Message.Place(artwork), remedy)
    }
    switch self {
    case .picture(let warning): return warning.message(at: artwork)
    case .infoPlist(let path, let warning): return warning.message(at: path)
    case .enlargedInLaunchScreen(let factor, let wanted):
      return message(
        "enlarged-in-launch-screen",
        "is too small (iOS enlarges it up to \(NumberText.twoDecimals(factor)) times on iPhones)",
        "use artwork of \(wanted) or more for sharp images")
    case .partCut(let part):
      let id = part.kind == .title ? "title-cut" : "subject-cut"
      return message(id, part.cutWords, part.remedyWords)
    case .partCovered(let part):
      return message(
        "title-covered",
        "has a title with \(NumberText.percent(part.share)) of it under a camera, round corner or "
          + "home indicator (\(part.worst))", part.remedyWords)
    case .launchScreenCenters(.launchScreen):
      return message(
        "launch-screen-centers",
        "is centered in the launch screen (UILaunchScreen has no position)",
        "use --kind storyboard, which can place it")
    case .launchScreenCenters(.proportions):
      return message(
        "launch-screen-centers",
        "is centered in the launch screen (a position needs artworks with the same aspect ratio)",
        "give all artworks the same aspect ratio, or leave out --focus")
    case .launchScreenScalesLogo:
      return message(
        "launch-screen-scales-logo",
        "contains the logo in UILaunchScreen, which has only one image (the logo is centered and "
          + "scaled with the artwork)", "use --kind storyboard, which shows the logo in one size")
    case .launchScreenColor(let color):
      return message(
        "launch-screen-color",
        "has a solid \(color.hexadecimal) around it in the launch screen, instead of the gradient "
          + "(launch screens have one background color)", "use a solid --background for both")
    }
  }
}

extension BuildWarning: CustomStringConvertible {
  /// The problem and its reason, to be printed after the name of the artwork, folder or Info.plist.
  public var description: String { message(at: "").problem }
}

/// A title or the subject of the artwork that screens hide, wholly or in part.
public struct HiddenPart: Equatable, Sendable {
  public enum Kind: Sendable {
    case title
    /// The only part that stands out, in artwork without a title.
    case subject
  }

  /// A side of the artwork.
  public enum Side: String, Sendable {
    case top, left, bottom, right
  }

  /// A change that makes the part visible.
  public enum Remedy: Sendable {
    /// `--focus auto` makes the part visible on every screen, or makes more of the part visible.
    case automaticFocus
    /// The artist must move the part inward; `--focus auto` does not help or is already used.
    case moveIn
  }

  public var kind: Kind
  /// The devices with the screens that hide the part, the worst screen first.
  public var screens: [String]
  /// How much of the part the worst screen hides, from 0 to 1.
  public var share: Double
  /// The side at which the worst screen cuts the part; `nil` if the part is covered.
  public var side: Side?
  public var remedy: Remedy

  fileprivate var remedyWords: String {
    switch remedy {
    case .automaticFocus: "use --focus auto"
    case .moveIn: "make it smaller, or move it away from the edges"
    }
  }

  fileprivate var cutWords: String {
    let name = kind == .title ? "a title that is" : "its subject"
    let side = side.map { " at the \($0.rawValue)" } ?? ""
    // Practically nothing of the part is visible.
    let isGone = share > 0.995
    let cut = isGone ? "cropped away\(side)" : "cut by \(NumberText.percent(share))\(side)"
    return "has \(name) \(cut) (\(worst))"
  }

  /// The first device of the worst screen, in words such as `worst of 12: iPhone 16 Pro`.
  fileprivate var worst: String {
    let device = screens.first?.prefix { $0 != "," && $0 != ";" } ?? ""
    return screens.count > 1 ? "worst of \(screens.count): \(device)" : String(device)
  }
}
