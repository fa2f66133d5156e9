/// How an image's bytes are filtered and deflated.
struct EncodingStrategy: Hashable, Sendable {
  enum Coder: Hashable, Sendable {
    case runs
    case matches(level: Int)
  }

  let filtering: RowFiltering
  let coder: Coder

  /// The strategy that makes a sample of the image's rows smallest.
  ///
  /// Runs cost a fraction of the time that matches do: at most levels matches must be smaller by
  /// a margin.
  static func measured(on image: BandedImage, compression: Compression) -> EncodingStrategy {
    let tones: RowFiltering = compression == .fast ? .paeth : .leastSum
    let level = compression.matchLevel
    let runs = EncodingStrategy(filtering: tones, coder: .runs)
    let others = [
      EncodingStrategy(filtering: tones, coder: .matches(level: level)),
      EncodingStrategy(filtering: .none, coder: .matches(level: level)),
    ]
    let sample = RowSample(of: image)
    let margin = compression == .best ? 1 : 0.97
    var best = (strategy: runs, size: Double(sample.size(with: runs)) * margin)
    for strategy in others {
      let size = Double(sample.size(with: strategy))
      if size < best.size { best = (strategy, size) }
    }
    return best.strategy
  }
}
