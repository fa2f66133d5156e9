import Pixels
import TestSupport
import Testing

@testable import Pictures

/// Damaged files are rejected with an error, and never crash.
@Suite struct DamageTests {
  private static let images: [TestPNG] = {
    var images = [
      TestPNG.random(.rgb, depth: 8, width: 5, height: 4),
      TestPNG.random(.palette, depth: 2, width: 7, height: 3, isTransparent: true),
      TestPNG.random(.grayAlpha, depth: 16, width: 3, height: 3),
      TestPNG.random(.gray, depth: 1, width: 9, height: 9, isTransparent: true),
    ]
    images[2].isInterlaced = true
    images[0].before = [PNGChunk("eXIf", TIFF(isLittleEndian: true, value: 6).bytes)]
    return images
  }()

  @Test("every truncation is an error", arguments: images.indices)
  func truncations(image: Int) throws {
    let bytes = Self.images[image].bytes
    _ = try PNGDecoder.decode(bytes)
    for count in 0..<bytes.count {
      let error = #expect(throws: PNGError.self, "\(count) of \(bytes.count) bytes") {
        try PNGDecoder.decode(ContiguousArray(bytes.prefix(count)))
      }
      guard count > 0 else {
        #expect(error == .empty)
        continue
      }
      let place = Self.place(of: count, in: Self.images[image].chunks)
      #expect(error == .truncated(place, position: count))
    }
  }

  /// The chunk in which a file ends when it is cut to this many bytes.
  private static func place(of count: Int, in chunks: [PNGChunk]) -> PNGError.Place {
    guard count >= 8 else { return .signature }
    var place = PNGError.Place.after(chunk: "the signature")
    var position = 8
    for chunk in chunks where position + 8 <= count {
      let end = position + 12 + chunk.content.count
      place = end <= count ? .after(chunk: chunk.type) : .inside(chunk: chunk.type)
      position = end
    }
    return place
  }

  @Test("every byte changed: an error or a raster", arguments: images.indices)
  func flips(image: Int) {
    let bytes = Self.images[image].bytes
    for index in bytes.indices {
      for mask: UInt8 in [1, 2, 4, 8, 16, 32, 64, 128, 255] {
        var changed = bytes
        changed[index] ^= mask
        check(changed)
      }
    }
  }

  @Test(
    "every byte of a header changed to every other value, with a correct checksum",
    arguments: 0..<13)
  func headers(position: Int) {
    let png = TestPNG.random(.rgb, depth: 8, width: 5, height: 4)
    for byte in UInt8.min ... .max {
      var chunks = png.chunks
      chunks[0].content[position] = byte
      check(PNGParts(chunks).file())
    }
  }

  @Test("every byte of the compressed rows changed, with a correct checksum")
  func streams() throws {
    let png = TestPNG.random(.rgb, depth: 8, width: 5, height: 4)
    let index = try #require(png.chunks.firstIndex { $0.type == "IDAT" })
    for position in png.chunks[index].content.indices {
      for byte: UInt8 in [0, 1, 5, 127, 128, 255] {
        var chunks = png.chunks
        chunks[index].content[position] = byte
        check(PNGParts(chunks).file())
      }
    }
  }

  @Test("a wrong checksum is an error", arguments: ["IHDR", "PLTE", "IDAT", "IEND"])
  func checksums(type: String) throws {
    let bytes = Self.images[1].bytes
    let start = try #require(bytes.indices.first { bytes[$0...].starts(with: type.utf8) })
    let length = Bytes.number(bigEndian: bytes[start - 4..<start])
    for offset in 0..<4 {
      for bit in 0..<8 {
        var changed = bytes
        changed[start + 4 + length + offset] ^= 1 << bit
        #expect(throws: PNGError.self) { try PNGDecoder.decode(changed) }
      }
    }
  }

  @Test("a required chunk is missing", arguments: ["IHDR", "PLTE", "IDAT", "IEND"])
  func missing(type: String) {
    let chunks = Self.images[1].chunks.filter { $0.type != type }
    #expect(throws: PNGError.self) { try PNGDecoder.decode(PNGParts(chunks).file()) }
  }

  /// Decoding ends, with an error or with pixels.
  private func check(_ bytes: ContiguousArray<UInt8>) {
    do throws(PNGError) {
      let raster = try PNGDecoder.decode(bytes).raster
      #expect(raster.samples.count == raster.size.area * raster.channels.count)
    } catch {
      #expect(!error.description.isEmpty)
    }
  }
}
