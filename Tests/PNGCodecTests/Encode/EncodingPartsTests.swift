import Pixels
import Testing

@testable import PNGCodec

/// Parts may be made in any order, by anyone, at the same time: the file is the same.
@Suite struct EncodingPartsTests {
  private static let size = PixelSize(width: 77, height: 61)

  @Test("any order", arguments: Art.allCases, Compression.allCases)
  func anyOrder(art: Art, compression: Compression) {
    let encoder = encoder(art, compression, rows: 9)
    let whole = encoder.encode()
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<4 {
      let order = (0..<encoder.partCount).shuffled(using: &generator)
      var parts: [Int: PNGEncoder.Part] = [:]
      for part in order { parts[part] = encoder.encode(part: part) }
      #expect(encoder.assemble((0..<encoder.partCount).compactMap { parts[$0] }) == whole)
    }
  }

  @Test("at the same time", arguments: Art.allCases)
  func atOnce(art: Art) async {
    let encoder = encoder(art, .balanced, rows: 5)
    let parts = await withTaskGroup(of: (Int, PNGEncoder.Part).self) { group in
      for part in 0..<encoder.partCount {
        group.addTask { (part, encoder.encode(part: part)) }
      }
      return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    #expect(encoder.assemble((0..<encoder.partCount).compactMap { parts[$0] }) == encoder.encode())
  }

  @Test("bands may be given in any order, and encoders made anew", arguments: Art.allCases)
  func shuffledBands(art: Art) {
    let bands = art.image(Self.size, .rgb, rows: 7).bands
    let expected = PNGEncoder(BandedImage(size: Self.size, bands: bands), compression: .balanced)
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<5 {
      let image = BandedImage(size: Self.size, bands: bands.shuffled(using: &generator))
      #expect(PNGEncoder(image, compression: .balanced).encode() == expected.encode())
    }
  }

  @Test("bands of all kinds of heights", arguments: Compression.allCases)
  func unevenBands(compression: Compression) throws {
    let rowBytes = Self.size.width * 3
    let samples = Art.gradient.samples(Self.size, .rgb)
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<20 {
      var bands: [RowBand] = []
      var first = 0
      while first < Self.size.height {
        let count = min(Int.random(in: 1...25, using: &generator), Self.size.height - first)
        let part = samples[first * rowBytes..<(first + count) * rowBytes]
        bands.append(
          RowBand(firstRow: first, rowCount: count, samples: ContiguousArray(part)))
        first += count
      }
      let bytes = PNGEncoder(
        BandedImage(size: Self.size, bands: bands), compression: compression
      ).encode()
      let judged = try IndependentDecoder.samples(
        of: bytes, width: Self.size.width, height: Self.size.height, channels: 3)
      #expect(judged == samples)
    }
  }

  @Test("bands that leave rows out, or overlap, are refused")
  func refused() async {
    await #expect(processExitsWith: .failure) {
      let row = RowBand(firstRow: 1, rowCount: 1, samples: [0, 0, 0])
      _ = BandedImage(size: PixelSize(width: 1, height: 2), bands: [row])
    }
    await #expect(processExitsWith: .failure) {
      let row = RowBand(firstRow: 0, rowCount: 1, samples: [0, 0, 0])
      _ = BandedImage(size: PixelSize(width: 1, height: 2), bands: [row, row])
    }
    await #expect(processExitsWith: .failure) {
      let row = RowBand(firstRow: 0, rowCount: 1, samples: [0, 0])
      _ = BandedImage(size: PixelSize(width: 1, height: 1), bands: [row])
    }
  }

  private func encoder(_ art: Art, _ compression: Compression, rows: Int) -> PNGEncoder {
    PNGEncoder(
      BandedImage(size: Self.size, bands: art.image(Self.size, .rgb, rows: rows).bands),
      compression: compression)
  }
}
