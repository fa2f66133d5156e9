public import ColorManagement
public import InfoPlist
public import PNGCodec
public import Pixels

/// Something about a build that its user should know, and that does not stop it.
public enum BuildWarning: Hashable, Sendable {
  /// Images are larger than the artwork: up to `factor` times. `wanted` would do, unless no
  /// reasonable artwork would.
  case enlarged(count: Int, factor: Double, wanted: PixelSize?)
  /// More than a fifth of the artwork's area does not show; `area` at most, from 0 to 1.
  case cropped(count: Int, area: Double)
  /// A launch file shows the middle of the artwork, whatever position was asked for.
  case launchFileCenters
  /// What is odd about the file.
  case png(PNGWarning)
  /// A color space that cannot be converted, and is ignored.
  case colorSpace(ColorError)
  /// A gray profile cannot be that of an RGB image.
  case grayProfile
  /// Files of an earlier build, in the output folder at `folder`, that this one does not make.
  case staleFiles([String], folder: String)
  /// What is odd about the Info.plist at `path`.
  case infoPlist(path: String, InfoPlistWarning)
}

extension BuildWarning: CustomStringConvertible {
  /// What and why, in words that follow the name of the artwork, folder or Info.plist.
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
    case .png(let warning): warning.description
    case .colorSpace(let error): "has a color space that is ignored (\(error))"
    case .grayProfile:
      "was converted to sRGB (launch images are RGB and cannot keep its gray profile)"
    case .staleFiles(let files, _):
      "has files of an earlier build that this one does not make (\(Self.list(files)))"
    case .infoPlist(_, let warning): warning.description
    }
  }

  private static func decimal(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded(.up))
    return "\(hundredths / 100).\(hundredths % 100 / 10)\(hundredths % 10)"
  }

  /// Enough to see which.
  private static func list(_ files: [String]) -> String {
    let shown = files.prefix(8).joined(separator: ", ")
    return files.count > 8 ? "\(shown) and \(files.count - 8) more" : shown
  }
}
