import ArgumentParser

/// A fault in the arguments, shown with the usage of their command.
struct UsageError: Error, CustomStringConvertible {
  let message: String
  let command: any ParsableCommand.Type

  init(_ message: String, of command: any ParsableCommand.Type) {
    self.message = message
    self.command = command
  }

  /// The message in the argument parser's own form.
  var description: String {
    let usage = Launchgen.usageString(for: command)
    let name = command == Launchgen.self ? "" : " \(command._commandName)"
    return """
      Error: \(message)
      Usage: \(usage)
        See 'launchgen\(name) --help' for more information.
      """
  }
}
