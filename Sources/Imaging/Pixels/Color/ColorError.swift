/// The reason why a color space could not be converted to sRGB.
public enum ColorError: Error, Equatable, Sendable, Codable, CustomStringConvertible {
  /// The light extends beyond a display's white; `transfer` is the transfer function's name.
  case highDynamicRange(transfer: String)
  /// A value of a cICP field that means "unspecified" in ITU-T H.273, or is not supported.
  case codePoint(CodePoint, UInt8)
  /// Primaries that no display can have.
  case primaries
  case notProfile
  /// An ICC profile for RGB samples in a gray image (`isGray`), or the other way round.
  case otherSamples(isGray: Bool)
  /// An ICC profile with far more tags, elements or table entries than any device's profile.
  case tooComplex
  /// Little CMS cannot make a transform of the profile.
  case noTransform
  case outOfMemory

  /// A field of the PNG chunk cICP, whose values are code points of ITU-T H.273.
  public enum CodePoint: Hashable, Sendable, Codable, CustomStringConvertible {
    case primaries
    case transfer

    public var description: String {
      switch self {
      case .primaries: "primaries"
      case .transfer: "transfer characteristics"
      }
    }
  }

  /// The reason as a clause about the color space: "it is not an ICC profile".
  public var description: String {
    switch self {
    case .highDynamicRange(let transfer): "it is HDR: its transfer function is \(transfer)"
    case .codePoint(let field, 2): "it does not specify its \(field)"
    case .codePoint(let field, let value): "its \(field) have an unknown code point, \(value)"
    case .primaries: "its primaries are not those of a display"
    case .notProfile: "it is not an ICC profile"
    case .otherSamples(let isGray): "it is not for \(isGray ? "gray" : "RGB") samples"
    case .tooComplex: "its ICC profile is too complex"
    case .noTransform: "Little CMS cannot convert it"
    case .outOfMemory: "out of memory"
    }
  }
}
