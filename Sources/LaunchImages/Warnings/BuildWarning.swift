public import ColorManagement
public import InfoPlist
public import PNGCodec
package import Pictures
public import Pixels

/// A problem that the user should know about, but that does not stop a build.
public enum BuildWarning: Equatable, Sendable {
  /// `count` images enlarge the artwork, up to `factor` times. `wanted` is the size that the
  /// artwork should have; `nil` if no reasonable size is large enough.
  case enlarged(count: Int, factor: Double, wanted: PixelSize?)
  /// iOS enlarges the artwork in the launch screen, up to `factor` times on iPhones. `wanted` is
  /// the size that the artwork should have; `nil` if no reasonable size is large enough.
  case enlargedInLaunchFile(factor: Double, wanted: PixelSize?)
  /// More than a fifth of the artwork's area is cropped. `count` is the number of images with such
  /// a crop, and `area` is the largest cropped share, from 0 to 1.
  case cropped(count: Int, area: Double)
  /// Launch images or the launch screen cut a title or the subject of the artwork.
  case partCut(HiddenPart)
  /// A title is under cameras, the screens' corners or home indicators.
  case partCovered(HiddenPart)
  /// The launch screen centers the artwork, although the options specify another position.
  case launchFileCenters(LaunchFileCentering)
  /// The logo is enlarged in `count` images, up to `factor` times. `wanted` is the size that the
  /// logo should have.
  case logoEnlarged(count: Int, factor: Double, wanted: PixelSize)
  /// Every pixel of the logo is fully transparent.
  case logoTransparent
  /// The logo has a single color, which is also the background's.
  case logoHasBackgroundColor(RGBColor)
  /// In `count` images, the logo is smaller than the options specify, to fit into the safe area.
  case logoReduced(count: Int)
  /// The picture of UILaunchScreen includes the logo, so iOS scales the logo with the picture.
  case launchFileScalesLogo
  /// The launch screen shows a single color in place of the gradient.
  case launchFileColor(RGBColor)
  /// A problem in the artwork's file.
  case png(PNGWarning)
  /// The color space of an artwork's file is ignored because it cannot be converted.
  case colorSpace(ColorError)
  /// The artwork's gray profile is dropped, because launch images are RGB.
  case grayProfile
  /// The logo's color space is not the color space that the images are tagged with.
  case logoColors
  /// In dark mode, the launch screen shows the main artwork, whose transparent pixels are filled
  /// with the background of light mode.
  case lightBackgroundInDark
  /// A problem with an artwork other than the main one.
  indirect case artwork(path: String, BuildWarning)
  /// The output folder contains files of an earlier build that this build does not make.
  case staleFiles([String], folder: String)
  /// The output folder contains files that this build does not make, with names of launch images or
  /// of a launch screen's parts. Another program may have made them.
  case unknownFiles([String], folder: String)
  /// A problem in the Info.plist at `path`.
  case infoPlist(path: String, InfoPlistWarning)
}

extension BuildWarning {
  var isCut: Bool { if case .partCut = self { true } else { false } }

  package init(_ warning: PictureWarning) {
    self =
      switch warning {
      case .enlarged(let count, let factor, let wanted):
        .enlarged(count: count, factor: factor, wanted: wanted)
      case .cropped(let count, let area): .cropped(count: count, area: area)
      case .logoEnlarged(let count, let factor, let wanted):
        .logoEnlarged(count: count, factor: factor, wanted: wanted)
      case .logoTransparent: .logoTransparent
      case .logoHasBackgroundColor(let color): .logoHasBackgroundColor(color)
      case .logoReduced(let count): .logoReduced(count: count)
      case .png(let warning): .png(warning)
      case .colorSpace(let error): .colorSpace(error)
      case .grayProfile: .grayProfile
      case .logoColors: .logoColors
      case .lightBackgroundInDark: .lightBackgroundInDark
      case .artwork(let path, let warning): .artwork(path: path, BuildWarning(warning))
      case .staleFiles(let files, let folder): .staleFiles(files, folder: folder)
      case .unknownFiles(let files, let folder): .unknownFiles(files, folder: folder)
      }
  }
}

