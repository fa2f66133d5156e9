/// How an image's bytes are filtered and deflated.
package struct EncodingStrategy: Hashable, Sendable {
  enum Coder: Hashable, Sendable {
    /// One pass over each band.
    case sequences(MatchSearch)
    /// LZ77 with the cheapest parse.
    case optimal
  }

  let filtering: RowFiltering
  let coder: Coder

  /// How matches are found; `nil` if the coder needs the whole image.
  var search: MatchSearch? { if case .sequences(let search) = coder { search } else { nil } }
}
