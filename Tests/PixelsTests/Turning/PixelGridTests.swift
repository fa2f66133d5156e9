import TestSupport
import Testing

@testable import Pixels

/// The rotation core against its definition, pixel by pixel.
@Suite struct PixelGridTests {
  @Test("every size up to 40 by 40, odd strides", arguments: Rotation.allCases)
  func small(rotation: Rotation) {
    for width in 1...40 {
      for height in 1...40 {
        for padding in [0, 1, 7] {
          check(PixelSize(width: width, height: height), padding: padding, rotation)
        }
      }
    }
  }

  @Test("large sizes, whose lines go around the caches", arguments: Rotation.allCases)
  func large(rotation: Rotation) {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<6 {
      let size = PixelSize(
        width: Int.random(in: 900...1800, using: &generator),
        height: Int.random(in: 1300...1800, using: &generator))
      check(size, padding: Int.random(in: 0...20, using: &generator), rotation)
    }
  }

  @Test("turning back gives what there was")
  func inverse() {
    let grid = grid(PixelSize(width: 37, height: 21), padding: 3)
    let turned = grid.rotated(.clockwise).rotated(.counterclockwise)
    #expect(isSame(turned, grid))
    #expect(isSame(grid.rotated(.halfTurn), grid.rotated(.clockwise).rotated(.clockwise)))
  }

  @Test("strides are an odd number of cache lines")
  func strides() {
    for width in 1...5000 {
      let stride = PixelGrid.fastStride(width: width)
      #expect(stride >= width && stride < width + 32 && stride % 32 == 16)
    }
  }

  private func check(_ size: PixelSize, padding: Int, _ rotation: Rotation) {
    let grid = grid(size, padding: padding)
    let same = grid.rotated(rotation) == grid.rotatedByDefinition(rotation)
    #expect(same, "\(size), \(padding) pixels of padding, \(rotation)")
  }

  private func isSame(_ first: PixelGrid, _ second: PixelGrid) -> Bool {
    first.size == second.size
      && (0..<first.size.height).allSatisfy { y in
        (0..<first.size.width).allSatisfy { first[x: $0, y: y] == second[x: $0, y: y] }
      }
  }

  private func grid(_ size: PixelSize, padding: Int) -> PixelGrid {
    let stride = size.width + padding
    return PixelGrid(
      size: size, rowStride: stride,
      pixels: ContiguousArray(
        (0..<stride * size.height).map { UInt32(truncatingIfNeeded: $0 &* 2_654_435_761) }))
  }
}
