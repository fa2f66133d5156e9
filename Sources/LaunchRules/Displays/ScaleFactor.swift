/// Pixels for each point.
public enum ScaleFactor: Int, Hashable, Sendable, CaseIterable {
  case one = 1
  case two
  case three

  /// What stands in a file's name before the extension: `@3x`; nothing at scale 1.
  public var suffix: String { self == .one ? "" : "@\(rawValue)x" }
}

extension ScaleFactor: CustomStringConvertible {
  /// `@3x`.
  public var description: String { "@\(rawValue)x" }
}
