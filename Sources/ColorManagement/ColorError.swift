/// Why a color space could not be converted to sRGB.
public enum ColorError: Error, Hashable, Sendable {
  /// Its light goes beyond what a display's white is; `transfer` is its curve's name.
  case highDynamicRange(transfer: String)
  /// Nothing can be made of it: `reason` says why.
  case unusable(reason: String)

  static let outOfMemory = ColorError.unusable(reason: "out of memory")
}

extension ColorError: CustomStringConvertible {
  /// What is wrong, without what has it.
  public var description: String {
    switch self {
    case .highDynamicRange(let transfer): "it is HDR: its transfer function is \(transfer)"
    case .unusable(let reason): reason
    }
  }
}
