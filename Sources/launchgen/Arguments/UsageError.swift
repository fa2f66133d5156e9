import ArgumentParser

/// A fault of the arguments, with the usage of the command that they are for.
struct UsageError: Error, CustomStringConvertible {
  let message: String
  let command: any ParsableCommand.Type

  init(_ message: String, of command: any ParsableCommand.Type) {
    self.message = message
    self.command = command
  }

  /// As the argument parser prints its own errors.
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
