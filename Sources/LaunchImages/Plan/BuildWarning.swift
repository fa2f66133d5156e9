public import ColorManagement
public import InfoPlist
public import PNGCodec
public import Pixels

/// A problem that the user should know, but that does not stop a build.
public enum BuildWarning: Hashable, Sendable {
  /// Images are larger than the artwork, up to `factor` times. `wanted` is the size that the artwork
  /// should have; `nil` if no reasonable size is large enough.
  case enlarged(count: Int, factor: Double, wanted: PixelSize?)
  /// More than a fifth of the artwork's area is cropped. `area` is the largest part, from 0 to 1.
  case cropped(count: Int, area: Double)
  /// The launch file shows the middle of the artwork, whatever the position in the options.
  case launchFileCenters
  /// The logo is enlarged in images, up to `factor` times. `wanted` is the size that it should have.
  case logoEnlarged(count: Int, factor: Double, wanted: PixelSize)
  /// The logo is smaller in images than the options say, to fit into the safe area.
  case logoReduced(count: Int)
  /// The launch file's picture shows the logo, which is scaled with it.
  case launchFileScalesLogo
  /// The launch file shows one color in place of the gradient.
  case launchFileColor(RGBColor)
  /// A problem of the artwork's file.
  case png(PNGWarning)
  /// A color space is ignored because it cannot be converted.
  case colorSpace(ColorError)
  /// The artwork's gray profile is dropped, because launch images are RGB.
  case grayProfile
  /// A problem of an artwork beside the main one.
  indirect case artwork(path: String, BuildWarning)
  /// The output folder has files of an earlier build that this build does not make.
  case staleFiles([String], folder: String)
  /// A problem of the Info.plist at `path`.
  case infoPlist(path: String, InfoPlistWarning)
}

extension BuildWarning: CustomStringConvertible {
  /// The problem and its reason, to be printed after the name of the artwork, folder or Info.plist.
  public var description: String {
    switch self {
    case .enlarged(let count, let factor, _):
      "is too small (\(count == 1 ? "1 image is" : "\(count) images are") enlarged, up to "
        + "\(Self.decimal(factor)) times)"
    case .cropped(let count, let area):
      "loses up to \(Int((area * 100).rounded())) % of its area in "
        + "\(count == 1 ? "1 image" : "\(count) images") (cover crops to other proportions)"
    case .launchFileCenters:
      "is centered in the launch file (its image view has no position)"
    case .logoEnlarged(let count, let factor, _):
      "has a logo that is too small (\(count == 1 ? "1 image shows" : "\(count) images show") it "
        + "enlarged, up to \(Self.decimal(factor)) times)"
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
    case .artwork(_, let warning): warning.description
    case .staleFiles(let files, _):
      "has files of an earlier build that this build does not make (\(Self.list(files)))"
    case .infoPlist(_, let warning): warning.description
    }
  }

  private static func decimal(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded(.up))
    return "\(hundredths / 100).\(hundredths % 100 / 10)\(hundredths % 10)"
  }

  /// At most eight files, and the number of the others.
  private static func list(_ files: [String]) -> String {
    let shown = files.prefix(8).joined(separator: ", ")
    return files.count > 8 ? "\(shown) and \(files.count - 8) more" : shown
  }
}
