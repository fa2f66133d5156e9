import ManyApps
import Platform
import Texts

/// Writes progress, warnings and errors to standard error, one on each line.
struct Console {
  let isQuiet: Bool
  let isTerminal: Bool
  let canErase: Bool

  init(isQuiet: Bool = false) {
    self.isQuiet = isQuiet
    isTerminal = StandardError.isTerminal
    canErase = isTerminal && Environment.variables["TERM"] != "dumb"
  }

  /// Reports a finished step, but only on a terminal, where a person may be waiting.
  func progress(_ line: String) {
    if isTerminal { note(line) }
  }

  func write(_ messages: [Message]) {
    for message in messages { write(message) }
  }

  func write(_ message: Message) {
    let parts = Self.line(
      message.place, message.level.rawValue, message.problem,
      rest: String(message.text.dropFirst(message.problem.count)))
    StandardError.write(line: parts.map(\.text).joined(), parts)
  }

  /// Runs `body`, which searches folders, and then reports what the search left out.
  func reportingOmissions<Value, Failure: Error>(
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let omissions = SearchOmissions()
    defer { report(omissions) }
    return try omissions.collecting(body)
  }

  func report(_ omissions: SearchOmissions) {
    write(omissions.names.map(\.warning))
    for line in omissions.notes { note("note: \(line)") }
  }

  /// Tells people what they must still do to see a change on a device.
  func remind(_ reminders: Set<JobReport.Reminder>) {
    if reminders.contains(.membership) {
      note(
        "note: the files must be members of the app's target: add them in Xcode, or name the "
          + "project in place of its Info.plist")
    }
    if reminders.contains(.cache) {
      note(
        "note: iOS caches what it shows at launch: delete the app and restart the device to see the "
          + "change")
    }
  }

  func note(_ line: String) {
    if !isQuiet { StandardError.write(line: line) }
  }

  /// `PATH:LINE: error: TEXT`, which editors and Xcode show at the given line of the file.
  static func line(
    _ place: Message.Place, _ level: String, _ problem: String, rest: String
  ) -> [TextStyle.Part] {
    let color: TextStyle = level == "error" ? .error : level == "warning" ? .warning : .faint
    let start: [TextStyle.Part] = [("\(place): ", .bold), ("\(level): ", color)]
    // Xcode shows a line with a quotation mark before the level as a note. Without a place before
    // the level, the line is an error of the phase (CommandLineToolSpec.swift of swift-build).
    let isHidden = isForXcode && place.path.contains { $0 == "'" || $0 == "\"" }
    return (isHidden ? start.reversed() : start) + [(problem, nil), (rest, .faint)]
  }

  /// Whether Xcode runs the command. Xcode passes its build settings as environment variables.
  private static let isForXcode = Environment.variables["XCODE_VERSION_ACTUAL"] != nil
}
