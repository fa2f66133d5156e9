internal import Platform
internal import Texts

/// A problem that `check` reports, with one cause. One or more items, such as entries, have the
/// problem.
public struct Finding: Hashable, Sendable, Encodable {
  public var path: String
  /// The line number, from 1; `nil` for binary property lists, images and missing items.
  public var line: Int?
  public var level: Level
  /// Targets and their configurations, such as `Game (Debug and Release)`; `nil` outside a project.
  public var targets: String?
  /// What is wrong and, in parentheses, why.
  public var problem: String
  /// What to do.
  public var remedy: String?
  /// The other items with the same problem and remedy, such as `entry 4 on line 30`.
  public var also: [String] = []
  /// The id of the rule.
  public var rule: String
  /// The pairs of a file and a subject that identify the finding in a ``Baseline``; at least one.
  package var parts: [Part]
  package var joint = Joint()

  /// Maximum number of items in a message. A longer list would not fit on a line.
  private static let itemLimit = 12

  /// The problem, the remedy and the other items in one line.
  public var message: String { targetsAndProblem + rest }

  package var targetsAndProblem: String { (targets.map { "\($0): " } ?? "") + problem }

  /// The part of ``message`` after the problem.
  package var rest: String {
    let items =
      also.count <= Self.itemLimit
      ? also : also.prefix(Self.itemLimit - 1) + ["\(also.count - Self.itemLimit + 1) more"]
    let others = items.isEmpty ? nil : "the same holds for \(items.inWords())"
    return [remedy, others].compactMap { $0.map { "; \($0)" } }.joined()
  }

  /// The finding as a workflow command of GitHub Actions.
  package var annotation: String {
    let command = level == .note ? "notice" : level.rawValue
    let line = line.map { ",line=\($0)" } ?? ""
    let path = Self.escaped(path).replacing(":", with: "%3A").replacing(",", with: "%2C")
    return "::\(command) file=\(path)\(line),title=\(rule)::\(Self.escaped(message))"
  }

  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      default: VisibleText.of(scalar)
      }
    }.joined()
  }

  /// A file that a finding is about, and a subject in this file.
  package struct Part: Hashable, Sendable, Encodable {
    package var path: String
    /// The item in the file, such as a key; the same even if lines or messages change.
    package var subject: String
  }

  private enum CodingKeys: CodingKey {
    case path, line, level, message, targets, problem, remedy, also, rule, parts
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(path, forKey: .path)
    try values.encodeIfPresent(line, forKey: .line)
    try values.encode(level, forKey: .level)
    try values.encode(message, forKey: .message)
    try values.encodeIfPresent(targets, forKey: .targets)
    try values.encode(problem, forKey: .problem)
    try values.encodeIfPresent(remedy, forKey: .remedy)
    try values.encode(also, forKey: .also)
    try values.encode(rule, forKey: .rule)
    try values.encode(parts, forKey: .parts)
  }
}

extension Finding {
  /// Determines which findings are joined into one, and how the joined finding lists its items.
  package struct Joint: Hashable, Sendable {
    /// The cause. Joined findings have the same cause, rule, level and remedy.
    var cause = ""
    /// The item's name, such as `entry 4 of UILaunchImages`; empty if the item is a file, or if
    /// `problem` contains the name.
    var name = ""
    /// The item's text in ``Finding/also``; if `nil`, the text is `name` and the finding's place.
    var item: String?
    /// The part of the problem that differs between joined findings, such as a size.
    var detail: String?
    /// The file that contains all joined findings; `nil` if each item is a file.
    var file: String?
    /// Whether the problem is in the project itself. If so, findings of different targets may
    /// be joined.
    var isOfProject = false
  }

  init(_ violation: Violation, _ rule: Rule, at place: (path: String, line: Int?)) {
    let name = violation.joint.name
    self.init(
      path: place.path, line: place.line, level: violation.level ?? rule.level,
      problem: name.isEmpty ? violation.problem : "\(name) \(violation.problem)",
      remedy: violation.remedy, rule: rule.id,
      parts: violation.subjects.map { Part(path: place.path, subject: $0) }, joint: violation.joint)
    switch violation.place {
    case .infoPlist: joint.file = place.path
    case .source: joint.isOfProject = true
    case .file: break
    }
  }

  private var key: [String?] {
    [rule, level.rawValue, remedy, joint.cause, joint.file, joint.isOfProject ? nil : targets]
  }

  /// Joins findings with the same cause and remedy: the first finding lists the others.
  ///
  /// - Complexity: O(n)
  static func joined(_ findings: [Finding]) -> [Finding] {
    var first: [[String?]: Int] = [:]
    var joined: [Finding] = []
    // The items that each finding lists already. Several entries may name the same file.
    var known: [Int: Set<String?>] = [:]
    for finding in findings {
      guard let index = first[finding.key] else {
        first[finding.key] = joined.count
        known[joined.count] = ["", finding.joint.item]
        joined.append(finding)
        continue
      }
      let item = finding.item(after: joined[index])
      if known[index]?.insert(item).inserted == true { joined[index].also.append(item) }
      joined[index].parts += finding.parts
    }
    return joined
  }

  /// The text with which `first`, the joined finding, lists this finding.
  private func item(after first: Finding) -> String {
    let name = joint.item ?? joint.name
    let place =
      if targets != first.targets, let targets {
        "in \(targets)"
      } else if joint.item != nil {
        ""
      } else if path != first.path {
        (name.isEmpty ? "" : "in ")
          + Message.Place(path.pathFolder == first.path.pathFolder ? path.lastPathName : path, line)
          .description
      } else {
        line.map { name.isEmpty ? "line \($0)" : "on line \($0)" } ?? ""
      }
    let detail = joint.detail == first.joint.detail ? nil : joint.detail
    return [name, place, detail.map { "(\($0))" } ?? ""].filter { !$0.isEmpty }
      .joined(separator: " ")
  }
}
