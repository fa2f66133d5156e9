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

/// The file Documentation/Rules.md.
enum RuleDocument {
  static var text: String {
    let head = """
      # The rules of `launchgen check`

      Each rule with its level, the evidence for it, its reason and its source; then what fails (-) and \
      what passes (+) in its place, and the finding. `launchgen check --explain RULE` prints the same, \
      and `--disable RULE` leaves a rule out. Decompiled system code is a strong hint, but not Apple's \
      word. `make -f Tools/Makefile rules` writes this file.

      """
    return head + "\n"
      + Rule.all.flatMap { RuleExplanation($0).section }.joined(separator: "\n")
  }
}
