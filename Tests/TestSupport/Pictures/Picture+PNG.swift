extension Picture {
  /// A PNG file, made without the code under test, without compression and filters.
  ///
  /// - Parameter chunks: the chunks between IHDR and IDAT.
  package func png(_ chunks: [PNGChunk] = []) -> ContiguousArray<UInt8> { parts(chunks).file() }

  /// The chunks of the file that ``png(_:)`` makes.
  package func parts(_ chunks: [PNGChunk] = []) -> PNGParts {
    var rows: [UInt8] = []
    rows.reserveCapacity((width * 3 + 1) * height)
    for y in 0..<height {
      rows.append(0)
      for pixel in pixels[y * width..<(y + 1) * width] {
        rows.append(pixel.red)
        rows.append(pixel.green)
        rows.append(pixel.blue)
      }
    }
    let header = Bytes.bigEndian(width) + Bytes.bigEndian(height) + [8, 2, 0, 0, 0]
    return PNGParts(
      [PNGChunk("IHDR", header)] + chunks
        + [PNGChunk("IDAT", StoredZlib.stream(rows)), PNGChunk("IEND", [])])
  }
}
