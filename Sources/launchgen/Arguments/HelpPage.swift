import ArgumentParser

/// The help of commands with many options has only what most people need. `--help-hidden`,
/// Documentation/Options.md and the man page have everything.
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

  /// The command whose short help the arguments ask for; `nil` if they ask for something else.
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

  /// Arranges a text of the argument parser: a short help without the options' discussions, which
  /// are indented by eight spaces. Other texts are returned unchanged.
  static func arranged(_ text: String) -> String {
    guard text.hasPrefix("OVERVIEW: "), let short else { return text }
    let lines: [Substring] = text.split(separator: "\n", omittingEmptySubsequences: false)
    let kept = lines.filter { line in line.prefix { $0 == " " }.count != 8 }
    return kept.joined(separator: "\n")
      + "\n  All options, in full: 'launchgen \(short) --help-hidden'."
  }
}

extension ArgumentVisibility {
  /// The visibility of options that the short help leaves out. They are hidden only there, because
  /// the parser leaves hidden options out of completions and messages too.
  static let further: ArgumentVisibility = HelpPage.short == nil ? .default : .hidden
}
