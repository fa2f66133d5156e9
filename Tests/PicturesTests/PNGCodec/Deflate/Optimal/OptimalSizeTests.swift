import Pixels
import TestSupport
import Testing

@testable import Pictures

/// The optimal coder must produce fewer bytes than the others. With only a few hundred bytes, the
/// headers and the path on which the parses settle decide, so some extra bytes are allowed.
@Suite struct OptimalSizeTests {
  @Test("no larger than any faster coder's output", arguments: ByteSeries.allCases)
  func others(series: ByteSeries) {
    for count in [0, 1, 2, 3, 10, 50, 100, 300, 1000, 5000, 30_000, 131_072, 200_000] {
      let bytes = series.bytes(count)
      let other =
        MatchSearch.allCases.map { SequenceDeflater.deflate(bytes, $0).count }.min() ?? 0
      #expect(size(bytes) <= other + max(16, other / 1000), "\(count) bytes")
    }
  }

  @Test("incompressible bytes grow by only a few bytes")
  func random() {
    for count in [1, 100, 65_535, 65_536, 262_144, 300_000] {
      let stored = OptimalDeflater.parts(of: count).reduce(0) {
        $0 + (StoredBlocks.bitCount($1.count) + 7) / 8 + 5
      }
      #expect(size(ByteSeries.random.bytes(count)) <= stored)
    }
  }

  @Test("no larger than libdeflate's highest level for filtered art", arguments: Art.allCases)
  func matches(art: Art) {
    let size = PixelSize(width: 200, height: 150)
    let image = BandedImage(size: size, bands: art.image(size, .rgb, rows: 50).bands)
    for filtering in [RowFiltering.none, .always(1), .always(4), .fewestBits, .leastPairEntropy] {
      let rows = image.bands.reduce(into: ContiguousArray<UInt8>()) {
        $0 += filtering.rows(of: $1, image.format)
      }
      // Both without what only a complete stream needs: header and checksum, the empty block.
      let level12 = Deflated.zlib(Array(rows), level: 12).count - 6
      #expect(self.size(rows) - 5 <= level12 + max(32, level12 / 200), "\(filtering)")
    }
  }

  @Test("smaller than libdeflate's highest level for continuous tones", arguments: [3, 7])
  func tones(noise: Int) {
    let size = PixelSize(width: 240, height: 160)
    var generator = SeededGenerator(seed: noise)
    let samples = ContiguousArray(
      (0..<size.area * 3).map { index in
        let (x, y) = (index / 3 % size.width, index / 3 / size.width)
        return UInt8((x * y / 200 + y / 3 + Int.random(in: 0...noise, using: &generator)) % 256)
      })
    let band = RowBand(firstRow: 0, rowCount: size.height, samples: samples)
    let filterings = [RowFiltering.always(1), .always(4), .fewestBits, .leastPairEntropy]
    let rows = filterings.map { $0.rows(of: band, .rgb) }
    let level12 = rows.map { Deflated.zlib(Array($0), level: 12).count }.min() ?? 0
    #expect(rows.map { self.size($0) }.min() ?? .max < level12)
  }

  @Test("the estimate is within a third", arguments: ByteSeries.allCases)
  func estimate(series: ByteSeries) {
    let bytes = series.bytes(60_000)
    let size = size(bytes)
    #expect(abs(OptimalDeflater.estimate([(bytes, 0)]).size - size) <= size / 3 + 16)
  }

  private func size(_ bytes: ContiguousArray<UInt8>) -> Int {
    OptimalDeflater.parts(of: bytes.count).reduce(0) {
      $0 + OptimalDeflater.deflate(bytes, part: $1).count
    }
  }
}
