import ArgumentParser
import Files
import LaunchImages
import OrientationCode

struct Template: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print or write orientation code for the app.",
    discussion: """
      The code is what an app needs beside its launch images: app and scene delegates, view \
      controllers and containers that keep to landscape, or allow portrait where it is wanted. \
      Each template follows a rule of UIKit, which 'launchgen template list' names.
      """)

  @Argument(
    help: "A template's name, or 'list' for all of them.",
    completion: .list(["list"] + CodeTemplate.all.map(\.name)))
  var name: String

  @Option(help: "The code's language: swift as of today, objc as far back as the rule goes.")
  var language: CodeLanguage = .swift

  @Option(
    help: ArgumentHelp(
      "The app's landscape orientations, the one that it launches into first. (default: "
        + "landscape-right,landscape-left)",
      valueName: "list"),
    transform: Self.orientations)
  var orientation: LandscapeSelection = .both

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(
      "Write the files into this folder, which is made if missing, and print nothing.",
      valueName: "folder"),
    completion: .directory)
  var output: String?

  @Flag(help: "With --output: replace files that are there and differ.")
  var replace = false

  @Flag(help: "Print one JSON document.")
  var json = false

  @Flag(name: [.short, .long], help: "Print only warnings and errors.")
  var quiet = false

  mutating func validate() throws {
    if name != "list" && CodeTemplate.named(name) == nil {
      throw ValidationError("'\(name)' is no template; 'launchgen template list' shows them.")
    }
    if output == "" {
      throw ValidationError("'--output' is empty; name a folder, '.' for the current one.")
    }
    if output != nil && name == "list" {
      throw ValidationError("'--output' takes the files of a template; 'list' makes none.")
    }
    if replace && output == nil {
      throw ValidationError("'--replace' is about files; name their folder with '--output'.")
    }
  }

  func run() async throws {
    let console = Console(isQuiet: quiet)
    try await console.reportingErrors {
      guard let template = CodeTemplate.named(name) else {
        return try TemplateList().print(asJSON: json)
      }
      let files = template.files(language: language, orientations: orientation)
      if let output {
        Interruption.removesStagedFiles()
        try TemplateWriter.write(files, into: output, replacing: replace)
        console.finish(template, files, output)
      }
      try TemplateReport(template: template, files: files, folder: output).print(asJSON: json)
    }
  }

  @Sendable private static func orientations(_ text: String) throws -> LandscapeSelection {
    let names = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    let orientations = try names.map { name in
      guard let orientation = LandscapeOrientation(argument: name) else {
        throw ValidationError("'\(name)' is neither landscape-right nor landscape-left.")
      }
      return orientation
    }
    guard let selection = LandscapeSelection(orientations) else {
      throw ValidationError("an orientation is named twice.")
    }
    return selection
  }
}

extension CodeLanguage: ExpressibleByArgument {}
