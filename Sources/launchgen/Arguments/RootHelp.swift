import ArgumentParser
import Files
import Texts

/// The help of launchgen itself, which begins with what to type first.
enum RootHelp {
  /// Whether the arguments ask for it, not for the help of a command.
  static func isAsked(_ arguments: [String]) -> Bool {
    guard let first = arguments.first else { return true }
    return ["-h", "--help"].contains(first) || arguments == ["help"]
  }

  static func lines(columns: Int = StandardOutput.columns ?? 80) -> [String] {
    let configuration = Launchgen.configuration
    let commands = configuration.subcommands.flatMap { command in
      row(
        ([command._commandName] + command.configuration.aliases).joined(separator: ", "),
        command.configuration.abstract, columns)
    }
    let about = [configuration.abstract, "", configuration.discussion].joined(separator: "\n")
    return """
      USAGE: launchgen <command> [<options>]

        launchgen screen art.png MyGame.xcodeproj   a launch screen, into an Xcode project
        launchgen build art.png --preview           launch images, into a folder

      COMMANDS:
      \(commands.joined(separator: "\n"))

        See 'launchgen help <command>' for detailed help.

      OPTIONS:
        --version               Show the version.
        -h, --help              Show help information.

      """.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        + about.split(separator: "\n", omittingEmptySubsequences: false)
        .flatMap { WrappedText.lines(String($0), columns: columns) }
  }

  /// A name and its meaning, in two columns as the argument parser writes them.
  private static func row(_ name: String, _ meaning: String, _ columns: Int) -> [String] {
    let indent = 26
    let lines = WrappedText.lines(meaning, columns: max(columns - indent, 20))
    let rest = lines.map { String(repeating: " ", count: indent) + $0 }
    let start = "  " + name
    if start.count >= indent { return [start] + rest }
    return [start + (rest.first?.dropFirst(start.count) ?? "")] + rest.dropFirst()
  }
}
