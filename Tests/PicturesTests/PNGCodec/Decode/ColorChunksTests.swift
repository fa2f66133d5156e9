import Pixels
import TestSupport
import Testing

@testable import Pictures

/// A file's color chunks are read in the same way for all kinds of rows, decoded directly or by
/// libpng.
@Suite struct ColorChunksTests {
  private static let codePoints = PNGChunk("cICP", [12, 13, 0, 1])
  private static let sRGB = PNGChunk("sRGB", [1])
  private static let gamma = PNGChunk("gAMA", Bytes.bigEndian(100_000))
  private static let chromaticities = Chromaticities(
    white: .init(x: 0.3127, y: 0.329), red: .init(x: 0.68, y: 0.32),
    green: .init(x: 0.265, y: 0.69), blue: .init(x: 0.15, y: 0.06))
  private static let primaries = PNGChunk(
    "cHRM",
    [31270, 32900, 68000, 32000, 26500, 69000, 15000, 6000].flatMap { Bytes.bigEndian($0) })

  private static func embedded(_ profile: [UInt8], name: String = "name") -> PNGChunk {
    PNGChunk("iCCP", Array(name.utf8) + [0, 0] + StoredZlib.stream(profile))
  }

  private static func decode(
    _ chunks: [PNGChunk], _ format: (ColorType, Int) = (.rgb, 8)
  ) throws -> DecodedPNG {
    var png = TestPNG.random(format.0, depth: format.1, width: 4, height: 3)
    png.first = chunks
    return try PNGDecoder.decode(png.bytes)
  }

  @Test("cICP, iCCP, sRGB, gAMA with cHRM: in this order, for every kind", arguments: ColorType.all)
  func precedence(format: (ColorType, Int)) throws {
    let profile = ProfileHeader.bytes(
      space: format.0 == .gray || format.0 == .grayAlpha ? "GRAY" : "RGB ")
    let all = [
      Self.codePoints, Self.embedded(profile), Self.sRGB, Self.gamma, Self.primaries,
    ]
    let spaces: [ColorSpace] = [
      .codePoints(ColorCodePoints(primaries: 12, transfer: 13, isFullRange: true)),
      .profile(ContiguousArray(profile)), .sRGB, .gamma(1, Self.chromaticities),
    ]
    for chunks in [all, all.reversed()] {
      let decoded = try Self.decode(chunks, format)
      #expect(decoded.colors.spaces == spaces)
      #expect(decoded.warnings == [])
      #expect(decoded.colors.chunks.map(\.type) == chunks.map(\.type))
      #expect(decoded.colors.chunks.map { Array($0.content) } == chunks.map(\.content))
    }
  }

  /// As the W3C's note about PQ in PNG has it.
  @Test("a profile's name can stand for PQ, unless there is cICP")
  func namedPQ() throws {
    let pq = ColorSpace.codePoints(.pq)
    let profile = ProfileHeader.bytes(space: "RGB ")
    let named = Self.embedded(profile, name: "ITUR_2100_PQ_FULL")
    let metadata = [
      PNGChunk("mDCV", [UInt8](repeating: 1, count: 24)),
      PNGChunk("cLLI", [UInt8](repeating: 1, count: 8)),
    ]
    #expect(try Self.decode([named]).colors.spaces == [pq])
    #expect(try Self.decode(metadata + [named, Self.sRGB]).colors.spaces == [pq, .sRGB])
    #expect(try Self.decode([named]).colors.withoutProfile.spaces == [])
    // Whatever the profile is.
    let broken = PNGChunk("iCCP", Array("ITUR_2100_PQ_FULL".utf8) + [0, 0, 1, 2])
    #expect(try Self.decode([broken]).colors.spaces == [pq])
    let points = ColorSpace.codePoints(
      ColorCodePoints(primaries: 12, transfer: 13, isFullRange: true))
    #expect(try Self.decode([named, Self.codePoints]).colors.spaces == [points, pq])
    for name in ["ITUR_2100_PQ_FULLER", "ITUR_2100_PQ", "Rec2020 PQ", "itur_2100_pq_full"] {
      let spaces = try Self.decode([Self.embedded(profile, name: name)]).colors.spaces
      #expect(spaces == [.profile(ContiguousArray(profile))])
    }
    // Metadata alone does not make a picture HDR.
    #expect(try Self.decode(metadata).colors.spaces == [])
    #expect(try Self.decode(metadata + [Self.sRGB]).colors.spaces == [.sRGB])
  }

  @Test("no color chunks mean no color spaces")
  func untagged() throws {
    let decoded = try Self.decode([])
    #expect(decoded.colors == ColorChunks())
    #expect(decoded.colors.spaces == [])
  }

