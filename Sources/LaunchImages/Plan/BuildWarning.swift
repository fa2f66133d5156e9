public import Pixels

/// Something about a build that its user should know and that does not stop it.
public enum BuildWarning: Hashable, Sendable {
  /// Images are larger than the artwork: up to `factor` times. `wanted` would do.
  case enlarged(count: Int, factor: Double, wanted: PixelSize)
  /// More than a fifth of the artwork's area does not show; `area` at most, from 0 to 1.
  case cropped(count: Int, area: Double)
  /// What the decoder found odd.
  case decoder(text: String)
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
    case .decoder(let text): "is odd (\(text)); the pixels were read nevertheless"
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
