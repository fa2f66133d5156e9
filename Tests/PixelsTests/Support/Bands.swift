import Testing

@testable import Pixels

extension StripRenderer {
  /// Whole images, joined from the bands of all strips.
  ///
  /// Fails if bands do not consist of whole rows, overlap, or leave rows out.
  func joined(channels: Int = 3, sourceLocation: SourceLocation = #_sourceLocation) throws
    -> [ContiguousArray<UInt8>]
  {
    var bands = [[RowBand]](repeating: [], count: frames.count)
    for strip in 0..<stripCount {
      for (index, band) in render(strip: strip).enumerated() {
        if let band { bands[index].append(band) }
      }
    }
    return try zip(frames, bands).map { image, bands in
      var samples = ContiguousArray<UInt8>()
      var next = 0
      for band in bands.sorted(by: { $0.firstRow < $1.firstRow }) {
        try #require(band.firstRow == next, sourceLocation: sourceLocation)
        try #require(band.rowCount > 0, sourceLocation: sourceLocation)
        let count = band.rowCount * image.size.width * channels
        try #require(band.samples.count == count, sourceLocation: sourceLocation)
        samples.append(contentsOf: band.samples)
        next += band.rowCount
      }
      try #require(next == image.size.height, sourceLocation: sourceLocation)
      return samples
    }
  }
}

/// The largest difference between samples at the same position.
func largestDifference(
  _ first: ContiguousArray<UInt8>, _ second: ContiguousArray<UInt8>
) throws -> Int {
  try #require(first.count == second.count)
  return zip(first, second).reduce(0) { max($0, abs(Int($1.0) - Int($1.1))) }
}
