internal import Platform

/// Findings that a project has accepted for now. `check` leaves out the accepted findings, and
/// reports only new findings.
///
/// A finding is identified by its rule, its files and its subjects, such as entries, keys, elements
/// or target settings. The lines, the wording and the target names of a finding do not matter.
public struct Baseline: Hashable, Sendable, Codable {
  public struct Entry: Hashable, Sendable, Codable {
    /// The path from the baseline's folder to the file with the finding, such as
    /// `../App/Info.plist`.
    public var path: String
    public var rule: String
    /// A string that distinguishes the finding from the rule's other findings in the same file.
    public var subject: String
    /// Number of findings with this path, rule and subject.
    public var count: Int
  }

  /// The version of the file format that this launchgen writes.
  public static let currentVersion = 2

  public var version = Self.currentVersion
  /// The accepted findings, sorted so that the same findings give the same file.
  public var findings: [Entry]

  /// Makes a baseline of findings. The entries' paths are relative to `folder`, which need not
  /// exist.
  public init(_ findings: [Finding], folder: String) {
    var names = RelativePaths(to: folder)
    var entries: [Entry: Entry] = [:]
    for finding in findings {
      for entry in Self.entries(finding, &names) { entries[entry, default: entry].count += 1 }
    }
    self.findings = entries.values
      .sorted { ($0.path, $0.rule, $0.subject) < ($1.path, $1.rule, $1.subject) }
  }

  /// The findings that are not in the baseline, in the given order. A finding that joins several
  /// problems is new if at least one of the problems is new.
  ///
  /// - Complexity: O(number of findings)
  public func new(of findings: [Finding], folder: String) -> [Finding] {
    var names = RelativePaths(to: folder)
    var left: [Entry: Int] = [:]
    for var entry in self.findings {
      let count = max(0, min(entry.count, 1_000_000))
      entry.count = 0
      left[entry, default: 0] += count
    }
    return findings.filter { finding in
      let entries = Self.entries(finding, &names)
      let isNew = entries.contains { left[$0, default: 0] <= 0 }
      for entry in entries { left[entry]? -= 1 }
      return isNew
    }
  }

  /// An entry for each part of a finding. Each count is 0, so that counts do not affect
  /// comparisons.
  private static func entries(_ finding: Finding, _ names: inout RelativePaths) -> Set<Entry> {
    Set(
      finding.parts.map {
        Entry(path: names.name(of: $0.path), rule: finding.rule, subject: $0.subject, count: 0)
      })
  }
}
