/// Findings that a project has accepted for now, so that only new ones count.
///
/// A finding is known by its path, rule and text, without the lines in it: code above it may grow.
public struct Baseline: Hashable, Sendable, Codable {
  public struct Entry: Hashable, Sendable, Codable {
    public var path: String
    public var rule: String
    public var message: String
    /// How many findings are alike.
    public var count: Int
  }

  public var version = 1
  /// Sorted, so that the same findings give the same file.
  public var findings: [Entry]

  public init(_ findings: [Finding]) {
    var counts: [Key: Int] = [:]
    for finding in findings { counts[Key(finding), default: 0] += 1 }
    self.findings =
      counts.map { key, count in
        Entry(path: key.path, rule: key.rule, message: key.message, count: count)
      }.sorted { ($0.path, $0.rule, $0.message) < ($1.path, $1.rule, $1.message) }
  }

  /// The findings that are not in the baseline, in their order.
  ///
  /// - Complexity: O(findings)
  public func new(of findings: [Finding]) -> [Finding] {
    var left: [Key: Int] = [:]
    for entry in self.findings {
      let key = Key(path: entry.path, rule: entry.rule, message: entry.message)
      left[key, default: 0] += max(0, min(entry.count, findings.count))
    }
    return findings.filter { finding in
      let key = Key(finding)
      guard let count = left[key], count > 0 else { return true }
      left[key] = count - 1
      return false
    }
  }

  private struct Key: Hashable {
    var path: String
    var rule: String
    var message: String

    init(path: String, rule: String, message: String) {
      self.path = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
      self.rule = rule
      self.message = message
    }

    init(_ finding: Finding) {
      self.init(
        path: finding.path, rule: finding.rule, message: Self.withoutLines(finding.message))
    }

    /// `line 12` becomes `line`.
    private static func withoutLines(_ message: String) -> String {
      var words = message.split(separator: " ", omittingEmptySubsequences: false)
      for index in words.indices.dropFirst()
      where words[index - 1].hasSuffix("line") || words[index - 1].hasSuffix("lines") {
        words[index] = words[index].drop { $0.isASCII && $0.isNumber }
      }
      return words.joined(separator: " ")
    }
  }
}
