import Pixels
import TestSupport
import Testing

@testable import Pictures

/// The output of the optimal coder is inflated by libdeflate and compared.
@Suite struct OptimalDeflaterTests {
  @Test("several parts form one stream", arguments: [ByteSeries.allEqual, .shortRuns, .longRuns])
  func parts(series: ByteSeries) {
    let part = OptimalDeflater.partSize
    for count in [part - 1, part, part + 1, part + 2, part + 3, part + 4, 2 * part + 300] {
      DeflateCoder.optimal.check(series.bytes(count))
    }
  }

  @Test("parts may begin anywhere, and reach back into the previous one")
  func reachBack() throws {
    let bytes = ByteSeries.random.bytes(5000) + ByteSeries.random.bytes(5000)
    for cut in [1, 2, 3, 4999, 5000, 5001, 9996, 9997, 9998, 9999] {
      let parts = [0..<cut, cut..<10_000].map { OptimalDeflater.deflate(bytes, part: $0) }
      let joined = ContiguousArray(parts.joined()) + StoredBlocks.end
      let isSame = Inflate.deflate(joined, count: 10_000) == bytes
      #expect(isSame)
    }
    // Repeating the same five thousand bytes takes hardly any space.
    #expect(OptimalDeflater.deflate(bytes, part: 5000..<10_000).count < 120)
  }

  @Test(
    "the parts cover all bytes, in order", arguments: [0, 1, 262_143, 262_144, 262_145, 999_999])
  func partRanges(count: Int) {
    let parts = OptimalDeflater.parts(of: count)
    #expect(parts.first?.lowerBound == 0)
    #expect(parts.last?.upperBound == count)
    #expect(zip(parts, parts.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound })
    #expect(parts.dropLast().allSatisfy { $0.count == OptimalDeflater.partSize })
    #expect(count == 0 || parts.allSatisfy { !$0.isEmpty })
  }

  @Test("a block of different literals has no distances, a block of one literal has a match")
  func fewSymbols() throws {
    let different = ContiguousArray((0..<200).map { UInt8($0) })
    let literals = try blocks(different)
    #expect(literals.allSatisfy { $0.lengths.distances.allSatisfy { $0 == 0 } })
    let equal = try blocks(ByteSeries.allEqual.bytes(100_000))
    #expect(equal[0].tokens.count == 1 + (99_999 + 257) / 258)
    #expect(equal[0].lengths.distances == [1])
  }

  @Test("libpng's zlib can read it too", arguments: ByteSeries.allCases)
  func zlib(series: ByteSeries) throws {
    for count in [1, 2, 3, 100, 20_000, 300_000] where count < 20_001 || series == .shortRuns {
      // A row with the filter None.
      let row: ContiguousArray<UInt8> = [0] + series.bytes(count)
      let parts = OptimalDeflater.parts(of: row.count).map { OptimalDeflater.part(row, $0) }
      let file = PNGFile(
        size: PixelSize(width: count, height: 1), format: .samples(.gray), colors: .sRGB,
        parts: parts)
      let raster = try PNGDecoder.decodeWithLibpng(file.bytes).raster
      let isSame = raster.samples == .bits8(series.bytes(count))
      #expect(isSame, "\(count) bytes")
    }
  }

  private func blocks(_ bytes: ContiguousArray<UInt8>) throws -> [DeflateReader.Block] {
    try DeflateReader.blocks(
      OptimalDeflater.deflate(bytes, part: bytes.indices) + StoredBlocks.end)
  }
}
