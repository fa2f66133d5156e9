import LaunchImages
import LaunchRules
import Testing

/// Artwork whose eXIf chunk says how it lies gives what the upright file gives.
@Suite struct ExifOrientationTests {
  static let artwork = Picture.noisy(width: 53, height: 30)

  @Test(arguments: 1...8, [true, false])
  func givesTheUprightResult(_ orientation: Int, _ isLittleEndian: Bool) async throws {
    let exif = Exif.orientation(orientation, isLittleEndian: isLittleEndian)
    let stored = Self.artwork.stored(orientation: orientation).png(exif: exif)
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
    let exif = Exif.orientation(6, isLittleEndian: true)
    let upright = try await Built(Self.artwork) { $0.only(.height568, .two) }
    let turned = try await Built(Self.artwork.png(exif: exif)) {
      $0.only(.height568, .two)
      $0.turn = Turn(orientation: .landscapeRight, isDone: true)
    }
    #expect(try turned.allBytes() == upright.allBytes())
  }

  @Test func makesPortraitOfLandscapePixels() async throws {
    let exif = Exif.orientation(8, isLittleEndian: false)
    await #expect(throws: LaunchImagesError.self) {
      try await Built(Self.artwork.png(exif: exif))
    }
  }

  @Test(arguments: [0, 9, 65_535])
  func unknownValuesSayNothing(_ value: Int) async throws {
    let exif = Exif.orientation(value, isLittleEndian: true)
    let upright = try await Built(Self.artwork) { $0.only(.height480, .two) }
    let odd = try await Built(Self.artwork.png(exif: exif)) { $0.only(.height480, .two) }
    #expect(try odd.allBytes() == upright.allBytes())
  }
}
