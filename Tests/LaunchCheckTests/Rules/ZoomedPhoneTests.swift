import LaunchApps
import LaunchCheck
import LaunchRules
import TestSupport
import Testing

/// An iPhone XR under Display Zoom has the size of an iPhone X and another scale. Xcode has no slot
/// for it, so that every app with images for the iPhone X lacks one.
@Suite struct ZoomedPhoneTests {
  private static let sample = Sample.clean.with {
    $0.entries?.append("Default-812h 11.0 Landscape 375 812")
    $0.images.append("Default-812h@3x.png 1125 2436")
  }

  @Test func oneNote() throws {
    let findings = try Self.sample.findings().filter { $0.rule == "missing-scale" }
    #expect(findings.map(\.level) == [.note])
    #expect(findings.first?.message.contains("the size of a zoomed iPhone XR, 11") == true)
  }

  @Test func whatExplainKnows() throws {
    let explanation = LaunchExplanation(path: "", contents: try Self.sample.contents())
    let rows = explanation.rows.filter { $0.display == .phone812At2x }
    #expect(!rows.isEmpty)
    for row in rows where explanation.isBlank(row) {
      #expect(explanation.confidence(row) == .decompiled)
    }
  }
}
