/// A problem that a rule found.
public struct Finding: Hashable, Sendable, Encodable {
  public var path: String
  /// The line in the Info.plist or launch file, from 1; `nil` in binary property lists, for images,
  /// and if something is missing.
  public var line: Int?
  public var level: Level
  /// What is wrong, why, and what to do, in one line.
  public var message: String
  /// The id of the rule.
  public var rule: String

  package init(path: String, line: Int?, level: Level, message: String, rule: String) {
    self.path = path
    self.line = line
    self.level = level
    self.message = message
    self.rule = rule
  }
}
