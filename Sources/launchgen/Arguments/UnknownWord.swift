import ArgumentParser
import ManyApps
import Platform
import Texts

/// Suggests the command or option that a mistyped word may mean.
enum UnknownWord {
  /// Words that people may type for a command or an option that has another name here.
  private static let synonyms = [
    "generate": "build", "create": "build", "all": "make", "apps": "make", "launch-images": "build",
    "launch-screen": "screen", "launchscreen": "screen", "splash-screen": "screen",
    "install": "screen", "add": "screen",
    "lint": "check", "validate": "check", "verify": "check", "show": "preview", "open": "preview",
    "web": "pwa",
    "--force": "--replace", "--overwrite": "--replace", "--position": "--focus",
    "--logo-scale": "--logo-size", "--logo-points": "--logo-size", "--bg": "--background",
    "--size": "--screens", "--sizes": "--screens",
  ]

  private static let noAndroid =
    "launchgen is for iOS; 'launchgen pwa' makes the images of web apps."
  private static let noIcons = "launchgen does not make app icons."
  private static let removal = "'launchgen screen --remove' takes a launch screen out again."

  /// Answers to unknown commands and options, by their names without dashes.
  private static let answers = [
    "android": noAndroid, "icon": noIcons, "icons": noIcons, "undo": removal, "remove": removal,
    "uninstall": removal,
    "verbose": "There is no verbose mode; errors and warnings are always shown.",
  ]

  /// Options that people may type before the artwork, although the artwork is an operand.
  private static let artworkOptions: Set = [
    "--art", "--artwork", "--image", "--input", "--png", "--source",
  ]

  static func message(command word: String, _ rest: [String], known: [String]) -> String {
    "Unknown command '\(word)'. " + remedy(command: word, rest, known)
  }

  private static func remedy(command word: String, _ rest: [String], _ known: [String]) -> String {
    if FileExtension.of(word) == "png" {
      let name = ShellText.fileName(word)
      if let app = rest.first(where: isApp) {
        return "Did you mean 'launchgen screen \(name) \(ShellText.fileName(app))'?"
      }
      return "Say what to make: 'launchgen screen \(name) \(NearbyFile.project)' (a launch screen, "
        + "which the App Store requires) or 'launchgen build \(name)' (launch images, for iOS 7)."
    }
    if let file = rest.contains("--remove") ? "screen --remove" : command(forFile: word) {
      return "Did you mean 'launchgen \(file) \(ShellText.fileName(word))'?"
    }
    if let answer = answers[word] { return answer }
    if DeclaredCommand.of(Launchgen.self).options.contains("--\(word)") {
      return "Did you mean 'launchgen --\(word)'?"
    }
    if let likely = nearest(to: word, in: known) { return "Did you mean '\(likely)'?" }
    return "'launchgen --help' lists the commands."
  }

  static func message(
    option name: Substring, _ known: [DeclaredOption], of command: any ParsableCommand.Type
  ) -> String {
    let word = String(name)
    let likely =
      known.beginning(with: name) ?? known.option(withValue: word.drop { $0 == "-" })
      ?? nearest(to: word, in: known.map { "--\($0.name)" }).map { "'\($0)'" }
    var sentences = [likely.map { "Did you mean \($0)?" }, answer(option: word, of: command)]
    if sentences == [nil, nil] { sentences = [owners(of: word)] }
    let hints = sentences.compactMap(\.self)
    return (["Unknown option '\(name)'" + (hints.isEmpty ? "" : ".")] + hints)
      .joined(separator: " ")
  }

