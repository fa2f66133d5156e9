import ArgumentParser
import WebApps

/// Options for the names and URLs of a web app's files, and for additional screens.
struct WebPageOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The beginning of the images' URLs in the tags: the folder that they are served from.",
      valueName: "url"))
  var urlPrefix = ""

  @Option(
    help: ArgumentHelp(
      "The beginning of the files' names. (default: apple-splash)", valueName: "name-prefix",
      visibility: .further),
    transform: Self.namePrefix)
  var namePrefix: StartupNamePrefix = .standard

  @Option(
    help: ArgumentHelp(
      "Another screen, such as 466x678@3: what a page on it reads as screen.width, screen.height "
        + "(in portrait) and devicePixelRatio. (may be repeated)",
      valueName: "screen", visibility: .further),
    transform: Self.screen)
  var addScreen: [StartupScreen] = []

  mutating func validate() throws {
    let hasControl = urlPrefix.unicodeScalars.contains {
      $0.properties.generalCategory == .control
    }
    if hasControl { throw ValidationError("'--url-prefix' has a control character.") }
  }

  func apply(to options: inout WebAppOptions) {
    options.urlPrefix = urlPrefix
    options.namePrefix = namePrefix
    options.addedScreens = addScreen
  }

  @Sendable private static func namePrefix(_ text: String) throws -> StartupNamePrefix {
    guard let prefix = StartupNamePrefix(text) else {
      throw ValidationError(
        "it is not 1 to \(StartupNamePrefix.limit) of the characters a-z A-Z 0-9 - . _ ~, or begins "
          + "with a dot or hyphen\(text.contains("/") ? "; use --output for the folder." : ".")")
    }
    return prefix
  }

  @Sendable private static func screen(_ text: String) throws -> StartupScreen {
    guard let screen = StartupScreen(parsing: text) else {
      throw ValidationError(
        "it is not a portrait size in points and a ratio of 1 to 3, such as 466x678@3.")
    }
    return screen
  }
}

extension StartupNamePrefix: CustomStringConvertible {
  public var description: String { text }
}
