/// A problem to report to the user. Modules convert their errors to messages, and output formats
/// such as text and JSON render the messages.
package struct Message: Hashable, Sendable {
  /// A file or folder and, if they are known, a line and a column. Lines and columns count from 1.
  package struct Place: Hashable, Sendable, CustomStringConvertible {
    package var path: String
    package var line: Int?
    package var column: Int?

    package init(_ path: String, _ line: Int? = nil, _ column: Int? = nil) {
      self.path = path
      self.line = line
      self.column = column
    }

    /// `PATH:LINE:COLUMN`, which editors and Xcode can open.
    package var description: String {
      ([path] + [line, column].compactMap { $0.map(String.init) }).joined(separator: ":")
    }
  }

  package enum Level: String, Sendable {
    case note, warning, error
  }

  package var place: Place
  package var level = Level.error
  /// The kind of problem, by which messages are grouped.
  package var id = ""
  /// The problem and, in parentheses, its reason. In output, this text follows the place.
  package var problem: String
  /// What the user can do about it.
  package var remedy: String?
  /// The exit code of the command if this problem stops the command.
  package var status: ExitStatus

  package init(
    _ status: ExitStatus, _ place: Place, _ problem: some CustomStringConvertible,
    _ remedy: String? = nil
  ) {
    self.status = status
    self.place = place
    self.problem = problem.description
    self.remedy = remedy
  }

  package init(
    _ status: ExitStatus, _ path: String, _ problem: some CustomStringConvertible,
    _ remedy: String? = nil
  ) {
    self.init(status, Place(path), problem, remedy)
  }

  /// A warning, which ends a command only with `--strict`.
  package init(
    warning problem: some CustomStringConvertible, _ id: String = "", at place: Place,
    _ remedy: String? = nil
  ) {
    self.init(.badData, place, problem, remedy)
    level = .warning
    self.id = id
  }

  /// A note about other apps that have the same problem. The note is in brackets in ``text``.
  package var also: String?

  /// The part of ``line`` after the place and the level.
  package var text: String {
    [problem, remedy].compactMap(\.self).joined(separator: "; ") + (also.map { " [\($0)]" } ?? "")
  }

  /// `PATH: error: what (why); what to do`
  package var line: String { "\(place): \(level.rawValue): \(text)" }

  package func with(also: String) -> Message {
    var message = self
    message.also = also
    return message
  }

  package func with(_ level: Level) -> Message {
    var message = self
    message.level = level
    return message
  }
}

/// An error that provides its own messages for users.
package protocol Problem: Error {
  /// At least one message; several only if they must be reported together.
  var messages: [Message] { get }
}
