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
  /// What it is about, by which a ``Baseline`` knows it; at least one.
  package var parts: [Part]

  /// A thing that a finding is about.
  package struct Part: Hashable, Sendable {
    package var path: String
    /// What tells it from others in the file, whatever their lines and the message are.
    package var subject: String

    package init(path: String, subject: String) {
      self.path = path
      self.subject = subject
    }
  }

  private enum CodingKeys: CodingKey {
    case path, line, level, message, rule
  }

  /// - Parameter parts: `nil` for the file as a whole.
  package init(
    path: String, line: Int?, level: Level, message: String, rule: String, parts: [Part]? = nil
  ) {
    self.path = path
    self.line = line
    self.level = level
    self.message = message
    self.rule = rule
    self.parts = parts ?? [Part(path: path, subject: "")]
  }
}
