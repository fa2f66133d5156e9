import ArgumentParser
import Files
import Texts

@main
enum Program {
  /// Runs the command like `Launchgen.main()`, but checks the arguments first, and escapes control
  /// characters of arguments in messages.
  ///
  /// The function is not asynchronous, so commands that do no asynchronous work need no second
  /// thread, which the system may refuse.
  static func main() {
    ProcessSetup.run()
    guard let arguments = ProcessArguments.all else {
      end(["launchgen: error: cannot read its arguments (/proc is missing); mount /proc"], .fault)
    }
    refuseBrokenNames(arguments)
    if arguments.isEmpty { end(RootHelp.lines(), .usage) }
    let check = ArgumentCheck(arguments)
    do {
      // Build scripts ask for the version most often; skipping the parser saves most of the
      // start-up.
      if arguments == ["--version"] { return try Results.print(lines: [version]) }
      if RootHelp.isAsked(arguments) { return try Results.print(lines: RootHelp.lines()) }
      try check.checkFirst()
      if WatchRun.isAsked(arguments) {
        var watching = try WatchRun(arguments) { try invocation(arguments, check) }
        try watching.run()
      }
      let work = try invocation(arguments, check)
      try work.run()
    } catch let error as UsageError {
      end(printable("\(error)", arguments), .usage)
    } catch let error as CommandError {
      end(error.messages.map(\.line), error.status)
    } catch {
      end(error, arguments)
    }
  }

  private static func invocation(
    _ arguments: [String], _ check: ArgumentCheck
  ) throws -> Invocation {
    do {
      return try Invocation(arguments)
    } catch {
      // The check may have a better message than the parser.
      if !Launchgen.exitCode(for: error).isSuccess {
        try check.check((error as? UsageError)?.message ?? Launchgen.message(for: error))
      }
      throw error
    }
  }

  private static func end(_ error: any Error, _ arguments: [String]) {
    let code = Launchgen.exitCode(for: error)
    let message = Launchgen.fullMessage(for: error)
    // Help and version are results, not errors. An empty message means that the error was already
    // shown.
    if code.isSuccess {
      do throws(CommandError) {
        try Results.print(document: CompletionScript.corrected(HelpPage.arranged(message)) + "\n")
      } catch {
        end(error.messages.map(\.line), error.status)
      }
    } else if !message.isEmpty {
      write(printable(withoutHelp(message), arguments))
    }
    Launchgen.exit(withError: code)
  }

  /// Leaves out the option's help between the error and the usage, where the error would be lost.
  private static func withoutHelp(_ message: String) -> String {
    guard let help = message.firstRange(of: "\nHelp:  "),
      let usage = message.firstRange(of: "\nUsage: "), help.upperBound < usage.lowerBound
    else { return message }
    return String(message[..<help.lowerBound] + message[usage.lowerBound...])
  }

  private static func end(_ lines: [String], _ status: ExitStatus) -> Never {
    write(lines)
    Launchgen.exit(withError: status.code)
  }

  private static func write(_ lines: [String]) {
    for line in lines { StandardError.write(line: line) }
  }

  /// Refuses arguments that are not UTF-8. Swift replaces invalid bytes with U+FFFD, so a path with
  /// such bytes would lead to a different file.
  private static func refuseBrokenNames(_ arguments: [String]) {
    let broken = arguments.first { $0.unicodeScalars.contains("\u{FFFD}") }
    guard let broken else { return }
    end(["\(broken): error: cannot be used (it is not UTF-8); rename it"], .noInput)
  }

  /// The message's lines. Control characters are escaped in the arguments that the message quotes;
  /// newlines of the message itself end lines.
  private static func printable(_ message: String, _ arguments: [String]) -> [String] {
    let values = arguments.flatMap { argument in
      [argument] + argument.split(separator: "=", maxSplits: 1).dropFirst().map(String.init)
    }
    let quoted = values.reduce(Array(message.unicodeScalars)) { message, value in
      let shown = VisibleText.of(value)
      return shown == value
        ? message
        : message.replacing(Array(value.unicodeScalars), with: Array(shown.unicodeScalars))
    }
    return quoted.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(String.UnicodeScalarView(line))
    }
  }
}
