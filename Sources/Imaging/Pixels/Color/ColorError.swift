/// The reason why a color space could not be converted to sRGB.
public enum ColorError: Error, Equatable, Sendable, Codable, CustomStringConvertible {
  /// The color space is HDR: light extends beyond a display's white. `transfer` is the name of the
  /// transfer function.
  case highDynamicRange(transfer: String)
  /// A cICP field has this value, which is unsupported or means "unspecified" in ITU-T H.273.
  case codePoint(UInt8)
  /// Primaries that no display can have.
  case primaries
  case notProfile
  /// An ICC profile with far more tags, elements or table entries than any device's profile.
  case tooComplex
  /// Little CMS cannot make a transform of the profile.
  case noTransform
  case outOfMemory

  /// The reason as a clause about the color space, such as "it is not an ICC profile".
  public var description: String {
    switch self {
    case .highDynamicRange(let transfer): "it is HDR: its transfer function is \(transfer)"
    case .codePoint(let value): "it has the code point \(value), which is unspecified or unknown"
    case .primaries: "its primaries are not those of a display"
    case .notProfile: "it is not an ICC profile"
    case .tooComplex: "its ICC profile is too complex"
    case .noTransform: "Little CMS cannot convert it"
    case .outOfMemory: "out of memory"
    }
  }
}
