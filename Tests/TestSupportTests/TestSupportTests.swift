import TestSupport
import Testing

/// Compares what the other tests rely on with published values.
@Suite struct TestSupportTests {
  /// The check value of the catalog of parameterized CRC algorithms; the CRC of every IEND.
  @Test func crc32() {
    #expect(Checksum.crc32("123456789".utf8) == 0xCBF4_3926)
    #expect(PNGChunk("IEND", []).bytes.suffix(4) == [0xAE, 0x42, 0x60, 0x82])
  }

  @Test func adler32() {
    #expect(Checksum.adler32([]) == 1)
    #expect(Checksum.adler32("Wikipedia".utf8) == 0x11E6_0398)
  }

  /// The first numbers of SplitMix64's reference code for the seed 1234567.
  @Test func seededGenerator() {
    var generator = SeededGenerator(seed: 1_234_567)
    #expect(generator.next() == 6_457_827_717_110_365_317)
    #expect(generator.next() == 3_203_168_211_198_807_973)
  }

  @Test(arguments: [0, 1, 65_535, 65_536, 131_070, 131_071])
  func storedZlib(count: Int) {
    let stream = StoredZlib.stream([UInt8](repeating: 7, count: count))
    #expect(stream.count == 2 + 5 * max(1, (count + 65_534) / 65_535) + count + 4)
    #expect(stream.prefix(3) == [0x78, 0x01, count > 65_535 ? 0 : 1])
  }

  @Test func partsOfAPNG() throws {
    let file = Picture(width: 3, height: 2) { Pixel($0, $1, 9) }.png([PNGChunk("sRGB", [0])])
    let parts = try PNGParts(reading: file)
    #expect(parts.types == ["IHDR", "sRGB", "IDAT", "IEND"])
    #expect(parts.file() == file)
    for count in 0..<file.count {
      #expect(throws: PNGParts.NotWhole.self) { try PNGParts(reading: file.prefix(count)) }
    }
    for index in file.indices {
      var damaged = file
      damaged[index] ^= 1
      #expect(throws: PNGParts.NotWhole.self) { try PNGParts(reading: damaged) }
    }
  }
}
