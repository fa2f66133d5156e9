import Pixels
import TestSupport
import Testing

@testable import Pictures

/// How much of a file is read, and that it is judged as if all of it had been.
@Suite struct PNGInputTests {
  /// A file of which only the start is not zero; it counts what is read.
  struct Holes {
    var start: ContiguousArray<UInt8>
    var byteCount: Int
    var count = 0
    var mostAtOnce = 0

    mutating func read(_ bytes: inout ContiguousArray<UInt8>, _ room: Int) {
      let room = min(room, byteCount - count)
      mostAtOnce = max(mostAtOnce, bytes.count + room)
      let known = start.dropFirst(count).prefix(room)
      bytes += known
      bytes += Self.zeros.prefix(room - known.count)
      for _ in 0..<max(0, room - known.count - Self.zeros.count) { bytes.append(0) }
      count += room
    }

    static let zeros = ContiguousArray<UInt8>(repeating: 0, count: 1 << 20)
  }

  static let picture = TestPNG.random(.rgb, depth: 8, width: 2, height: 1)
  static let huge = 900_000_000

  private static func input(
    _ holes: inout Holes, isPipe: Bool = false, slack: Int = PNGInput.slack
  ) -> PNGInput {
    PNGInput(
      byteCount: isPipe ? nil : holes.byteCount, pixelLimit: PNGDecoder.pixelLimit, slack: slack
    ) { holes.read(&$0, $1) }
  }

  private static func verdict(_ input: PNGInput) -> Result<DecodedPNG, PNGError> {
    do throws(PNGError) {
      return .success(try PNGDecoder.decode(input))
    } catch {
      return .failure(error)
    }
  }

  private static func error(_ input: PNGInput) -> PNGError? {
    if case .failure(let error) = verdict(input) { error } else { nil }
  }

  @Test("no more is read of a huge file than shows what is wrong with it")
  func faults() {
    let file = Self.picture.bytes
    let claim: [UInt8] = [0x35, 0xA0, 0, 0]
    let starts: [(ContiguousArray<UInt8>, PNGError)] = [
      (file.prefixed(8), .damaged(chunk: "signature", .junkAfter, position: 8)),
      (file.prefixed(33), .damaged(chunk: "IHDR", .junkAfter, position: 33)),
      (
        file.prefixed(8) + claim + "abCD".utf8,
        .damaged(chunk: "abCD", .beforeHeader, position: 8)
      ),
      (file.prefixed(8) + claim + "CgBI".utf8, .compressedByXcode),
      (file.prefixed(8) + claim + "IHDR".utf8, .damaged(chunk: "IHDR", .length, position: 16)),
      (
        file.prefixed(33) + [0x40, 0, 0, 0] + "IDAT".utf8,
        .truncated(.inside(chunk: "IDAT"), position: Self.huge)
      ),
      (
        file.prefixed(33) + [0x80, 0, 0, 0] + "IDAT".utf8,
        .damaged(chunk: "IDAT", .length, position: 33)
      ),
    ]
    for (start, error) in starts {
      var holes = Holes(start: start, byteCount: Self.huge)
      let input = Self.input(&holes)
      #expect(Self.error(input) == error)
      #expect(holes.count < 1 << 18 && input.bytes.count < 5000, "\(error)")
    }
  }

  @Test("nothing after IEND is read, but counted")
  func end() throws {
    var holes = Holes(start: Self.picture.bytes, byteCount: Self.huge)
    let decoded = try PNGDecoder.decode(Self.input(&holes))
    #expect(holes.count < 1 << 18)
    let count = Self.huge - Self.picture.bytes.count
    #expect(decoded.warnings == [.trailingBytes(count: count)])
    #expect(try decoded.raster == PNGDecoder.decode(Self.picture.bytes).raster)
    // A pipe has to be read to be counted, and is not kept.
    var pipe = Holes(start: Self.picture.bytes, byteCount: 20_000_000)
    let input = Self.input(&pipe, isPipe: true, slack: 1 << 20)
    #expect(pipe.count == 20_000_000 && pipe.mostAtOnce < 3 << 20 && input.bytes.count < 5000)
    let rest = 20_000_000 - Self.picture.bytes.count
    #expect(try PNGDecoder.decode(input).warnings == [.trailingBytes(count: rest)])
  }

