import Testing

/// A second decoder, which judges what the encoder writes: 8 bits a sample, not interlaced.
enum IndependentDecoder {
  /// The samples of a file, row-major.
  static func samples(
    of bytes: ContiguousArray<UInt8>, width: Int, height: Int, channels: Int
  ) throws -> [UInt8] {
    let stream = try PNGChunks(bytes).content(of: "IDAT")
    let rowBytes = width * channels
    let rows = try #require(
      Inflate.zlib(ContiguousArray(stream), count: height * (rowBytes + 1)))
    var samples: [UInt8] = []
    var above = [UInt8](repeating: 0, count: rowBytes)
    for y in 0..<height {
      let start = y * (rowBytes + 1)
      above = try #require(
        SpecFilter.unfilter(
          Int(rows[start]), Array(rows[start + 1..<start + 1 + rowBytes]), above: above,
          step: channels))
      samples += above
    }
    return samples
  }
}
