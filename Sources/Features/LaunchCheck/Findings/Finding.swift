internal import Texts

/// A problem that rules found, as `check` reports it: one cause, in one item or in several.
public struct Finding: Hashable, Sendable, Encodable {
  public var path: String
  /// The line in the Info.plist or launch storyboard, from 1; `nil` in binary property lists, for
  /// images, and if something is missing.
  public var line: Int?
  public var level: Level
  /// The targets of a project and their configurations, such as `Game (Debug and Release)`; `nil`
  /// outside of projects.
  public var targets: String?
  /// What is wrong and, in parentheses, why.
  public var problem: String
  /// What to do.
  public var remedy: String?
  /// The other items with the same problem and remedy, such as `entry 4 on line 30`.
  public var also: [String] = []
  /// The id of the rule.
  public var rule: String
  /// The things that the finding is about, which identify it in a ``Baseline``; at least one.
  package var parts: [Part]
  package var joint = Joint()

  /// Maximum number of items in a message; more would not fit on a line.
  private static let itemLimit = 12

  /// The problem, the remedy and the other items in one line.
  public var message: String {
    let items =
      also.count <= Self.itemLimit
      ? also : also.prefix(Self.itemLimit - 1) + ["\(also.count - Self.itemLimit + 1) more"]
    let others = items.isEmpty ? nil : "the same holds for \(items.inWords())"
    return (targets.map { "\($0): " } ?? "")
      + [problem, remedy, others].compactMap(\.self).joined(separator: "; ")
  }

  /// A file, and a subject in it, that a finding is about.
  package struct Part: Hashable, Sendable, Encodable {
    package var path: String
    /// A string that distinguishes the part from others in the file, regardless of lines and the
    /// message.
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