extension BuildWarning: CustomStringConvertible {
  /// The problem and its reason, to be printed after the name of the artwork, folder or Info.plist.
  public var description: String {
    switch self {
    case .enlarged(let count, let factor, _):
      "is too small (\(count == 1 ? "1 image is" : "\(count) images are") enlarged, up to "
        + "\(Self.decimal(factor)) times)"
    case .enlargedInLaunchFile(let factor, _):
      "is too small (iOS enlarges it up to \(Self.decimal(factor)) times on iPhones)"
    case .cropped(let count, let area):
      "loses up to \(Self.percent(area)) of its area in "
        + "\(count == 1 ? "1 image" : "\(count) images") (cover crops to other proportions)"
    case .partCut(let part): Self.cut(part)
    case .partCovered(let part):
      "has a title with \(Self.percent(part.share)) of it at a camera, corner or home bar "
        + "(\(Self.worst(part.screens)))"
    case .launchFileCenters(.launchScreen):
      "is centered in the launch file (UILaunchScreen has no position)"
    case .launchFileCenters(.proportions):
      "is centered in the launch file (a position needs artworks of the same proportions)"
    case .logoEnlarged(let count, let factor, _):
      "has a logo that is too small (\(count == 1 ? "1 image shows" : "\(count) images show") it "
        + "enlarged, up to \(Self.decimal(factor)) times)"
    case .logoTransparent: "has a logo that shows nothing (all of it is transparent)"
    case .logoHasBackgroundColor(let color):
      "has a logo that shows nothing (all of it has the background's color, "
        + "\(color.hexadecimal))"
    case .logoReduced(let count):
      "has a logo that does not fit (it is smaller in "
        + "\(count == 1 ? "1 image" : "\(count) images"), to stay inside the safe area)"
    case .launchFileScalesLogo:
      "has the logo as a part of it in the launch file (there it is centered, and scaled with it)"
    case .launchFileColor(let color):
      "has \(color.hexadecimal) beside it in the launch file, not a gradient (launch files have one "
        + "color)"
    case .png(let warning): warning.description
    case .colorSpace(let error): "has a color space that is ignored (\(error))"
    case .grayProfile:
      "was converted to sRGB (launch images are RGB and cannot keep its gray profile)"
    case .logoColors:
      "has a logo whose colors are wrong in the images (they are tagged with the artwork's color "
        + "space, and nothing is converted)"
    case .lightBackgroundInDark:
      "keeps the light background behind its transparent pixels in dark mode (only the color around "
        + "it changes)"
    case .artwork(_, let warning): warning.description
    case .staleFiles(let files, _):
      "has files of an earlier build that this build does not make (\(Self.list(files)))"
    case .unknownFiles(let files, _):
      "has files that this build does not make, and that launchgen may not have made "
        + "(\(Self.list(files)))"
    case .infoPlist(_, let warning): warning.description
    }
  }

  private static func decimal(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded(.up))
    return "\(hundredths / 100).\(hundredths % 100 / 10)\(hundredths % 10)"
  }

  private static func percent(_ share: Double) -> String { "\(Int((share * 100).rounded())) %" }

  private static func cut(_ part: HiddenPart) -> String {
    let name = part.kind == .title ? "a title that is" : "its subject"
    let side = part.side.map { " at the \($0.rawValue)" } ?? ""
    let cut = part.isGone ? "cropped away\(side)" : "cut by \(percent(part.share))\(side)"
    return "has \(name) \(cut) (\(worst(part.screens)))"
  }

  /// The first device of the first screen, such as `worst of 12: iPhone 16 Pro`.
  private static func worst(_ screens: [String]) -> String {
    let device = screens.first?.prefix { $0 != "," && $0 != ";" } ?? ""
    return screens.count > 1 ? "worst of \(screens.count): \(device)" : String(device)
  }

  /// Up to eight names, followed by the number of remaining names.
  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(8).joined(separator: ", ")
    return names.count > 8 ? "\(shown) and \(names.count - 8) more" : shown
  }
}
