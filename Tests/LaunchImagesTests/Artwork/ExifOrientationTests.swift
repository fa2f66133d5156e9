import LaunchImages
import LaunchRules
import TestSupport
import Testing

/// Artwork whose eXIf chunk says how it lies gives what the upright file gives.
@Suite struct ExifOrientationTests {
  static let artwork = Picture.noisy(width: 53, height: 30)

  @Test(arguments: 1...8, [true, false])
  func givesTheUprightResult(_ orientation: Int, _ isLittleEndian: Bool) async throws {
    let exif = PNGChunk("eXIf", TIFF(isLittleEndian: isLittleEndian, value: orientation).bytes)
    let stored = Self.artwork.stored(orientation: orientation).png([exif])
    let options: (inout BuildOptions) -> Void = { $0.only(.height480, .two) }
    let upright = try await Built(Self.artwork, options)
    let oriented = try await Built(stored, options)
    #expect(try oriented.allBytes() == upright.allBytes())
    #expect(oriented.report.plan.artwork == upright.report.plan.artwork)
    #expect(oriented.report.warnings == upright.report.warnings)
  }

  /// The file holds upright pixels and says that they are to be seen turned clockwise: a portrait
  /// picture, and so artwork for landscape-right that has been turned already.
  @Test func countsForTurnedArtworkToo() async throws {
    let exif = PNGChunk("eXIf", TIFF(isLittleEndian: true, value: 6).bytes)
    let upright = try await Built(Self.artwork) { $0.only(.height568, .two) }
    let turned = try await Built(Self.artwork.png([exif])) {
      $0.only(.height568, .two)
      $0.orientation = .landscapeRight
      $0.isTurned = true
    }
    #expect(try turned.allBytes() == upright.allBytes())
  }

  @Test func makesPortraitOfLandscapePixels() async throws {
    let exif = PNGChunk("eXIf", TIFF(isLittleEndian: false, value: 8).bytes)
    await #expect(throws: LaunchImagesError.self) {
      try await Built(Self.artwork.png([exif]))
    }
  }

  @Test(arguments: [0, 9, 65_535])
  func unknownValuesSayNothing(_ value: Int) async throws {
    let exif = PNGChunk("eXIf", TIFF(isLittleEndian: true, value: value).bytes)
    let upright = try await Built(Self.artwork) { $0.only(.height480, .two) }
    let odd = try await Built(Self.artwork.png([exif])) { $0.only(.height480, .two) }
    #expect(try odd.allBytes() == upright.allBytes())
  }
}
