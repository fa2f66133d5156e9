import LaunchCheck
import Testing

@Suite struct RuleTests {
  /// Rules about folders, of which no sample of an app can be made.
  static let aboutFolders = ["unreadable-name", "project-specification"]
  private static let ids = Rule.all.map(\.id).filter { !aboutFolders.contains($0) }

  /// A rule without samples is a rule that nobody has seen at work.
  @Test func everyRuleHasSamples() {
    #expect(Set(RuleSamples.all.keys) == Set(Self.ids))
    for (id, samples) in RuleSamples.all {
      #expect(!samples.failing.isEmpty && !samples.passing.isEmpty, "\(id)")
    }
  }

  @Test(arguments: Self.ids)
  func findsFaults(_ id: String) throws {
    let rule = try #require(Rule.all.first { $0.id == id })
    for (index, sample) in try #require(RuleSamples.all[id]).failing.enumerated() {
      let findings = try sample.findings().filter { $0.rule == id }
      #expect(!findings.isEmpty, "failing sample \(index + 1)")
      #expect(findings.contains { $0.level == rule.level }, "failing sample \(index + 1)")
      for finding in findings where id != "property-list" {
        #expect(finding.message.contains("; "), "\(finding) says not what to do")
        #expect(!finding.message.contains("\n"))
      }
    }
  }

  @Test(arguments: Self.ids)
  func passesWhatIsRight(_ id: String) throws {
    for (index, sample) in try #require(RuleSamples.all[id]).passing.enumerated() {
      let findings = try sample.findings().filter { $0.rule == id }
      #expect(findings.isEmpty, "passing sample \(index + 1)")
    }
  }

  @Test(arguments: Self.ids.filter { $0 != "property-list" })
  func canBeDisabled(_ id: String) throws {
    for sample in try #require(RuleSamples.all[id]).failing {
      let all = try sample.findings()
      let without = try sample.findings(Checker(disabled: [id]))
      #expect(!without.contains { $0.rule == id })
      // What it was the cause of is reported then.
      for finding in all where finding.rule != id { #expect(without.contains(finding)) }
    }
  }

  @Test func nothingIsWrongWithTheTechnotesListing() throws {
    #expect(try Sample.clean.findings().map(\.rule) == ["newer-iphones"])
  }

  @Test func identifiersAreIdentifiers() {
    let ids = Rule.all.map(\.id)
    #expect(Set(ids).count == ids.count)
    for rule in Rule.all {
      #expect(rule.id.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil)
      #expect(rule.reason.hasSuffix("."))
      #expect(!rule.source.isEmpty)
    }
  }

  @Test func linesAreThoseOfTheValues() throws {
    let sample = Sample.lastEntry("Default-iOS8-736h.png 8.0 Landscape 414 736")
    let finding = try #require(try sample.findings().first { $0.rule == "name-extension" })
    let lines = sample.written.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(finding.line)
    #expect(lines[line - 1] == "<string>Default-iOS8-736h.png</string>")
    #expect(
      finding.message
        == "entry 4 of UILaunchImages has a dot in the name 'Default-iOS8-736h.png' (iOS may then "
        + "find no file); remove the extension")
  }
}
