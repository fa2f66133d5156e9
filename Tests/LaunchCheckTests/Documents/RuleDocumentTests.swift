import Foundation
import TestSupport
import Testing
import Texts

@testable import LaunchCheck

/// What a reader sees of a rule comes from the rule and from the samples with which it is tested.
@Suite struct RuleDocumentTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../..").standardizedFileURL

  @Test func examplesAreThoseOfTheSamples() throws {
    var examples: [String: RuleExample] = [:]
    for rule in Rule.all where RuleSamples.all[rule.id] != nil {
      examples[rule.id] = try ExampleMaker.example(of: rule)
    }
    let url = Self.root.appending(path: "Templates/Rules/Examples.json")
    #expect(try Golden(file: url).difference(from: JSONText.of(examples) + "\n") == nil)
  }

  @Test func theDocumentHasAllRules() throws {
    let url = Self.root.appending(path: "Documentation/Rules.md")
    let difference = try Golden(file: url).difference(from: RuleDocument.text)
    #expect(difference == nil)
    for rule in Rule.all { #expect(RuleDocument.text.contains("\n## \(rule.id)\n")) }
  }

  @Test func everyRuleHasAnExample() {
    for rule in Rule.all where !RuleTests.aboutFolders.contains(rule.id) {
      #expect(rule.example != nil, "\(rule.id)")
      #expect(rule.example?.failing != rule.example?.passing)
    }
  }

  @Test func explanations() throws {
    let rule = try #require(Rule.all.first { $0.id == "size-swapped" })
    let lines = RuleExplanation(rule).lines(columns: 80)
    #expect(lines.first == "size-swapped: error, known from Apple")
    #expect(lines.contains("Fails:") && lines.contains("Passes:") && lines.contains("Remedy:"))
    #expect(lines.contains("To leave it out: --disable size-swapped"))
  }
}
