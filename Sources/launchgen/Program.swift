import ArgumentParser
import ManyApps
import Platform
import Texts

@main
enum Program {
  /// Runs the command like `Launchgen.main()`, but checks the arguments first, and escapes control
  /// characters of arguments in messages.
  ///
  /// The function is synchronous. So a command without asynchronous work needs no second thread,
  /// which the system may refuse.
  static func main() {
    prepare()
    guard let arguments = ProcessArguments.all else {
      end(["launchgen: error: cannot read its arguments (/proc is missing); mount /proc"], .fault)
    }
    refuseBrokenNames(arguments)
    if arguments.isEmpty { end(RootHelp.lines(), .usage) }
    let check = ArgumentCheck(arguments)
    do {
      // Build scripts ask for the version, and skipping the parser saves most of the start-up.
      if arguments == ["--version"] { return try Results.print(lines: [version]) }
      if RootHelp.isAsked(arguments) { return try Results.print(lines: RootHelp.lines()) }
      try check.checkFirst()
      try run(try command(arguments, check))
    } catch let error as UsageError {
      end(printable("\(error)", arguments), .usage)
    } catch let error as CommandError {
      end(error.messages.map(\.line), error.status)
    } catch {
      end(error, arguments)
    }
  }

  /// Prepares standard streams, signals and memory, before anything else runs.
  private static func prepare() {
    guard StandardStreams.occupyClosed() else { _exit(ExitStatus.exhausted.rawValue) }
    SystemLimits.refuseInsteadOfSignaling()
    Memory.save()
    if !Memory.has(0) {
      // Even the message must not need memory.
      StandardError.write(
        "launchgen: error: cannot start (out of memory); raise the limit that 'ulimit -v' shows\n"
          as StaticString)
      _exit(ExitStatus.exhausted.rawValue)
    }
  }

  private static func command(
    _ arguments: [String], _ check: ArgumentCheck
  ) throws -> any ParsableCommand {
    do {
      // Parsing with the command itself is faster than letting the root command find it.
      if let command = quickCommands[arguments.first ?? ""], !asksForHelp(arguments),
        let parsed = try? command.parse(Array(arguments.dropFirst()))
      {
        return parsed
      }
      // Messages of the root command have the full name of the subcommand.
      return try Launchgen.parseAsRoot(arguments)
    } catch {
      // The check may have a better message than the parser.
      if !Launchgen.exitCode(for: error).isSuccess {
        try check.check(Launchgen.message(for: error))
      }
      throw error
    }
  }

  /// The commands that build systems run most.
  private static let quickCommands: [String: any ParsableCommand.Type] = [
    "build": Build.self, "screen": Screen.self, "make": Make.self, "pwa": PWA.self,
    "check": Check.self,
  ]

  private static func asksForHelp(_ arguments: [String]) -> Bool {
    arguments.prefix { $0 != "--" }.contains {
      $0 == "-h" || $0 == "--help" || $0 == "--version" || $0.hasPrefix("--experimental-")
        || $0.hasPrefix("--generate-")
    }
  }

  private static func run(_ parsed: any ParsableCommand) throws {
    var command = parsed
    do {
      try command.run()
    } catch let error as ValidationError {
      throw UsageError(error.message, of: type(of: command))
    } catch let fault as ValueFault {
      throw UsageError(fault.words, of: type(of: command))
    } catch {
      // The parser's own command for help ends with an error too.
      let isSuccess = Launchgen.exitCode(for: error).isSuccess
      if isSuccess || error is ExitCode || error is UsageError { throw error }
      let reported = CommandError(of: error)
      Console().write(reported.messages)
      throw reported.status.code
    }
  }

  private static func end(_ error: any Error, _ arguments: [String]) {
    let code = Launchgen.exitCode(for: error)
    let message = Launchgen.fullMessage(for: error)
    // Help and version are results, not errors. An error with an empty message has been shown
    // already.
    if code.isSuccess {
      do throws(CommandError) {
        try Results.print(document: HelpPage.arranged(message) + "\n")
      } catch {
        end(error.messages.map(\.line), error.status)
      }
    } else if !message.isEmpty {
      write(printable(withoutHelp(message), arguments))
    }
    Launchgen.exit(withError: code)
  }

  /// Removes the part from `Help:` to `Usage:`, so that the error before it is not overlooked.
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

  /// The message's lines. In the arguments that the message quotes, control characters are escaped.
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

extension Interruption {
  /// Makes the process remove its unfinished files when a signal is about to end the process, such
  /// as the signal that Ctrl-C sends.
  static func start() throws(CommandError) {
    do throws(FileError) {
      try removesStagedFiles()
    } catch {
      throw CommandError(.exhausted("launchgen", "cannot start (\(error))"))
    }
  }
}
