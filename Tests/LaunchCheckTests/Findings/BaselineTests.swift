import Foundation
import TestSupport
import Testing

@testable import LaunchCheck

@Suite struct BaselineTests {
  private func finding(
    _ subjects: String..., message: String = "m", path: String = "Info.plist",
    rule: String = "alpha"
  ) -> Finding {
    Finding(
      path: path, line: 3, level: .warning, problem: message, remedy: nil, rule: rule,
      parts: subjects.map { Finding.Part(path: path, subject: $0) })
  }

  private func baseline(_ findings: [Finding]) -> Baseline { Baseline(findings, folder: ".") }

  @Test func onlyNewFindingsCount() {
    let old = [finding("a"), finding("b"), finding("a", path: "Other.plist")]
    #expect(baseline(old).new(of: old, folder: ".") == [])
    let more = old + [finding("c"), finding("a", rule: "too-large")]
    #expect(baseline(old).new(of: more, folder: ".") == Array(more.suffix(2)))
    #expect(baseline(old).new(of: [], folder: ".") == [])
  }

  /// What launchgen says of it may become another.
  @Test func wordsDoNotCount() {
    let old = baseline([finding("a", message: "Game (Debug), Lite (Debug) and 6 more: it is so")])
    #expect(old.new(of: [finding("a", message: "Game (Debug): it is thus")], folder: ".") == [])
  }

  @Test func asManyAsThereWere() {
    let baseline = baseline([finding("a"), finding("a")])
    #expect(baseline.findings.map(\.count) == [2])
    #expect(
      baseline.new(of: [finding("a"), finding("a"), finding("a")], folder: ".").count == 1)
  }

  /// One finding for several entries: one more of them is new, one less is not.
  @Test func joinedFindings() {
    let baseline = baseline([finding("a", "b")])
    #expect(baseline.new(of: [finding("b")], folder: ".") == [])
    #expect(baseline.new(of: [finding("a", "b", "c")], folder: ".").count == 1)
  }

  @Test func survivesItsFile() throws {
    let baseline = baseline([finding("é \"x\""), finding("b")])
    let data = try JSONEncoder().encode(baseline)
    #expect(try JSONDecoder().decode(Baseline.self, from: data) == baseline)
  }

  /// Paths are those from the baseline, wherever they were seen from.
  @Test func foldersDoNotCount() throws {
    let folder = try TemporaryFolder()
    try folder.write("App/Info.plist", Data())
    let old = Baseline([finding("a", path: folder.path("App/Info.plist"))], folder: folder.path)
    #expect(old.findings.map(\.path) == ["App/Info.plist"])
    let same = finding("a", path: folder.path("App/../App/Info.plist"))
    #expect(old.new(of: [same], folder: folder.path("App/..")) == [])
    let beside = Baseline([same], folder: folder.path("Known/Deep"))
    #expect(beside.findings.map(\.path) == ["../../App/Info.plist"])
    let link = folder.path("Link")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder.path)
    #expect(old.new(of: [finding("a", path: link + "/App/Info.plist")], folder: link) == [])
    // A file in an archive, which is no folder.
    try folder.write("My.ipa", Data())
    let archived = finding("a", path: folder.path("My.ipa/Payload/My.app/Info.plist"))
    #expect(
      Baseline([archived], folder: folder.path).findings.map(\.path)
        == ["My.ipa/Payload/My.app/Info.plist"])
  }

  /// What stays of real findings when lines, orders and other entries change.
  @Test func entriesAreKnownByWhatTheySay() throws {
    let faulty = Sample.lastEntry("Default-iOS8-736h.png 8.0 Landscape 414 736")
    let moved = faulty.with {
      $0.entries?.swapAt(0, 3)
      $0.more = "<key>CFBundleName</key>\n<string>App</string>"
    }
    let baseline = baseline(try faulty.findings())
    #expect(baseline.new(of: try moved.findings(), folder: ".") == [])
    let other = faulty.with { $0.entries?[2] = "Default-iOS8-667h.png 8.0 Landscape 375 667" }
    #expect(baseline.new(of: try other.findings(), folder: ".").map(\.rule) == ["name-extension"])
  }

  /// Targets that have a finding too are not new findings.
  @Test func targetsDoNotCount() {
    let one = ProjectSample.clean.with { $0.images["App/Default-iOS7@2x.png"] = (3, 3) }
    let two = one.with { sample in
      for name in ["Lite", "Pro", "Max", "Kids"] {
        var target = sample.project.targets[0]
        target.name = name
        sample.project.targets.append(target)
      }
    }
    #expect(one.findings() != two.findings())
    #expect(baseline(one.findings()).new(of: two.findings(), folder: ".") == [])
    #expect(baseline(two.findings()).new(of: one.findings(), folder: ".") == [])
  }
}
