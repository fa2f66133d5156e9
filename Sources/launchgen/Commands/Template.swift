import ArgumentParser
import Files
import LaunchImages
import OrientationCode

struct Template: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print or write orientation code for the app.",
    discussion: """
      This is the code that an app needs besides its launch images: app and scene delegates, \
      view controllers and containers that stay in landscape, or allow portrait where it is \
      wanted. One template, scene-manifest, is a part of Info.plist to paste. Each follows a \
      rule of UIKit, which 'launchgen template list' names.
      """)

  @Argument(
    help: "A template's name, or 'list' to list them all.",
    completion: .list(["list"] + CodeTemplate.all.map(\.name)))
  var name = "list"

  @Option(help: "The app's language: swift for current systems, objc for older ones too.")
  var language: CodeLanguage = .swift

  @Option(
    help: ArgumentHelp(
      "The app's landscape orientations, first the one that it launches into. (default: "
        + "landscape-right,landscape-left)",
      valueName: "list"),
    transform: Self.orientations)
  var orientation: LandscapeSelection = .both

  @OptionGroup var output: OutputFolderOption
  @OptionGroup var replace: ReplaceOption
  @OptionGroup var json: JSONOption
  @OptionGroup var quiet: QuietOption

  mutating func validate() throws {
    if name != "list" && CodeTemplate.named(name) == nil {
      let names = CodeTemplate.all.map(\.name)
      let longer = names.filter { $0.hasPrefix("\(name)-") }
      let likely =
        longer.isEmpty
        ? [UnknownWord.nearest(to: name, in: names)].compactMap(\.self) : longer
      let quoted = likely.map { "'\($0)'" }
      let hint =
        quoted.isEmpty
        ? "'launchgen template list' shows them."
        : "did you mean \(quoted.inWords("or"))?"
      throw ValidationError("'\(name)' is not a template; \(hint)")
    }
    if output.output == "" {
      throw ValidationError("'--output' is empty; name a folder, '.' for the current one.")
    }
    if output.output != nil && name == "list" {
      throw ValidationError("'--output' is for a template's files; 'list' writes none.")
    }
    if replace.replace && output.output == nil {
      throw ValidationError("'--replace' needs a folder to write into; name it with '--output'.")
    }
  }

  func run() throws {
    let console = Console(isQuiet: quiet.quiet)
    try console.reportingErrors {
      guard let template = CodeTemplate.named(name) else {
        return try TemplateList().print(asJSON: json.json)
      }
      let files = template.files(language: language, orientations: orientation)
      if let output = output.output {
        try Interruption.start()
        try TemplateWriter.write(files, into: output, replacing: replace.replace)
        console.finish(template, files, output)
      }
      try TemplateReport(template: template, files: files, folder: output.output).print(
        asJSON: json.json)
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
      throw ValidationError("an orientation appears twice.")
    }
    return selection
  }
}

extension CodeLanguage: ExpressibleByArgument {}