  @Test("what IHDR reveals is enough")
  func header() {
    for (width, height) in [(1_000_000, 1_000_000), (1_000_001, 1), (0, 1)] {
      let size = Bytes.bigEndian(width) + Bytes.bigEndian(height)
      let parts = PNGParts([PNGChunk("IHDR", size + [8, 2, 0, 0, 0])])
      var holes = Holes(start: parts.file(), byteCount: Self.huge)
      let input = Self.input(&holes)
      #expect(holes.count == 4096 && Self.error(input) != nil)
    }
  }

  @Test("chunks that no image can need are judged, and not kept", arguments: [true, false])
  func chunks(isPipe: Bool) throws {
    let plain = PNGParts(Self.picture.chunks)
    let large = [UInt8](repeating: 0, count: 3 << 20)
    var parts = plain
    parts.insert("teXt", large)
    parts.insert("gAMA", large)
    var rows = plain
    // After the rows, zlib's stream has ended.
    rows["IDAT"] += large
    var many = plain
    let index = try #require(many.chunks.firstIndex { $0.type == "IDAT" }) + 1
    let floods = [[PNGChunk("IDAT", [])], [PNGChunk("teXt", [])]].map {
      Array(repeating: $0, count: 6_000).flatMap { $0 }
    }
    many.chunks.insert(contentsOf: floods[0], at: index)
    many.chunks.insert(contentsOf: floods[1], at: 1)
    var refused = plain
    refused.chunks.insert(contentsOf: (0..<6_000).map { _ in PNGChunk("PLTE", [1, 2, 3]) }, at: 1)
    for (parts, most) in [(parts, 5000), (rows, 1 << 17), (many, 5000), (refused, 5000)] {
      for damaged in [nil, "teXt", "IDAT"] {
        let file = parts.file(wrongChecksumOf: damaged)
        var holes = Holes(start: file, byteCount: file.count)
        let input = Self.input(&holes, isPipe: isPipe, slack: 1 << 16)
        #expect(input.bytes.count < most || damaged != nil)
        Self.expectSame(input, file)
      }
    }
  }

  private static func expectSame(_ input: PNGInput, _ file: ContiguousArray<UInt8>) {
    switch (verdict(input), verdict(PNGInput(file))) {
    case (.success(let part), .success(let whole)):
      #expect(part.raster == whole.raster && part.warnings == whole.warnings)
      #expect(part.orientation == whole.orientation && part.colors == whole.colors)
    case (
      .failure(.damaged("IDAT", .rows(let part), _)),
      .failure(.damaged("IDAT", .rows(let whole), _))
    ):
      #expect(part == whole)
    case (.failure(let part), .failure(let whole)): #expect(part == whole)
    case (let part, let whole): Issue.record("\(part), not \(whole)")
    }
  }

  @Test("every byte changed, and every length: the same verdict")
  func same() {
    var images = [
      TestPNG.random(.rgb, depth: 8, width: 5, height: 4),
      TestPNG.random(.palette, depth: 2, width: 7, height: 3, isTransparent: true),
    ]
    images[0].before = [
      PNGChunk("eXIf", TIFF(isLittleEndian: true, value: 6).bytes), PNGChunk("tEXt", [65, 0, 66]),
      PNGChunk("teXt", []), PNGChunk("gAMA", [0, 0, 0xB1, 0x8F]),
    ]
    for image in images {
      let bytes = image.bytes
      for count in 8..<bytes.count {
        for byteCount in [count, nil] {
          let cut = ContiguousArray(bytes.prefix(count))
          Self.expectSame(PNGInput(scanning: cut, byteCount: byteCount), cut)
        }
      }
      for index in 8..<bytes.count {
        for mask: UInt8 in [1, 0x20, 0x80] {
          var changed = bytes + [0]
          changed[index] ^= mask
          Self.expectSame(PNGInput(scanning: changed, byteCount: changed.count), changed)
        }
      }
    }
  }

  @Test("a file of ordinary size is read as it is")
  func ordinary() {
    let file = Self.picture.bytes + Holes.zeros
    for isPipe in [true, false] {
      var holes = Holes(start: file, byteCount: file.count)
      let input = Self.input(&holes, isPipe: isPipe)
      #expect(input == PNGInput(file) && input.isWhole && input.omissions == "")
    }
  }
}

extension ContiguousArray<UInt8> {
  fileprivate func prefixed(_ count: Int) -> ContiguousArray<UInt8> {
    ContiguousArray(prefix(count))
  }
}
