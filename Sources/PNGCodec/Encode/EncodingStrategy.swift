/// How an image's bytes are filtered and deflated.
public struct EncodingStrategy: Hashable, Sendable {
  enum Coder: Hashable, Sendable {
    case runs
    case matches(level: Int)
  }

  let filtering: RowFiltering
  let coder: Coder

  /// Whether each band can be encoded by itself, without the others.
  public var encodesBands: Bool { coder == .runs }
}
