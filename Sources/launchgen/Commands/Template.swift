import ArgumentParser
import LaunchImages
import OrientationCode
import Platform
import Texts

struct Template: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print or write code templates for an app's orientations and launch screen.",
    discussion: """
      After launch, an app's code decides its orientations. Most templates are delegates and view \
      controllers that keep an app in landscape, or allow portrait in some of its views. Others \
      keep the launch screen until the first frame. scene-manifest has keys to paste into \
      Info.plist. 'launchgen template list' lists the templates, and the rule of UIKit or Metal \
      that each follows.
      """)

  @Argument(
    help: "A template's name, or 'list' to list them all.",
    completion: .list(["list"] + CodeTemplate.all.map(\.name)))
  var name = "list"

  @Option(help: "The language of the code. objc also supports older iOS versions.")
  var language: CodeLanguage = .swift

  @Option(
    help: ArgumentHelp(
      "The app's landscape orientations. The app launches in the first. (default: "
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
    try OptionText.refuseEmpty(
      output.output, "--output", "name a folder, '.' for the current one")
    if output.output != nil && name == "list" {
      throw ValidationError("'--output' is for a template's files; 'list' writes none.")
    }
    if replace.replace && output.output == nil {
      throw ValidationError("'--replace' needs a folder to write into; name it with '--output'.")
    }
  }

  func run() throws {
    let console = Console(isQuiet: quiet.quiet)
    guard let template = CodeTemplate.named(name) else {
      return try json.json
        ? Results.print(json: CodeTemplate.all.map(TemplateRow.init))
        : Results.print(document: list)
    }
    let files = template.files(language: language, orientations: orientation)
    if let output = output.output {
      try Interruption.start()
      try OutputFolder.write(
        files.map { ($0.name, ContiguousArray($0.text.utf8)) }, into: output,
        OutputGate(replaces: replace.replace), replacing: replace.replace, hasReplace: true,
        otherwise: "choose another --output"
      ) { _ in false }
      let names = files.map(\.name).joined(separator: ", ")
      console.note("\(template.name): \(names) in \(output)")
    }
    if json.json {
      try Results.print(json: TemplateDocument(template, files, folder: output.output))
    } else if output.output == nil {
      try Results.print(document: files.map(\.text).joined(separator: "\n"))
    }
  }

  /// A line for each template, followed by its rule and the rule's source.
  private var list: String {
    let width = CodeTemplate.all.map(\.name.count).max() ?? 0
    return CodeTemplate.all.map { template in
      let padding = String(repeating: " ", count: width - template.name.count)
      return """
        \(template.name)\(padding)  \(template.summary)
            \(template.rule)
            (\(template.source))

        """
    }.joined()
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

/// A template in the JSON of `template list`.
private struct TemplateRow: Encodable {
  var name: String
  var summary: String
  var rule: String
  var source: String
  /// For each language, the first iOS version that the code supports.
  var minimumOS: [String: String]

  init(_ template: CodeTemplate) {
    name = template.name
    summary = template.summary
    rule = template.rule
    source = template.source
    minimumOS = Dictionary(
      uniqueKeysWithValues: template.minimumOS.map { ($0.rawValue, $1.description) })
  }
}

/// The JSON of `template NAME`.
private struct TemplateDocument: Encodable {
  struct File: Encodable {
    var file: String
    /// The code; absent if it was written to the file.
    var text: String?
  }

  var template: String
  var files: [File]

  init(_ template: CodeTemplate, _ files: [CodeFile], folder: String?) {
    self.template = template.name
    self.files = files.map { file in
      folder.map { File(file: Path.joined($0, file.name)) }
        ?? File(file: file.name, text: file.text)
    }
  }
}
