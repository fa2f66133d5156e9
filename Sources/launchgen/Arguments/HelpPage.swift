import ArgumentParser
import Platform
import Texts

/// Shortens the help of commands with many options to what most people need. All options are in
/// `--help-hidden`, Documentation/Options.md and the man page.
enum HelpPage {
  static let output = "Output"
  static let fit = "Fit"
  static let images = "Launch images"
  static let launchScreen = "Launch screen"
  static let project = "Project"
  static let apps = "Apps"
  static let buildSystems = "Build systems"

  private static let shortened: Set = [
    "build", "preview", "screen", "splash", "storyboard", "pwa", "make",
  ]

  /// The command whose short help the arguments ask for; `nil` if they ask for no short help.
  static let short: String? = {
    let words = (ProcessArguments.all ?? []).prefix { $0 != "--" }
    let isHelp = words.first == "help"
    guard let command = words.dropFirst(isHelp ? 1 : 0).first, shortened.contains(command),
      isHelp || words.contains(where: asksForHelp), !words.contains("--help-hidden")
    else { return nil }
    return command
  }()

  /// Whether the word is `--help`, or a group of short options with `-h`.
  private static func asksForHelp(_ word: String) -> Bool {
    word == "--help" || (word.hasPrefix("-") && !word.hasPrefix("--") && word.contains("h"))
  }

  /// Removes the options' discussions, which are indented by eight spaces, from a short help.
  static func arranged(_ text: String) -> String {
    guard text.hasPrefix("OVERVIEW: "), let short else { return text }
    let lines: [Substring] = text.split(separator: "\n", omittingEmptySubsequences: false)
    let kept = lines.filter { line in line.prefix { $0 == " " }.count != 8 }
    return kept.joined(separator: "\n")
      + "\n  All options, in full: 'launchgen \(short) --help-hidden'."
  }
}

extension ArgumentVisibility {
  /// The visibility of options that the short help leaves out. These options are hidden only while
  /// the short help is printed, because the parser also leaves hidden options out of completions
  /// and messages.
  static let further: ArgumentVisibility = HelpPage.short == nil ? .default : .hidden
}

/// The help of launchgen itself, which begins with what to type first.
enum RootHelp {
  /// Whether the arguments ask for the help of launchgen itself, not of a command.
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
