/// How an image's bytes are filtered and deflated.
package struct EncodingStrategy: Hashable, Sendable {
  enum Coder: Hashable, Sendable {
    /// Literals and runs.
    case runs
    /// libdeflate's LZ77.
    case matches(level: Int)
    /// LZ77 with the cheapest parse.
    case optimal
  }

  let filtering: RowFiltering
  let coder: Coder

  /// Whether each band can be encoded independently of the others.
  package var encodesBands: Bool { coder == .runs }
}
