/// The number of pixels per point, in each direction.
public enum ScaleFactor: Int, Hashable, Sendable, CaseIterable {
  case one = 1
  case two
  case three

  /// The suffix for this scale in a file's name, before the extension: `@3x`; empty at scale 1.
  public var suffix: String { self == .one ? "" : "@\(rawValue)x" }
}

extension ScaleFactor: CustomStringConvertible {
  /// `@1x`, `@2x` or `@3x`.
  public var description: String { "@\(rawValue)x" }
}
