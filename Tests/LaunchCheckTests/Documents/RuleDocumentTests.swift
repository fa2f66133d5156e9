import Foundation
import TestSupport
import Testing

@testable import LaunchCheck

/// What a reader sees of a rule comes from the rule and from the samples with which it is tested.
@Suite struct RuleDocumentTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../..").standardizedFileURL

  /// The rules of each file of examples.
  private static var shares: [(file: String, rules: [Rule])] {
    [
      ("PropertyLists", Rule.propertyLists + Rule.orientations), ("Keys", Rule.keys),
      ("Store", Rule.store), ("Entries", Rule.entries + Rule.sizes),
      ("Launches", Rule.launches + Rule.screens + Rule.ownImages + Rule.matching),
      ("Files", Rule.files + Rule.pixels),
      ("LaunchFiles", Rule.launchScreens + Rule.launchFileNames),
      (
        "LaunchFileContents",
        Rule.launchFiles + Rule.launchFileLayout + Rule.launchFileContents + Rule.launchFileAssets
      ), ("Projects", Rule.projects),
    ].map { file, rules in (file, rules.filter { RuleSamples.all[$0.id] != nil }) }
  }

  @Test func examplesAreThoseOfTheSamples() throws {
    for (file, rules) in Self.shares {
      var lines = [
        "// swift-format-ignore-file",
        "// Written by 'make -f Tools/Makefile rules' from the samples of the tests.",
        "extension RuleExample {",
        "  static let \(file.prefix(1).lowercased() + file.dropFirst()): [(String, RuleExample)] = [",
      ]
      for rule in rules {
        let example = try ExampleMaker.example(of: rule)
        lines += ["    (", "      \(ExampleMaker.literal(rule.id)),", "      RuleExample("]
        lines += ["        failing: \(ExampleMaker.list(example.failing)),"]
        lines += ["        passing: \(ExampleMaker.list(example.passing)),"]
        lines += [
          "        finding:", "          \(ExampleMaker.long(example.finding))", "      )",
          "    ),",
        ]
      }
      lines += ["  ]", "}", ""]
      let url = Self.root.appending(path: "Sources/LaunchCheck/Examples/RuleExample+\(file).swift")
      let difference = try Golden(file: url).difference(from: lines.joined(separator: "\n"))
      #expect(difference == nil)
    }
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
