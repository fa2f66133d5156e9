/// Letters of 5 by 7 dots, for pictures with a title.
package struct LetterDrawing: Sendable {
  package let left: Int
  package let top: Int
  /// The side of a dot in pixels; the letters are seven dots high.
  package let dot: Int
  private let text: [[Substring]]

  /// Draws `DAWN RUN`, 47 dots wide.
  package init(left: Int, top: Int, dot: Int) {
    (self.left, self.top, self.dot) = (left, top, dot)
    text = "DAWN RUN".compactMap { Self.letters[$0]?.split(separator: "/") }
  }

  package var width: Int { 47 * dot }
  package var height: Int { 7 * dot }

  /// Whether a pixel belongs to a letter.
  package func contains(_ x: Int, _ y: Int) -> Bool {
    guard x >= left, y >= top, y < top + height else { return false }
    let (column, row) = ((x - left) / dot, (y - top) / dot)
    guard column / 6 < text.count, column % 6 < 5 else { return false }
    return Array(text[column / 6][row])[column % 6] == "#"
  }

  private static let letters: [Character: String] = [
    "D": "####./#...#/#...#/#...#/#...#/#...#/####.",
    "A": ".###./#...#/#...#/#####/#...#/#...#/#...#",
    "W": "#...#/#...#/#...#/#.#.#/#.#.#/##.##/#...#",
    "N": "#...#/##..#/##..#/#.#.#/#..##/#..##/#...#",
    "R": "####./#...#/#...#/####./#.#../#..#./#...#",
    "U": "#...#/#...#/#...#/#...#/#...#/#...#/.###.",
    " ": "...../...../...../...../...../...../.....",
  ]
}
