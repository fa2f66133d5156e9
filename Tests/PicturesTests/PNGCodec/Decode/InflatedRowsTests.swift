import Pixels
import TestSupport
import Testing

@testable import Pictures

/// Streams that the direct decoder inflates, or has to leave to libpng.
@Suite struct InflatedRowsTests {
  /// A gray image of one row with this stream for its rows.
  private func png(width: Int, height: Int = 1, stream: [UInt8]) -> PNGParts {
    var parts = PNGParts(TestPNG.random(.gray, depth: 8, width: width, height: height).chunks)
    parts["IDAT"] = stream
    return parts
  }

  private func decodesDirectly(_ parts: PNGParts) throws -> Bool {
    let inspection = try PNGInspection(parts.file(), pixelLimit: PNGDecoder.pixelLimit)
    return try PNGDecoder.decodedDirectly(inspection) != nil
  }

  /// One block with fixed codes (RFC 1951, 3.2.6): a filter type and a byte, then these codes, each
  /// with its first bit highest.
  private func fixedBlock(_ codes: [(code: Int, bits: Int)], rows: [UInt8]) -> [UInt8] {
    var writer = BitWriter()
    writer.append(0b011, count: 3)
    for (code, bits) in [(0x30, 8), (0x31, 8)] + codes + [(0, 7)] {
      let reversed = (0..<bits).reduce(0) { $0 | (code >> $1 & 1) << (bits - 1 - $1) }
      writer.append(reversed, count: bits)
    }
    writer.align()
    return [0x78, 0x01] + writer.bytes + Bytes.bigEndian(Int(Checksum.adler32(rows)))
  }

  @Test("all lengths and distances of the fixed codes, and those that stand for nothing")
  func fixedCodes() throws {
    // A match of 258 at distance 1.
    let good = fixedBlock(
      [(0b1100_0101, 8), (0, 5)], rows: [0] + [UInt8](repeating: 1, count: 259))
    #expect(try decodesDirectly(png(width: 259, stream: good)))
    _ = try TwoWays.decode(png(width: 259, stream: good)).get()
    for symbol in [286, 287] {
      let stream = fixedBlock(
        [(0b1100_0000 + symbol - 280, 8), (0, 5)], rows: [0] + [UInt8](repeating: 1, count: 259))
      guard case .failure = TwoWays.decode(png(width: 259, stream: stream)) else {
        Issue.record("\(symbol) was taken for a length")
        continue
      }
    }
    for symbol in [30, 31] {
      let stream = fixedBlock([(1, 7), (symbol, 5)], rows: [0, 1, 1, 1, 1])
      guard case .failure = TwoWays.decode(png(width: 4, stream: stream)) else {
        Issue.record("\(symbol) was taken for a distance")
        continue
      }
    }
  }

  @Test("more codes than there are symbols are refused", arguments: [30, 31])
  func tooManyCodes(_ extra: Int) {
    var writer = BitWriter()
    writer.append(0b101, count: 3)
    writer.append(extra | 0 << 5 | 15 << 10, count: 14)
    for _ in 0..<40 { writer.append(0x5555, count: 16) }
    guard case .failure = TwoWays.decode(png(width: 9, stream: [0x78, 0x01] + writer.bytes)) else {
      Issue.record("accepted")
      return
    }
  }

  /// Larger than what is inflated at a time, with distances up to the whole window; with the larger
  /// height, filters are undone on a thread of their own.
  @Test(arguments: [1, 3, 6, 9, 12] as [Int32], [700, 1400])
  func largeImages(level: Int32, height: Int) throws {
    var generator = SeededGenerator(seed: Int(level))
    let width = 1009
    var rows: [UInt8] = []
    let noise = (0..<32_000).map { _ in UInt8.random(in: 0...255, using: &generator) }
    for y in 0..<height {
      rows.append(UInt8(y % 5))
      switch y / 70 % 3 {
      case 0: rows += (0..<width).map { noise[(y * (width + 1) + $0) % noise.count] }
      case 1: rows += (0..<width).map { _ in UInt8.random(in: 0...6, using: &generator) }
      default: rows += [UInt8](repeating: UInt8(y % 256), count: width)
      }
    }
    let parts = png(width: width, height: height, stream: Deflated.zlib(rows, level: level))
    #expect(try decodesDirectly(parts))
    _ = try TwoWays.decode(parts).get()
  }

