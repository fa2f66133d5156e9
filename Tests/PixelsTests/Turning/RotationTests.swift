import TestSupport
import Testing

@testable import Pixels

/// Tests where each pixel comes from, with pictures drawn by hand, and then with the laws of
/// rotations.
@Suite struct RotationTests {
  private static let pictures: [(Rotation, LetterPicture)] = [
    (.none, LetterPicture("abc", "def")),
    (.clockwise, LetterPicture("da", "eb", "fc")),
    (.halfTurn, LetterPicture("fed", "cba")),
    (.counterclockwise, LetterPicture("cf", "be", "ad")),
  ]

  @Test("the documented picture", arguments: pictures)
  func picture(rotation: Rotation, expected: LetterPicture) {
    let source = LetterPicture("abc", "def")
    let turned = LetterPicture(size: rotation.size(of: source.size), of: source) {
      rotation.sourcePosition(x: $0, y: $1, of: source.size)
    }
    #expect(turned == expected)
    #expect(rotation.swapsAxes == (expected.size != source.size))
  }

  @Test("each source pixel is used once, for every size", arguments: Rotation.allCases)
  func landsOnce(rotation: Rotation) {
    for size in PixelSize.all(upTo: 12) {
      let target = rotation.size(of: size)
      var seen = Set<Int>()
      for y in 0..<target.height {
        for x in 0..<target.width {
          let (column, row) = rotation.sourcePosition(x: x, y: y, of: size)
          #expect(0..<size.width ~= column && 0..<size.height ~= row)
          seen.insert(row * size.width + column)
        }
      }
      #expect(seen.count == size.area)
    }
  }

  @Test(
    "two turns in sequence equal a third",
    arguments: [
      (Rotation.clockwise, Rotation.counterclockwise, Rotation.none),
      (.counterclockwise, .clockwise, .none), (.halfTurn, .halfTurn, .none),
      (.clockwise, .clockwise, .halfTurn), (.counterclockwise, .counterclockwise, .halfTurn),
      (.clockwise, .halfTurn, .counterclockwise), (.halfTurn, .counterclockwise, .clockwise),
    ])
  func composition(first: Rotation, second: Rotation, both: Rotation) {
    for size in PixelSize.all(upTo: 12) {
      let between = first.size(of: size)
      let target = second.size(of: between)
      #expect(target == both.size(of: size))
      for y in 0..<target.height {
        for x in 0..<target.width {
          let (middleX, middleY) = second.sourcePosition(x: x, y: y, of: between)
          let source = first.sourcePosition(x: middleX, y: middleY, of: size)
          #expect(source == both.sourcePosition(x: x, y: y, of: size))
        }
      }
    }
  }
}
