import LaunchImages
import LaunchRules
import Pictures
import TestSupport
import Testing

/// Artwork of exactly a target's size must come out as its exact rotation, bit by bit.
@Suite struct ExactRotationTests {
  /// A file, and the size of the landscape artwork that it is the rotation of.
  struct Target: Sendable, CustomTestStringConvertible {
    var screen: LaunchScreenSize
    var scale: ScaleFactor
    var file: String
    var width: Int
    var height: Int

    var testDescription: String { file }
  }

  static let targets = [
    Target(
      screen: .height480, scale: .two, file: "Default-iOS7@2x.png", width: 960, height: 640),
    Target(
      screen: .height480, scale: .three, file: "Default-iOS7@3x.png", width: 1440, height: 960),
    Target(
      screen: .height568, scale: .two, file: "Default-iOS7-568h@2x.png", width: 1136, height: 640),
    Target(
      screen: .height568, scale: .three, file: "Default-iOS7-568h@3x.png", width: 1704,
      height: 960),
    Target(
      screen: .height667, scale: .two, file: "Default-iOS8-667h@2x.png", width: 1334, height: 750),
    Target(
      screen: .height667, scale: .three, file: "Default-iOS8-667h@3x.png", width: 2001,
      height: 1125),
    Target(
      screen: .height736, scale: .two, file: "Default-iOS8-736h@2x.png", width: 1472, height: 828),
    Target(
      screen: .height736, scale: .three, file: "Default-iOS8-736h@3x.png", width: 2208,
      height: 1242),
  ]

  @Test(arguments: targets, LandscapeOrientation.allCases)
  func isExact(_ target: Target, _ orientation: LandscapeOrientation) async throws {
    let artwork = Picture.marked(width: target.width, height: target.height)
    let built = try await Built(artwork) {
      $0.only(target.screen, target.scale)
      $0.orientation = orientation
      $0.compression = .fast
    }
    let expected = orientation == .landscapeRight ? artwork.clockwise : artwork.counterclockwise
    #expect(built.report.images.map(\.file) == [target.file])
    #expect(built.report.warnings == [])
    #expect(try built.picture(target.file).difference(from: expected) == nil)
  }

  /// The corners in words: which of the artwork's stands where in the portrait file.
  @Test func cornersOfLandscapeRight() async throws {
    #expect(
      try await turned(.landscapeRight).corners
        == [Corner.bottomLeft, Corner.topLeft, Corner.bottomRight, Corner.topRight])
  }

  @Test func cornersOfLandscapeLeft() async throws {
    #expect(
      try await turned(.landscapeLeft).corners
        == [Corner.topRight, Corner.bottomRight, Corner.topLeft, Corner.bottomLeft])
  }

  private func turned(_ orientation: LandscapeOrientation) async throws -> Picture {
    let built = try await Built(Picture.marked(width: 960, height: 640)) {
      $0.only(.height480, .two)
      $0.orientation = orientation
    }
    let image = try built.picture("Default-iOS7@2x.png")
    #expect((image.width, image.height) == (640, 960))
    return image
  }
}
