import LaunchCheck
import TestSupport
import Testing

/// The projects of engines have a dozen targets for tests that nobody keeps.
@Suite struct ManyTargetsTests {
  private func findings(_ count: Int) throws -> [Finding] {
    let folder = try TemporaryFolder()
    var text = XcodeProjectText()
    text.targets = (1...count).map {
      XcodeProjectText.Target("T\($0)", ["INFOPLIST_FILE = T\($0).plist"])
    }
    try folder.write("Tests.xcodeproj/project.pbxproj", text.text.utf8)
    return try Checker().findings(at: folder.path).filter { $0.rule == "info-plist-file" }
  }

  @Test func fewAreNamedOneByOne() throws { #expect(try findings(2).count == 2) }

  @Test func manyAreOneFinding() throws {
    let findings = try findings(6)
    #expect(findings.count == 1)
    let message = try #require(findings.first?.message)
    #expect(message.contains("T1.plist"))
    #expect(message.hasSuffix("the same holds for 5 more targets, T2, T3, T4 and others"))
  }
}
