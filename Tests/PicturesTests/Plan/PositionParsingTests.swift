import Pictures
import Testing

@Suite struct PositionParsingTests {
  static let oneWord: [String: Position] = [
    "top": Position(x: 0.5, y: 0), "bottom": Position(x: 0.5, y: 1),
    "left": Position(x: 0, y: 0.5), "right": Position(x: 1, y: 0.5),
    "center": Position(x: 0.5, y: 0.5), "centre": Position(x: 0.5, y: 0.5),
  ]

  @Test func knowsWords() {
    for (word, position) in Self.oneWord {
      #expect(Position(parsing: word) == position)
      #expect(Position(parsing: word.uppercased()) == position)
    }
  }

  /// Two words of different axes, in both orders and every join.
  @Test(arguments: ["left", "right", "center"], ["top", "bottom", "center"])
  func knowsPairs(_ across: String, _ down: String) throws {
    guard across != down else { return }
    let x = try #require(Self.oneWord[across]).x
    let y = try #require(Self.oneWord[down]).y
    for join in [" ", "-", "  ", ""] {
      #expect(Position(parsing: across + join + down) == Position(x: x, y: y))
      #expect(Position(parsing: down + join + across) == Position(x: x, y: y))
    }
  }

  @Test func namesAreNineAndDiffer() {
    #expect(Position.names.count == 9)
    #expect(Set(Position.names.compactMap { Position(parsing: $0) }).count == 9)
  }

  @Test(arguments: [
    ("0%,0%", 0, 0), ("100%,100%", 1, 1), ("25%,75%", 0.25, 0.75), ("12.5%,0%", 0.125, 0),
    ("50%, 50%", 0.5, 0.5), ("50,25", 0.5, 0.25), ("0.5,0.25", 0.5, 0.25), ("1,1", 0.01, 0.01),
    ("1.0,0", 1, 0), ("12.5, 100", 0.125, 1), ("0,0", 0, 0),
  ])
  func knowsPercentages(_ text: String, _ x: Double, _ y: Double) {
    #expect(Position(parsing: text) == Position(x: x, y: y))
  }

  @Test(arguments: [
    "", " ", "-", "middle", "left right", "top bottom", "left left", "left top center", "leftleft",
    "leftright",
    "left,top", "%", "%,%", "50%", "50%,", ",50%", "50", "50,101", "50,50,50", "0.5,", "50%,50",
    "0.5,50%", "-1%,0%", "101%,0%",
    "0%,100.1%", "nan%,0%", "inf%,0%", "50%,50%,50%", "50 %,50%", "left 50%", "top%",
  ])
  func refuses(_ text: String) {
    #expect(Position(parsing: text) == nil)
  }

  @Test(arguments: ["0x10%,0%", "1e1%,0%"])
  func refusesWhatOnlyProgrammersWrite(_ text: String) {
    #expect(Position(parsing: text) == nil)
  }
}
