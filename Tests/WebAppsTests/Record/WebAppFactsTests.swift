import PNGCodec
import Pixels
import Testing

@testable import Pictures
@testable import WebApps

/// What a record has of each artwork.
@Suite struct WebAppFactsTests {
  @Test func facts() throws {
    var facts = WebAppFacts(size: PixelSize(width: 5, height: 6))
    facts.findings = ArtworkFindings(
      focus: Position(x: 0.393, y: 1),
      titles: [UnitRect(x: 0.25, y: 0.5, width: 0.25, height: 0.125)])
    facts.warnings = [.png(.trailingBytes(count: 2))]
    facts.hasTransparency = true
    let details = try #require(facts.details)
    #expect(details.count == WebAppFacts.detailCount)
    #expect(WebAppFacts(facts.size, details: details) == facts)
    #expect(WebAppFacts(facts.size, details: ["", "", ""]) == nil)
    #expect(WebAppFacts(facts.size, details: [details[0]]) == nil)
  }
}
