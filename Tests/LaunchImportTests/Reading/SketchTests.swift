import Pixels
import Testing

@testable import LaunchImport

/// Whether two images show the same artwork, and how one is turned.
@Suite struct SketchTests {
  /// The proportions of iPhones and iPads.
  private static let screens = [
    (320, 480), (320, 568), (375, 667), (375, 812), (414, 896), (384, 512),
  ]
  private let upright = Drawing.scene.raster(568, 320)

  private func rotations(_ first: Raster, _ second: Raster) -> [Rotation] {
    Sketch(first).rotations(matching: Sketch(second))
  }

  @Test(
    "turned art is found in portrait files of every proportion",
    arguments: [Drawing.scene, .patches, .letter], [Rotation.clockwise, .counterclockwise])
  func turned(drawing: Drawing, rotation: Rotation) {
    for (width, height) in Self.screens {
      for (otherWidth, otherHeight) in [(568, 320), (512, 384), (812, 375)] {
        let file = drawing.raster(height, width).turned(rotation)
        #expect(
          rotations(drawing.raster(otherWidth, otherHeight), file) == [rotation.inverse],
          "\(drawing) \(width)x\(height) in \(otherWidth)x\(otherHeight)")
      }
    }
  }

  @Test("a portrait layout of the artwork is found")
  func portraitLayout() {
    for drawing in [Drawing.scene, .patches, .letter] {
      #expect(rotations(drawing.raster(568, 320), drawing.raster(320, 480)) == [.none])
    }
  }

  @Test("a mirrored picture is not the same", arguments: [Drawing.scene, .patches, .letter])
  func mirrored(drawing: Drawing) {
    let raster = drawing.raster(568, 320)
    #expect(rotations(raster, raster.upright(from: .upMirrored)).isEmpty)
  }

  @Test func otherArtIsDifferent() {
    for (first, second) in [
      (Drawing.scene, Drawing.patches), (.patches, .letter), (.letter, .scene),
    ] {
      let others = Rotation.allCases.map { second.raster(480, 320).turned($0) }
      #expect(others.allSatisfy { rotations(first.raster(568, 320), $0).isEmpty })
    }
  }

  @Test func artThatLooksTheSameInEveryTurnMatchesInSeveral() {
    let turned = Drawing.disk.raster(480, 320).turned(.clockwise)
    #expect(rotations(Drawing.disk.raster(568, 320), turned).count > 1)
  }

  @Test("flat images prove nothing")
  func flat() {
    let flat = Drawing.flat.raster(568, 320)
    #expect(Sketch(flat).isOneColor && !Sketch(upright).isOneColor)
    for other in [flat, upright] { #expect(rotations(flat, other).isEmpty) }
  }

  @Test func otherColorsAreAnotherArtwork() {
    let raster = Drawing.letter.raster(568, 320)
    guard case .bits8(let samples) = raster.samples else { return }
    let brighter = Raster(
      size: raster.size, channels: .rgb,
      samples: .bits8(ContiguousArray(samples.map { UInt8(min(255, Int($0) + 60)) })))
    #expect(rotations(raster, brighter).isEmpty)
  }

  @Test("no image is too small or too long", arguments: [(1, 1), (1, 9), (9, 1), (2, 3), (7, 20)])
  func tiny(width: Int, height: Int) {
    let tiny = Drawing.patches.raster(width, height)
    #expect(rotations(tiny, tiny).contains(.none) || Sketch(tiny).isOneColor)
    #expect(rotations(upright, tiny).count <= 4)
  }

  @Test func rotationsAreAGroup() {
    for first in Rotation.allCases {
      #expect(first.then(first.inverse) == .none)
      for second in Rotation.allCases {
        let turned = Drawing.letter.raster(5, 3).turned(first).turned(second)
        #expect(turned == Drawing.letter.raster(5, 3).turned(first.then(second)))
      }
    }
  }
}
