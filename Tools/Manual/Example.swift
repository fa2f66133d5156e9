import ArgumentParser

/// A command line on the page, and its purpose.
struct Example {
  var purpose: String
  var lines: String

  static let all = [
    Example(
      purpose: "Add a launch screen to an Xcode project:",
      lines: "launchgen screen art.png MyGame.xcodeproj"),
    Example(
      purpose: "Make the eight launch images and their property list, in the folder LaunchImages:",
      lines: "launchgen build art.png"),
    Example(
      purpose: "Show the whole artwork, on dark blue. Print what would be made; write nothing:",
      lines: "launchgen build art.png --fit contain --background '#102040' --dry-run"),
    Example(
      purpose: "See what each device would display, before you build anything:",
      lines: "launchgen preview art.png --open"),
    Example(
      purpose: "Make the images next to the app's sources, with their entries in Info.plist:",
      lines: "launchgen build art.png --output App/LaunchImages --merge App/Info.plist"),
    Example(
      purpose: "Write a list of the apps in this folder, then make them all, or one of them:",
      lines: """
        launchgen init
        launchgen make
        launchgen make --app red
        """),
    Example(
      purpose: "Check the app in continuous integration, with annotations on GitHub:",
      lines: "launchgen check App --format github --strict"),
    Example(
      purpose: "Print what an iPhone 6 Plus with iOS 8.1, held in portrait, shows at launch:",
      lines: """
        launchgen explain App/Info.plist --device 'iPhone 6 Plus' \\
            --ios 8.1 --held portrait
        """),
    Example(
      purpose: "Make the startup images of a web app, also for dark mode, and their tags:",
      lines: "launchgen pwa art.png --dark art-dark.png --url-prefix /icons --output public/icons"),
    Example(
      purpose: "List the code templates, and write one of them into the app:",
      lines: """
        launchgen template list
        launchgen template landscape-scene --output App
        """),
  ]

  var text: String { MDoc.text(purpose) + "\n" + MDoc.literal(lines) }

  /// Checks that the commands and options in the examples still exist.
  static func check(_ examples: [Example], against commands: [ToolInfo.Command]) throws {
    for example in examples {
      var words = example.lines.split { $0 == " " || $0 == "\n" }
      while let start = words.firstIndex(of: "launchgen") {
        words.removeFirst(start + 1)
        let end = words.firstIndex(of: "launchgen") ?? words.endIndex
        try check(words[..<end], against: commands)
      }
    }
  }

  private static func check(
    _ words: ArraySlice<Substring>, against commands: [ToolInfo.Command]
  ) throws {
    guard let command = commands.first(where: { $0.commandName == words.first ?? "" }) else {
      throw ValidationError("an example uses '\(words.first ?? "")', which is no command.")
    }
    let known = (command.arguments ?? []).compactMap(\.longName).map { "--\($0)" }
    if let unknown = words.first(where: { $0.hasPrefix("--") && !known.contains(String($0)) }) {
      throw ValidationError(
        "an example uses '\(unknown)', which launchgen \(words.first!) has not.")
    }
  }
}
