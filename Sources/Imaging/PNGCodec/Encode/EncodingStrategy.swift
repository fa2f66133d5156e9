/// How an image's bytes are filtered and deflated.
package struct EncodingStrategy: Equatable, Sendable {
  enum Coder: Hashable, Sendable {
    /// The coder finds matches in one pass over each band.
    case sequences(MatchSearch)
    /// The coder uses the cheapest parse (``OptimalDeflater``).
    case optimal
  }

  let filtering: RowFiltering
  let coder: Coder

  /// Which matches the coder searches for; `nil` if the coder needs the whole image.
  var search: MatchSearch? { if case .sequences(let search) = coder { search } else { nil } }
}