  @Test("damage is found in rows that are finished beside the inflater", arguments: 0..<4)
  func largeDamage(kind: Int) {
    let (width, height) = (1009, 1400)
    var rows: [UInt8] = []
    for y in 0..<height {
      rows.append(UInt8(y % 5))
      for x in 0..<width { rows.append(UInt8((x * y) % 251)) }
    }
    if kind == 0 { rows[(width + 1) * 3] = 5 }
    if kind == 1 { rows[(width + 1) * (height - 1)] = 5 }
    var stream = Deflated.zlib(rows, level: 1)
    if kind == 2 { stream[stream.count - 1] ^= 1 }
    if kind == 3 { stream.removeLast(stream.count / 3) }
    guard case .failure = TwoWays.decode(png(width: width, height: height, stream: stream)) else {
      Issue.record("accepted")
      return
    }
  }

  @Test("damaged streams are judged alike", arguments: [1, 6, 12] as [Int32])
  func damage(level: Int32) {
    var generator = SeededGenerator(seed: Int(level))
    for round in 0..<400 {
      let (width, height) = (round % 60 + 1, round % 37 + 1)
      let most = UInt8([1, 3, 20, 255][round % 4])
      let rows: [UInt8] = (0..<height).flatMap { y in
        [UInt8(y % 5)] + (0..<width).map { _ in UInt8.random(in: 0...most, using: &generator) }
      }
      var stream = Deflated.zlib(rows, level: level)
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let place = Int.random(in: 0..<min(stream.count, 90), using: &generator)
        stream[place] ^= 1 << UInt8.random(in: 0...7, using: &generator)
      }
      if round % 7 == 0 {
        stream.removeLast(Int.random(in: 0...stream.count / 2, using: &generator))
      }
      // Only the checksum would tell most damage, and both ways look at it last.
      let adler = Bytes.bigEndian(Int(Checksum.adler32(rows)))
      if round % 2 == 0 { stream.replaceSubrange(max(0, stream.count - 4)..., with: adler) }
      _ = TwoWays.decode(png(width: width, height: height, stream: stream))
    }
  }

  /// Streams of stored, fixed and dynamic blocks, the longer ones with fast runs of symbols.
  private static let streams: [(rows: InflatedRows, samples: [UInt8], stream: [UInt8])] = {
    var generator = SeededGenerator(seed: 5)
    var result: [(rows: InflatedRows, samples: [UInt8], stream: [UInt8])] = []
    for (width, height) in [(9, 4), (40, 30)] {
      for most: UInt8 in [1, 40, 255] {
        var (samples, rows): ([UInt8], [UInt8]) = ([], [])
        for _ in 0..<height {
          let row = (0..<width).map { _ in UInt8.random(in: 0...most, using: &generator) }
          samples += row
          rows += [0] + row
        }
        for level: Int32 in [0, 1, 6, 12] {
          let filters = InflatedRows(height: height, rowBytes: width, step: 1)
          result.append((filters, samples, Deflated.zlib(rows, level: level)))
        }
      }
    }
    return result
  }()

  /// The pieces with other bytes between them.
  private func file(_ pieces: [ArraySlice<UInt8>]) -> (ContiguousArray<UInt8>, [Range<Int>]) {
    var (bytes, ranges) = (ContiguousArray<UInt8>([7]), [Range<Int>]())
    for piece in pieces {
      ranges.append(bytes.count..<bytes.count + piece.count)
      bytes += piece + [0xA5, 0x5A]
    }
    return (bytes, ranges)
  }

  @Test("streams that are cut anywhere")
  func pieces() {
    for (rows, samples, stream) in Self.streams {
      for cut in 0...stream.count {
        let (bytes, ranges) = file([stream[..<cut], stream[cut...]])
        #expect(rows.samples(bytes, ranges).map(Array.init) == samples)
      }
      for length in 1...30 {
        let cuts = stride(from: 0, to: stream.count, by: length)
        let (bytes, ranges) = file(
          cuts.flatMap { [stream[$0..<min($0 + length, stream.count)], []] })
        #expect(rows.samples(bytes, ranges).map(Array.init) == samples)
      }
    }
  }

  @Test("streams in pieces that lack their end, or have more bytes")
  func wrongEnds() {
    for (rows, _, stream) in Self.streams {
      for count in stream.indices {
        let (bytes, ranges) = file([stream[..<(count / 2)], stream[(count / 2)..<count]])
        #expect(rows.samples(bytes, ranges) == nil)
      }
      let (bytes, ranges) = file([stream[...], [0]])
      #expect(rows.samples(bytes, ranges) == nil)
    }
  }

  @Test("one thread and two decode the same")
  func threads() throws {
    let bytes = PNGParts(TestPNG.random(.rgb, depth: 8, width: 700, height: 600).chunks).file()
    let alone = try PNGDecoder.decode(bytes, isConcurrent: false)
    let isSame = try PNGDecoder.decode(bytes).raster == alone.raster
    #expect(isSame)
  }
}
