import TestSupport
import Testing

@testable import Pixels

/// Compares the eight values of Exif's Orientation tag with pictures and with the standard's table.
@Suite struct StoredOrientationTests {
  private static let pictures: [(Int, LetterPicture)] = [
    (1, LetterPicture("abc", "def")), (2, LetterPicture("cba", "fed")),
    (3, LetterPicture("fed", "cba")), (4, LetterPicture("def", "abc")),
    (5, LetterPicture("ad", "be", "cf")), (6, LetterPicture("da", "eb", "fc")),
    (7, LetterPicture("fc", "eb", "da")), (8, LetterPicture("cf", "be", "ad")),
  ]

  @Test("how abc/def is displayed", arguments: pictures)
  func picture(value: Int, expected: LetterPicture) throws {
    let orientation = try #require(StoredOrientation(rawValue: value))
    let stored = LetterPicture("abc", "def")
    let size = orientation.swapsAxes ? stored.size.transposed : stored.size
    let seen = LetterPicture(size: size, of: stored) {
      orientation.storedPosition(x: $0, y: $1, of: stored.size)
    }
    #expect(seen == expected)
  }

  @Test("Exif defines only 1 through 8")
  func range() {
    #expect((-1...10).filter { StoredOrientation(rawValue: $0) != nil } == Array(1...8))
  }

  @Test("every pixel of every size, by the standard's table", arguments: StoredOrientation.allCases)
  func table(orientation: StoredOrientation) {
    for seen in PixelSize.all(upTo: 12) {
      let stored = orientation.swapsAxes ? seen.transposed : seen
      for y in 0..<seen.height {
        for x in 0..<seen.width {
          let expected = ExifSide.storedPosition(orientation, x: x, y: y, seen: seen)
          #expect(orientation.storedPosition(x: x, y: y, of: stored) == expected)
        }
      }
    }
  }

  @Test("orientations without mirroring are rotations")
  func turns() {
    for size in PixelSize.all(upTo: 6) {
      for (orientation, rotation) in [
        (StoredOrientation.up, Rotation.none), (.down, .halfTurn), (.right, .clockwise),
        (.left, .counterclockwise),
      ] {
        let target = rotation.size(of: size)
        for y in 0..<target.height {
          for x in 0..<target.width {
            #expect(
              orientation.storedPosition(x: x, y: y, of: size)
                == rotation.sourcePosition(x: x, y: y, of: size))
          }
        }
      }
    }
  }
}
