@testable import Pixels

/// A raster written as lines of letters, so that a test can show the expected result as a picture.
struct LetterPicture: Equatable, CustomStringConvertible {
  var lines: [String]

  init(_ lines: String...) { self.lines = lines }

  /// The picture whose letter at (x, y) is the one at `position` of `source`.
  init(size: PixelSize, of source: LetterPicture, position: (Int, Int) -> (column: Int, row: Int)) {
    let letters = source.lines.map(Array.init)
    lines = (0..<size.height).map { y in
      String(
        (0..<size.width).map { x in
          let (column, row) = position(x, y)
          return letters[row][column]
        })
    }
  }

  var size: PixelSize { PixelSize(width: lines.first?.count ?? 0, height: lines.count) }

  var description: String { lines.joined(separator: "/") }
}
