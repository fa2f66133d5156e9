import Files
import Texts

/// Suggests what a mistyped command or option may have been meant for.
enum UnknownWord {
  /// Words for which people expect a command or an option that has another name here.
  private static let synonyms = [
    "generate": "build", "make": "build", "create": "build", "launch-images": "build",
    "launch-screen": "screen", "launchscreen": "screen", "splash-screen": "screen",
    "lint": "check", "validate": "check", "verify": "check", "show": "preview", "open": "preview",
    "web": "pwa",
    "--force": "--replace", "--replace": "--force", "--overwrite": "--replace",
    "--launch-screen": "--launch-file", "--splash": "--launch-file",
    "--storyboard": "--launch-file", "--bg": "--background", "--size": "--screens",
    "--sizes": "--screens",
  ]

  /// The message about a first argument that is not a command.
  ///
  /// - Parameter rest: the arguments that follow.
  static func message(command word: String, _ rest: [String], known: [String]) -> String {
    let unknown = "Unknown command '\(word)'. "
    if FileExtension.of(word) == "png", let app = rest.first(where: isApp) {
      return unknown
        + "Did you mean 'launchgen screen \(ShellText.fileName(word)) \(ShellText.fileName(app))'?"
    }
    if let file = command(forFile: word) {
      return unknown + "Did you mean 'launchgen \(file) \(ShellText.fileName(word))'?"
    }
    if let likely = nearest(to: word, in: known) { return unknown + "Did you mean '\(likely)'?" }
    return unknown + "'launchgen --help' lists the commands."
  }

  /// A synonym among the known words, or a word that differs in at most two letters.
  static func nearest(to word: String, in known: [String]) -> String? {
    if let synonym = synonyms[word], known.contains(synonym) { return synonym }
    // Two letters make another word of a short one.
    let letters = word.drop { $0 == "-" }.utf8.count
    return EditDistance.nearest(to: word, in: known, within: min(2, (letters + 1) / 3))
  }

  /// Whether the word is the path of a project or an Info.plist.
  static func isApp(_ word: String) -> Bool {
    let type = FileExtension.of(word.endsInSlash ? String(word.dropLast()) : word)
    return ["xcodeproj", "xcworkspace", "plist"].contains(type)
  }

  /// The command for a path: `nil` if the word does not look like one.
  private static func command(forFile word: String) -> String? {
    let type = FileExtension.of(word.endsInSlash ? String(word.dropLast()) : word)
    if ["plist", "xcodeproj", "app", "ipa", "storyboard", "xib"].contains(type) { return "check" }
    if type == "png" { return "build" }
    return FileKind(of: word).map { $0 == .folder ? "check" : "build" }
  }
}