  @Test("gAMA 45455 declares sRGB to old readers", arguments: [45455, 45450, 45460])
  func gammaOfSRGB(value: UInt32) throws {
    let primaries = PNGChunk(
      "cHRM",
      [31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000].flatMap { Bytes.bigEndian($0) })
    let gamma = PNGChunk("gAMA", Bytes.bigEndian(Int(value)))
    #expect(try Self.decode([gamma]).colors.spaces == [.sRGB])
    #expect(try Self.decode([gamma, primaries]).colors.spaces == [.sRGB])
    #expect(try Self.decode([primaries]).colors.spaces == [.sRGB])
    let wide = try Self.decode([gamma, Self.primaries]).colors.spaces
    #expect(wide == [.gamma(Double(value) / 100_000, Self.chromaticities)])
  }

  @Test("plausible and implausible gammas")
  func gammas() throws {
    for value: UInt32 in [10_000, 35_000, 45_000, 100_000, 250_000, 1_000_000] {
      let spaces = try Self.decode([PNGChunk("gAMA", Bytes.bigEndian(Int(value)))]).colors.spaces
      #expect(spaces == [.gamma(Double(value) / 100_000, nil)])
    }
    for value: UInt32 in [0, 1, 100, 9999, 1_000_001, 0x7FFF_FFFF, 0x8000_0000, .max] {
      try check(PNGChunk("gAMA", Bytes.bigEndian(Int(value))), .value(Int(value)))
    }
  }

  @Test("invalid profiles")
  func profiles() throws {
    let rgb = ProfileHeader.bytes(space: "RGB ")
    var tooLong = rgb
    tooLong.replaceSubrange(0..<4, with: Bytes.bigEndian(133))
    var unsigned = rgb
    unsigned[36] = 0
    try check(Self.embedded(tooLong), .notProfile)
    try check(Self.embedded(unsigned), .notProfile)
    try check(Self.embedded([0]), .notProfile)
    try check(Self.embedded(Array(rgb.prefix(131))), .notProfile)
    try check(
      Self.embedded(ProfileHeader.bytes(space: "GRAY")),
      .otherSamples(isGray: false))
    try check(
      Self.embedded(ProfileHeader.bytes(space: "RGB ", deviceClass: "link")),
      .notProfile)
    try check(PNGChunk("iCCP", []), .length)
    try check(PNGChunk("iCCP", [0, 0] + StoredZlib.stream(rgb)), .content)
    try check(PNGChunk("iCCP", [UInt8](repeating: 97, count: 80)), .content)
    try check(PNGChunk("iCCP", Array("name\0\u{1}".utf8)), .content)
    try check(
      PNGChunk("iCCP", Array("name\0\0rubbish".utf8)), .content)
    let gray = try Self.decode([Self.embedded(rgb)], (.gray, 8))
    #expect(gray.colors == ColorChunks())
    #expect(gray.warnings.count == 1)
  }

  @Test("other chunks with impossible values")
  func others() throws {
    try check(PNGChunk("sRGB", [4]), .value(4))
    try check(PNGChunk("sRGB", []), .length)
    try check(PNGChunk("cICP", [1, 13, 2, 1]), .value(2))
    try check(PNGChunk("cICP", [1, 13, 0, 2]), .value(2))
    try check(PNGChunk("cICP", [1, 13, 0]), .length)
    try check(
      PNGChunk("cHRM", [UInt8](repeating: 0, count: 32)), .primaries)
    try check(
      PNGChunk("cHRM", [UInt8](repeating: 255, count: 32)), .primaries)
  }

  @Test("every color chunk cut short, and each of its bytes changed: pixels stay the same")
  func damaged() throws {
    let chunks = [
      Self.codePoints, Self.embedded(ProfileHeader.bytes(space: "RGB ")), Self.sRGB, Self.gamma,
      Self.primaries,
    ]
    for chunk in chunks {
      for count in 0..<chunk.content.count {
        _ = try Self.decode([PNGChunk(chunk.type, Array(chunk.content.prefix(count)))])
        for byte: UInt8 in [0, 1, 127, 255] {
          var content = chunk.content
          content[count] = byte
          _ = try Self.decode([PNGChunk(chunk.type, content)])
        }
      }
    }
  }

  /// Checks that a chunk is ignored and that a valid one takes effect instead.
  private func check(
    _ chunk: PNGChunk, _ fault: ChunkFault, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let other = chunk.type == "gAMA" ? Self.primaries : Self.gamma
    let decoded = try Self.decode([chunk, other])
    #expect(
      decoded.warnings == [.ignored(chunk: chunk.type, fault)],
      sourceLocation: sourceLocation)
    #expect(decoded.colors.chunks.map(\.type) == [other.type], sourceLocation: sourceLocation)
  }
}
