import ArgumentParser
import Files
import LaunchCheck
import LaunchImages
import ManyApps
import OrientationCode
import Platform
import Texts

/// Writes progress, warnings and errors to standard error, one on each line.
struct Console {
  let isQuiet: Bool
  let warningsAreErrors: Bool
  let isTerminal: Bool
  /// Whether standard error is a terminal that can erase a line.
  let canErase: Bool
  let isColored: Bool

  init(isQuiet: Bool = false, warningsAreErrors: Bool = false) {
    self.isQuiet = isQuiet
    self.warningsAreErrors = warningsAreErrors
    isTerminal = StandardError.isTerminal
    let environment = Environment.variables
    canErase = isTerminal && environment["TERM"] != "dumb"
    isColored = canErase && (environment["NO_COLOR"] ?? "").isEmpty
  }

  /// Reports a finished step, but only on a terminal, where a person may be waiting, not in a log.
  func progress(_ line: String) {
    if isTerminal && !isQuiet { write(line) }
  }

  /// Reports a warning that is not part of a build's result. If warnings are errors, it throws the
  /// warning as an error.
  func warn(_ message: Message) throws {
    if warningsAreErrors { throw CommandError(message.with(.error)) }
    write(message)
  }

  /// Reports problems, one on each line.
  func write(_ messages: [Message]) {
    for message in messages { write(message) }
  }

  func write(_ message: Message) {
    let word = message.level.rawValue + ":"
    let color: StaticString = message.level == .error ? "\u{1B}[1;31m" : "\u{1B}[1;35m"
    write(
      DiagnosticLine.text(message.place, message.level.rawValue, message.text),
      StandardError.Highlight(word, from: color, to: "\u{1B}[0m"))
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
    note(leftOut: omissions.folders)
  }

  func note(leftOut folders: [String]) {
    if let line = ForeignFolders.note(folders) { note("note: \(line)") }
  }

  /// Reports how many apps had each outcome.
  func finish(_ summary: AppSummary, isTrial: Bool) {
    guard !isQuiet else { return }
    write(summary.text(isTrial: isTrial))
    if !isTrial { remind(summary.reminders) }
  }

  func finish(_ template: CodeTemplate, _ files: [CodeFile], _ folder: String) {
    guard !isQuiet else { return }
    let names = files.map(\.name).joined(separator: ", ")
    write("\(template.name): \(names) in \(folder)")
  }

  /// Reports the files of a preview of `input`, and whether they were written.
  func finish(_ files: [(path: String, isWritten: Bool)], in input: String) {
    guard !isQuiet else { return }
    let names = files.map(\.path).joined(separator: " and ")
    let change = files.contains(where: \.isWritten) ? "" : "; up to date"
    write("\(input): preview in \(names)\(change)")
  }

  /// Reports the files without findings, and the number of findings that were left out because of
  /// the baseline.
  func finish(_ results: CheckResults) {
    for path in results.clean { write("\(path): no findings") }
    if results.skippedCount > 0 {
      let isOne = results.skippedCount == 1
      write(
        "\(results.skippedCount) other property list\(isOne ? " is" : "s are") not judged (not of an "
          + "iOS app: frameworks, extensions, tests, other systems)")
    }
    if results.knownCount > 0 { write("\(results.knownCount) more in the baseline") }
  }

  func finish(_ corrected: CorrectedInfoPlist) {
    for correction in corrected.result.corrections {
      write("\(Message.Place(corrected.path, correction.line)): \(correction.kind)")
    }
  }

  /// Tells people who wait for a change on a device what to do.
  func remind(_ reminders: Set<JobReport.Reminder>) {
    if reminders.contains(.membership) {
      note(
        "note: the files must be members of the app's target: add them in Xcode, or name the "
          + "project in place of its Info.plist")
    }
    if reminders.contains(.cache) {
      note(
        "note: iOS caches what it shows at launch: delete the app from the device, or restart the "
          + "device, to see the change")
    }
  }

  func note(_ line: String) {
    if !isQuiet { write(line) }
  }

  /// Runs a command, and reports the error that it throws.
  ///
  /// - Throws: the exit code of a reported error, or an error that the argument parser reports.
  func reportingErrors(_ body: () throws -> Void) throws {
    do { try body() } catch { throw report(error) }
  }

  /// Reports an error, and returns an exit code to throw instead. Exit codes and usage errors are
  /// returned without a report, because the caller handles them.
  private func report(_ error: any Error) -> any Error {
    if error is ExitCode || error is CleanExit { return error }
    if error is ValidationError || error is UsageError || error is ValueFault { return error }
    let error = CommandError(of: error)
    write(error.messages)
    return error.status.code
  }

  private func write(_ line: String, _ highlight: StandardError.Highlight? = nil) {
    StandardError.write(line: line, highlighting: isColored ? highlight : nil)
  }
}
