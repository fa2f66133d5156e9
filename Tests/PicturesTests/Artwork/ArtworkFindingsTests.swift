import Pixels
import Testing

@testable import Pictures

@Suite struct ArtworkFindingsTests {
  private let part = UnitRect(x: 0.1234, y: 0, width: 0.4567, height: 1)

  @Test func text() {
    let all = [
      ArtworkFindings(), ArtworkFindings(focus: Position(x: 0, y: 0.123)),
      ArtworkFindings(titles: [part]), ArtworkFindings(focus: .center, subject: part),
      ArtworkFindings(focus: .center, titles: [part, part], subject: part),
    ]
    for findings in all {
      #expect(ArtworkFindings(text: findings.text)?.text == findings.text)
      #expect(findings.text.utf8.count <= ArtworkFindings.textLimit)
    }
    #expect(all[4].text == "0.5,0.5 1234,0,5801,10000;1234,0,5801,10000 1234,0,5801,10000")
  }

  @Test("what is found is the same when it is read again")
  func foundIsReadBack() throws {
    let found = ArtworkFindings(text: "0.5,0.25 1234,77,5801,9000 1,2,3,4")
    let findings = try #require(found)
    #expect(ArtworkFindings(text: findings.text) == findings)
    #expect(findings.isKnown && !ArtworkFindings().isKnown)
  }

  @Test(arguments: [
    "", "-", "- -", "- - - -", "0.5 - -", "0.5,0.5,0.5 - -", "1.5,0 - -", "nan,0 - -", "-1,0 - -",
    "- 1,2,3 -", "- 1,2,3,4; -", "- 3,2,3,4 -", "- 1,4,3,4 -", "- 1,2,3,10001 -", "- -1,2,3,4 -",
    "- - 1,2,3,4;1,2,3,4", "- 1,2,3,99999999999999999999 -",
    "- 1,2,3,4;1,2,3,4;1,2,3,4;1,2,3,4;1,2,3,4;1,2,3,4;1,2,3,4;1,2,3,4;1,2,3,4 -",
  ])
  func otherTexts(_ text: String) {
    #expect(ArtworkFindings(text: text) == nil)
  }

  @Test("what is found is what '--focus' can say")
  func tenths() {
    for thousandth in 0...1000 {
      let found = Position(SaliencyMap.Peak(x: thousandth, y: thousandth))
      let text = "\(thousandth / 10).\(thousandth % 10)%"
      #expect(Position(parsing: "\(text),\(text)") == found)
    }
  }
}
