public import ColorManagement
public import PNGCodec
public import Pixels

/// Something about a build that its user should know and that does not stop it.
public enum BuildWarning: Hashable, Sendable {
  /// Images are larger than the artwork: up to `factor` times. `wanted` would do.
  case enlarged(count: Int, factor: Double, wanted: PixelSize)
  /// More than a fifth of the artwork's area does not show; `area` at most, from 0 to 1.
  case cropped(count: Int, area: Double)
  /// A launch file shows the middle of the artwork, whatever position was asked for.
  case launchFileCenters
  /// What is odd about the file.
  case png(PNGWarning)
  /// A color space that is named cannot be converted, and does not count.
  case colorSpace(ColorError)
  /// A gray profile cannot be that of an RGB image.
  case grayProfile
}

extension BuildWarning: CustomStringConvertible {
  /// What, why and what to do, in one line, without the path.
  public var description: String {
    switch self {
    case .enlarged(let count, let factor, let wanted):
      "is too small (\(Self.images(count)) enlarged, up to \(Self.decimal(factor)) times); "
        + "use artwork of \(wanted) or more for sharp images"
    case .cropped(let count, let area):
      "loses up to \(Int((area * 100).rounded())) % of its area to the crop of "
        + "\(count == 1 ? "1 image" : "\(count) images") (cover fits other proportions so); "
        + "choose the part with --position, or use --fit contain"
    case .launchFileCenters:
      "is centered in the launch file (its image view knows no --position); leave that option out, "
        + "so that launch images and launch file agree"
    case .png(let warning): warning.description
    case .colorSpace(let error):
      "has a color space that is ignored (\(error)); colors may differ from what was meant, export "
        + "it again in sRGB"
    case .grayProfile:
      "cannot keep its color space (a gray profile, and launch images are RGB); it was converted "
        + "to sRGB"
    }
  }

  private static func images(_ count: Int) -> String {
    count == 1 ? "1 image is" : "\(count) images are"
  }

  private static func decimal(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded(.up))
    return "\(hundredths / 100).\(hundredths % 100 / 10)\(hundredths % 10)"
  }
}
