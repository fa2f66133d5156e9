import TestSupport
import Testing

@testable import LaunchCheck

/// Makes the examples of rules from the samples with which they are tested.
enum ExampleMaker {
  private static let lineLimit = 12

  /// The failing sample and the passing sample that differ least.
  static func example(of rule: Rule) throws -> RuleExample {
    let samples = try #require(RuleSamples.all[rule.id])
    var best: (size: Int, example: RuleExample)?
    for failing in samples.failing {
      guard
        let finding = try failing.findings().first(where: {
          $0.rule == rule.id && $0.level == rule.level
        })
      else { continue }
      for passing in samples.passing {
        let lines = difference(failing, passing)
        let size = (lines.failing + lines.passing).map { $0.count + 20 }
          .reduce(lines.failing.isEmpty ? 10_000 : 0, +)
        if let best, best.size <= size { continue }
        best = (
          size,
          RuleExample(
            failing: shortened(lines.failing), passing: shortened(lines.passing),
            finding: plain(finding.message), remedy: plain(finding.remedy ?? ""))
        )
      }
    }
    return try #require(best?.example)
  }

  /// Temporary folders have another name each time.
  private static func plain(_ text: String) -> String {
    text.replacing(/'[^' ]*TemporaryFolder[^' ]*\/(?<name>[^'\/ ]+)'/) { "'\($0.output.name)'" }
  }

  private static func difference(
    _ failing: Sample, _ passing: Sample
  ) -> (failing: [String], passing: [String]) {
    let (first, second) = (lines(failing), lines(passing))
    let change = first.difference(from: second)
    var result: (failing: [String], passing: [String]) = ([], [])
    for case .insert(_, let line, _) in change.insertions { result.failing.append(line) }
    for case .remove(_, let line, _) in change.removals { result.passing.append(line) }
    // Where only the order differs, the lines around what was moved show it.
    return result.failing == result.passing ? withoutCommonEnds(first, second) : result
  }

  private static func withoutCommonEnds(
    _ first: [String], _ second: [String]
  ) -> (failing: [String], passing: [String]) {
    let start = zip(first, second).prefix { $0 == $1 }.count
    let end = zip(first.reversed(), second.reversed()).prefix { $0 == $1 }.count
    return (Array(first[start..<first.count - end]), Array(second[start..<second.count - end]))
  }

  /// All lines of a sample's files; those of files other than the Info.plist with the file's name.
  private static func lines(_ sample: Sample) -> [String] {
    if let project = sample.project {
      let texts = project.texts.sorted { $0.key < $1.key }.flatMap { path, text in
        named(path, text)
      }
      let images = project.images.sorted { $0.key < $1.key }.map {
        "\($0.key): \($0.value.0)x\($0.value.1)"
      }
      return named("project.pbxproj", project.file ?? project.project.text) + texts + images
    }
    let images = (sample.isLaidOut ? [] : sample.images).map { image in
      let words = image.split(separator: " ")
      return words.count < 3
        ? "\(words[0]): \(words.dropFirst().joined())"
        : "\(words[0]): \(words[1])x\(words[2])" + words.dropFirst(3).map { ", " + $0 }.joined()
    }
    let sources = sample.sources.sorted { $0.key < $1.key }.flatMap { named($0.key, $0.value) }
    let place = sample.isBuilt ? ["(in a built app)"] : []
    return place + split(sample.text ?? sample.written) + images + sources
  }

  private static func named(_ path: String, _ text: String) -> [String] {
    let lines = split(text)
    return lines.isEmpty ? ["\(path): (empty)"] : lines.map { "\(path): \($0)" }
  }

  private static func split(_ text: String) -> [String] {
    text.split(separator: "\n").map { $0.trimming(while: { $0 == " " || $0 == "\t" }) }
      .filter { !$0.isEmpty }
  }

  private static func shortened(_ lines: [String]) -> [String] {
    let lines = lines.map { $0.count > 160 ? $0.prefix(157) + "…" : $0 }
    return lines.count <= lineLimit ? lines : lines.prefix(lineLimit - 1) + ["…"]
  }
}

extension StringProtocol {
  fileprivate func trimming(while isOut: (Character) -> Bool) -> String {
    var text = self[...].drop(while: isOut)
    while let last = text.last, isOut(last) { text.removeLast() }
    return String(text)
  }
}
