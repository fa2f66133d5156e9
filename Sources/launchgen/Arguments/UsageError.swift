import ArgumentParser
import Texts

/// A fault in the arguments, which is shown with the usage of the command.
struct UsageError: Error, CustomStringConvertible {
  let message: String
  /// What to do, as a sentence of its own.
  let hint: String?
  let command: any ParsableCommand.Type

  init(_ message: String, hint: String? = nil, of command: any ParsableCommand.Type) {
    self.message = message
    self.hint = hint
    self.command = command
  }

  /// The message and the usage in the form that the argument parser prints.
  var description: String {
    let usage = Launchgen.usageString(for: command)
    let name = command == Launchgen.self ? "" : " \(command._commandName)"
    return """
      Error: \(message)\(hint.map { "\n\($0)" } ?? "")
      Usage: \(usage)
        See 'launchgen\(name) --help' for more information.
      """
  }
}

extension ExitStatus {
  var code: ExitCode { ExitCode(rawValue) }
}
