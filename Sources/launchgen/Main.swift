import ArgumentParser
import Files

@main
enum Main {
  /// As `Launchgen.main()`, but control characters of arguments that come back in messages are
  /// shown, not obeyed.
  static func main() async {
    refuseBrokenNames()
    do {
      var command = try Launchgen.parseAsRoot()
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch {
      let code = Launchgen.exitCode(for: error)
      let message = Launchgen.fullMessage(for: error)
      // Help and version are what was asked for; an empty message has been given already.
      if code.isSuccess {
        print(CompletionScript.mended(message))
      } else if !message.isEmpty {
        StandardError.write(printable(message) + "\n")
      }
      Launchgen.exit(withError: code)
    }
  }

  /// Swift puts U+FFFD where an argument's bytes are no UTF-8: it then names another file than the
  /// one that was meant, or would make one that nobody wants.
  private static func refuseBrokenNames() {
    let broken = CommandLine.arguments.dropFirst().first {
      $0.unicodeScalars.contains("\u{FFFD}")
    }
    guard let broken else { return }
    StandardError.write(
      "\(Printable.text(broken)): error: cannot be used (it is no UTF-8); rename it\n")
    Launchgen.exit(withError: ExitStatus.noInput.code)
  }

  /// The message's own newlines stay, those of arguments that it quotes do not.
  private static func printable(_ message: String) -> String {
    let values = CommandLine.arguments.dropFirst().flatMap { argument in
      [argument] + argument.split(separator: "=", maxSplits: 1).dropFirst().map(String.init)
    }
    let quoted = values.reduce(message) { message, value in
      let shown = Printable.text(value)
      return shown == value ? message : message.replacing(value, with: shown)
    }
    return Printable.text(quoted, keepingNewlines: true)
  }
}
