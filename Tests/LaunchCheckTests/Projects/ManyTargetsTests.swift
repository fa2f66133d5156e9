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

  @Test(arguments: [2, 6])
  func missingFilesAreOneFinding(_ count: Int) throws {
    let findings = try findings(count)
    #expect(findings.count == 1)
    let finding = try #require(findings.first)
    #expect(finding.problem.contains("T1.plist") && finding.also.count == count - 1)
    #expect(
      finding.message.hasSuffix("T\(count).plist' in T\(count) (Debug and Release)"))
    #expect(finding.parts.count == count)
  }
}
