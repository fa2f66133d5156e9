import ArgumentParser
import Files

@main
enum Program {
  /// As `Launchgen.main()`, but arguments are checked first, and control characters of arguments
  /// that come back in messages are shown, not obeyed.
  ///
  /// Not asynchronous: a command that has nothing to wait for needs no thread beside this one, which
  /// the system may refuse.
  static func main() {
    ProcessSetup.run()
    guard let arguments = ProcessArguments.all else {
      end(["launchgen: error: cannot read its arguments (/proc is missing); mount /proc"], .fault)
    }
    refuseBrokenNames(arguments)
    if arguments.isEmpty { end(printable(Launchgen.helpMessage(), []), .usage) }
    let check = ArgumentCheck(arguments)
    do {
      // What build scripts ask most takes no parser, which is most of the start-up.
      if arguments == ["--version"] { return try Results.print(lines: [version]) }
      try check.checkFirst()
      if WatchRun.isAsked(arguments) {
        var watching = try WatchRun(arguments) { try invocation(arguments, check) }
        try watching.run()
      }
      try invocation(arguments, check).run()
    } catch let error as UsageError {
      end(printable("\(error)", arguments), .usage)
    } catch let error as CommandError {
      end(error.messages, error.status)
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
      // It may have a better message.
      if !Launchgen.exitCode(for: error).isSuccess { try check.check() }
      throw error
    }
  }

  private static func end(_ error: any Error, _ arguments: [String]) {
    let code = Launchgen.exitCode(for: error)
    let message = Launchgen.fullMessage(for: error)
    // Help and version are what was asked for; an empty message has been given already.
    if code.isSuccess {
      do throws(CommandError) {
        try Results.print(document: CompletionScript.mended(message) + "\n")
      } catch {
        end(error.messages, error.status)
      }
    } else if !message.isEmpty {
      write(printable(message, arguments))
    }
    Launchgen.exit(withError: code)
  }

  private static func end(_ lines: [String], _ status: ExitStatus) -> Never {
    write(lines)
    Launchgen.exit(withError: status.code)
  }

  private static func write(_ lines: [String]) {
    for line in lines { StandardError.write(line: line) }
  }

  /// Swift puts U+FFFD where an argument's bytes are not UTF-8: it then names another file than the
  /// one that was meant, or would make one that nobody wants.
  private static func refuseBrokenNames(_ arguments: [String]) {
    let broken = arguments.first { $0.unicodeScalars.contains("\u{FFFD}") }
    guard let broken else { return }
    end(["\(broken): error: cannot be used (it is not UTF-8); rename it"], .noInput)
  }

  /// The message's own newlines stay, those of arguments that it quotes do not.
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