  private static func answer(
    option word: String, of command: any ParsableCommand.Type
  ) -> String? {
    if command == Screen.self, ["--orientation", "--rotation"].contains(word) {
      return "A launch screen rotates with the device; leave it out."
    }
    let takesArtwork =
      [Launchgen.self, Build.self, Screen.self, Preview.self, PWA.self, XcodePhase.self]
      as [Any.Type]
    if artworkOptions.contains(word), takesArtwork.contains(where: { $0 == command }) {
      let name = command == Launchgen.self ? Screen._commandName : command._commandName
      let app = name == Screen._commandName ? " \(NearbyFile.project)" : ""
      return "The artwork needs no option: 'launchgen \(name) \(NearbyFile.artwork)\(app)'."
    }
    return answers[String(word.drop { $0 == "-" })]
  }

  /// A sentence that lists the commands with an option; `nil` if no command has it.
  private static func owners(of option: String) -> String? {
    let owners = Launchgen.configuration.subcommands
      .filter { DeclaredCommand.of($0).options.contains(option) }
      .map { "'launchgen \($0._commandName)'" }
    return owners.isEmpty ? nil : "It is an option of \(owners.inWords())."
  }

  /// The known word that is a synonym of `word`, or else the known word that is nearest to `word`,
  /// at most two edits away.
  static func nearest(to word: String, in known: [String]) -> String? {
    if let synonym = synonyms[word], known.contains(synonym) { return synonym }
    // In a short word, two different letters make another word.
    let letters = word.drop { $0 == "-" }.utf8.count
    return EditDistance.nearest(to: word, in: known, within: min(2, (letters + 1) / 3))
  }

  /// Whether the word is the path of a project or an Info.plist.
  static func isApp(_ word: String) -> Bool {
    ["xcodeproj", "xcworkspace", "plist"].contains(type(of: word))
  }

  private static func type(of path: String) -> String {
    FileExtension.of(path.endsInSlash ? String(path.dropLast()) : path)
  }

  /// The command to suggest for a path; `nil` if the word does not look like a path.
  private static func command(forFile word: String) -> String? {
    if ["plist", "xcodeproj", "xcworkspace", "app", "ipa", "storyboard", "xib"].contains(
      type(of: word))
    {
      return "check"
    }
    return FileKind(of: word).map { $0 == .folder ? "check" : "build" }
  }
}

extension DeclaredOption {
  /// The values that the option accepts, if they are few; otherwise empty.
  var allowedValues: [String] { if case .value(let allowed) = kind { allowed } else { [] } }
}

/// File names for the examples in messages. If exactly one file in the current folder matches, the
/// result is its name; otherwise a made-up name.
enum NearbyFile {
  static var artwork: String { only("png") ?? "art.png" }

  static var project: String { only("xcodeproj") ?? "App.xcodeproj" }

  /// The only name in the current folder with this extension, quoted for a shell.
  private static func only(_ type: String) -> String? {
    let names = ((try? FolderListing.names(in: ".")) ?? []).filter { FileExtension.of($0) == type }
    return names.count == 1 ? names.first.map(ShellText.fileName) : nil
  }
}

extension DeclaredCommand {
  static func of(_ command: any ParsableCommand.Type) -> DeclaredCommand {
    all[command._commandName] ?? DeclaredCommand(operands: 0, options: [])
  }
}

extension [DeclaredOption] {
  func contains(_ name: some StringProtocol) -> Bool { contains { "--\($0.name)" == name } }

  func contains(short: Character) -> Bool { contains { $0.short == String(short) } }

  /// The options that begin with `text`, in words, such as `'--a', '--b' or '--c'`.
  func beginning(with text: some StringProtocol) -> String? {
    let names = map { "--\($0.name)" }.filter { $0.hasPrefix(text) && $0 != text }.map { "'\($0)'" }
    return names.isEmpty ? nil : names.inWords("or")
  }

  /// If exactly one option accepts the value `word`, that option with its value: `'--format json'`
  /// for `json`.
  fileprivate func option(withValue word: some StringProtocol) -> String? {
    let found = filter { $0.allowedValues.contains { $0 == word } }
    return found.count == 1 ? found.first.map { "'--\($0.name) \(word)'" } : nil
  }
}
