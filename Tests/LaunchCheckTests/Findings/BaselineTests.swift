import Foundation
import LaunchCheck
import Testing

@Suite struct BaselineTests {
  private func finding(
    _ message: String, line: Int? = 3, path: String = "Info.plist", rule: String = "alpha"
  ) -> Finding {
    Finding(path: path, line: line, level: .warning, message: message, rule: rule)
  }

  @Test func onlyNewFindingsCount() {
    let old = [finding("a"), finding("b"), finding("a", path: "Other.plist")]
    let baseline = Baseline(old)
    #expect(baseline.new(of: old) == [])
    let more = old + [finding("c"), finding("a", rule: "too-large")]
    #expect(baseline.new(of: more) == Array(more.suffix(2)))
    #expect(baseline.new(of: []) == [])
  }

  /// What is above a finding may grow.
  @Test func linesDoNotCount() {
    let old = [
      finding("first on line 7; the same holds for entry 2 on line 9 and entry 3 on line 12")
    ]
    let moved = [
      finding(
        "first on line 8; the same holds for entry 2 on line 10 and entry 3 on line 13", line: 4)
    ]
    #expect(Baseline(old).new(of: moved) == [])
    #expect(Baseline([finding("entry 2 is")]).new(of: [finding("entry 3 is")]).count == 1)
  }

  @Test func asManyAsThereWere() {
    let baseline = Baseline([finding("a"), finding("a")])
    #expect(baseline.findings.map(\.count) == [2])
    #expect(baseline.new(of: [finding("a"), finding("a"), finding("a")]).count == 1)
  }

  @Test func survivesItsFile() throws {
    let baseline = Baseline([finding("é \"x\""), finding("b")])
    let data = try JSONEncoder().encode(baseline)
    #expect(try JSONDecoder().decode(Baseline.self, from: data) == baseline)
  }
}
