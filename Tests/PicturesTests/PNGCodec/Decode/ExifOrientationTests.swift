import Pixels
import TestSupport
import Testing

@testable import Pictures

/// The Orientation tag, in a TIFF structure and in a whole file.
@Suite struct ExifOrientationTests {
  @Test("each orientation in both byte orders", arguments: 1...8, [false, true])
  func orientations(value: Int, isLittleEndian: Bool) throws {
    let expected = try #require(StoredOrientation(rawValue: value))
    for directory in [8, 9, 26] {
      for otherTags in [[], [0x0100, 0x0101, 0x010F]] {
        let tiff = TIFF(
          isLittleEndian: isLittleEndian, directory: directory, value: value,
          otherTags: otherTags)
        #expect(ExifOrientation(tiff.bytes) == .stored(expected))
        #expect(try decode(tiff.bytes).orientation == expected)
        #expect(try decode(tiff.bytes, afterImage: true).orientation == expected)
      }
    }
  }

  private static let damaged: [TIFF] = [false, true].flatMap { order in
    [
      TIFF(isLittleEndian: order, value: 0), TIFF(isLittleEndian: order, value: 9),
      TIFF(isLittleEndian: order, value: 65535), TIFF(isLittleEndian: order, magic: 43, value: 6),
      TIFF(isLittleEndian: order, directory: 5000, value: 6),
      TIFF(isLittleEndian: order, directory: 0xFFFF_FFFF, value: 6),
      TIFF(isLittleEndian: order, type: 4, value: 6),
      TIFF(isLittleEndian: order, count: 2, value: 6),
      TIFF(isLittleEndian: order, count: 0, value: 6),
    ]
  }

  @Test(
    "metadata that cannot be parsed has no effect, and the image is decoded", arguments: damaged)
  func misunderstood(tiff: TIFF) throws {
    let read = ExifOrientation(tiff.bytes)
    #expect(read == (tiff.isStorable ? .unknown(tiff.value) : .damaged))
    let decoded = try decode(tiff.bytes)
    #expect(decoded.orientation == .up)
    #expect(decoded.warnings.count == 1)
  }

  @Test("every truncation", arguments: [false, true])
  func truncated(isLittleEndian: Bool) throws {
    let tiff = TIFF(isLittleEndian: isLittleEndian, value: 6).bytes
    let needed = tiff.count - 4 - 2
    for count in 0..<tiff.count {
      let expected: ExifOrientation = count >= needed ? .stored(.right) : .damaged
      #expect(ExifOrientation(tiff.prefix(count)) == expected, "\(count) bytes")
      let decoded = try decode(Array(tiff.prefix(count)))
      #expect(decoded.orientation == (count >= needed ? .right : .up))
      #expect(decoded.warnings.isEmpty == (count >= needed))
    }
  }

  @Test("replacing any byte with any other does not crash", arguments: [false, true])
  func replaced(isLittleEndian: Bool) {
    let tiff = TIFF(isLittleEndian: isLittleEndian, value: 6).bytes
    for index in tiff.indices {
      for byte in UInt8.min ... .max {
        var changed = tiff
        changed[index] = byte
        let orientation = ExifOrientation(changed)
        if byte == tiff[index] { #expect(orientation == .stored(.right)) }
      }
    }
  }

  @Test("an eXIf with a wrong checksum loses the orientation, not the image")
  func wrongChecksum() throws {
    var png = TestPNG.random(.rgb, depth: 8, width: 3, height: 2)
    png.before = [PNGChunk("eXIf", TIFF(isLittleEndian: true, value: 6).bytes)]
    var bytes = png.bytes
    let start = try #require(bytes.indices.first { bytes[$0...].starts(with: "eXIf".utf8) })
    bytes[start + 4 + png.before[0].content.count] ^= 1
    let decoded = try PNGDecoder.decode(bytes)
    #expect(decoded.raster == png.expected)
    #expect(decoded.orientation == .up)
    #expect(decoded.warnings == [.ignored(chunk: "eXIf", .checksum)])
  }

  private func decode(_ exif: [UInt8], afterImage: Bool = false) throws -> DecodedPNG {
    var png = TestPNG.random(.gray, depth: 8, width: 3, height: 2)
    let chunk = [PNGChunk("eXIf", exif)]
    if afterImage { png.after = chunk } else { png.before = chunk }
    let decoded = try PNGDecoder.decode(png.bytes)
    #expect(decoded.raster == png.expected)
    return decoded
  }
}
