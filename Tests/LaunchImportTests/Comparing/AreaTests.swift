import Pixels
import Testing

@testable import LaunchImport

/// Where a rectangle of a turned or mirrored image lies in the image itself.
@Suite struct AreaTests {
  @Test("each pixel of small images, by each rotation", arguments: Rotation.allCases)
  func pixels(rotation: Rotation) {
    for width in 1...5 {
      for height in 1...5 {
        let size = PixelSize(width: width, height: height)
        let turned = rotation.size(of: size)
        for y in 0..<turned.height {
          for x in 0..<turned.width {
            let source = rotation.sourcePosition(x: x, y: y, of: size)
            let pixel = Area(x: Double(x), y: Double(y), width: 1, height: 1)
            #expect(
              pixel.untransformed(Transform(rotation: rotation), in: size)
                == Area(
                  x: Double(source.column), y: Double(source.row), width: 1, height: 1))
            #expect(
              pixel.untransformed(Transform(rotation: rotation, isMirrored: true), in: size)
                == Area(
                  x: Double(width - 1 - source.column), y: Double(source.row), width: 1, height: 1))
          }
        }
      }
    }
  }

  @Test func rotationsAreAGroup() {
    let square = PixelSize(width: 3, height: 3)
    for first in Rotation.allCases {
      #expect(first.then(first.inverse) == .none)
      for second in Rotation.allCases {
        let middle = second.sourcePosition(x: 0, y: 1, of: square)
        #expect(
          first.then(second).sourcePosition(x: 0, y: 1, of: square)
            == first.sourcePosition(x: middle.column, y: middle.row, of: square))
      }
    }
  }
}
