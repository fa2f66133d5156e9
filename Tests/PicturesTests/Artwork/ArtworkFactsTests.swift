import Pixels
import Testing
import Texts

@testable import Pictures

@Suite struct ArtworkFactsTests {
  private let part = UnitRect(PictureAnalysis.Part(left: 1234, top: 0, right: 5801, bottom: 10000))

  private func facts(_ findings: ArtworkFindings) -> ArtworkFacts {
    var facts = ArtworkFacts(size: PixelSize(width: 5, height: 6))
    facts.findings = findings
    return facts
  }

  @Test("facts are the same when they are read again")
  func readBack() throws {
    let all = [
      ArtworkFindings(), ArtworkFindings(focus: Position(x: 0, y: 0.123)),
      ArtworkFindings(titles: [part]), ArtworkFindings(focus: .center, subject: part),
      ArtworkFindings(focus: Position(x: 1, y: 1), titles: [part, part], subject: part),
    ]
    for findings in all {
      var facts = facts(findings)
      facts.hasTransparency = true
      facts.warnings = [.png(.trailingBytes(count: 2))]
      let read: ArtworkFacts = try JSONText.value(of: JSONText.line(of: facts).utf8)
      #expect(read == facts && read.isPlausible)
    }
    #expect(all[4].isKnown && !all[0].isKnown)
  }

  @Test("parts on every edge, as they are found, are plausible")
  func edges() {
    for start in 0..<10000 {
      let part = UnitRect(
        PictureAnalysis.Part(left: start, top: start / 2, right: 10000, bottom: 10000))
      #expect(facts(ArtworkFindings(subject: part)).isPlausible)
    }
  }

  @Test("points and parts outside of the artwork are not plausible")
  func implausible() {
    for value in [-0.001, 1.001, 1e300, -1e300] {
      let findings = [
        ArtworkFindings(focus: Position(x: value, y: 0)),
        ArtworkFindings(focus: Position(x: 0, y: value)),
        ArtworkFindings(titles: [UnitRect(x: value, y: 0, width: 0.5, height: 1)]),
        ArtworkFindings(titles: [part, UnitRect(x: 0, y: 0.5, width: 0.5, height: value)]),
        ArtworkFindings(subject: UnitRect(x: 0, y: value, width: 0.5, height: 1)),
      ]
      for findings in findings { #expect(!facts(findings).isPlausible) }
    }
    let flat = UnitRect(x: 0.5, y: 0, width: 0, height: 1)
    #expect(!facts(ArtworkFindings(subject: flat)).isPlausible)
    let many = [UnitRect](repeating: part, count: PictureAnalysis.mostTitles + 1)
    #expect(!facts(ArtworkFindings(titles: many)).isPlausible)
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
