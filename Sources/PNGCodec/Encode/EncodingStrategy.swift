/// How an image's bytes are filtered and deflated.
package struct EncodingStrategy: Hashable, Sendable {
  enum Coder: Hashable, Sendable {
    /// Literals and runs.
    case runs
    /// LZ77 by libdeflate.
    case matches(level: Int)
    /// LZ77 with the cheapest parse.
    case optimal
  }

  let filtering: RowFiltering
  let coder: Coder

  /// Whether each band can be encoded by itself, without the others.
  package var encodesBands: Bool { coder == .runs }
}
