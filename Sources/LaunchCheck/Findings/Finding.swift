/// A problem that a rule found, as `check` reports it.
public struct Finding: Hashable, Sendable, Encodable {
  public var path: String
  /// The line in the Info.plist or launch storyboard, from 1; `nil` in binary property lists, for
  /// images, and if something is missing.
  public var line: Int?
  public var level: Level
  /// The message, in one line: what is wrong, why, and what to do.
  public var message: String
  /// The id of the rule.
  public var rule: String
  /// The things that the finding is about, which identify it in a ``Baseline``; at least one.
  package var parts: [Part]

  /// A file, and a subject in it, that a finding is about.
  package struct Part: Hashable, Sendable {
    package var path: String
    /// A string that distinguishes the part from others in the file, regardless of lines and the
    /// message.
    package var subject: String

    package init(path: String, subject: String) {
      self.path = path
      self.subject = subject
    }
  }

  private enum CodingKeys: CodingKey {
    case path, line, level, message, rule
  }

  /// - Parameter parts: the things that the finding is about; `nil` for the file as a whole.
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
