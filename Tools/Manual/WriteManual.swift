import ArgumentParser
import LaunchRules
import ManyApps
import Texts

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@main
struct WriteManual: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "launchgen-manual",
    abstract: "Write the man pages, in mdoc, from 'launchgen --experimental-dump-help'.",
    discussion: "Standard input is what that command prints.")

  @Option(help: "The page's date, YYYY-MM-DD.", transform: Self.date)
  var date = ""

  @Option(help: "The folder for the man pages; other forms go to standard output.")
  var folder = "."

  enum Form: String, EnumerableFlag {
    case man, markdown, schema, declarations

    static func help(for form: Form) -> ArgumentHelp? {
      switch form {
      case .man: "Write the man pages, one for each command."
      case .markdown: "Write all options as Markdown."
      case .schema: "Write the JSON Schema of launchgen.json."
      case .declarations: "Write the names and kinds of all options as JSON."
      }
    }
  }

  @Flag var form = Form.man

  func run() throws {
    var json = ""
    while let line = readLine(strippingNewline: false) { json += line }
    let tool = try JSONDecoder().decode(ToolInfo.self, from: Data(json.utf8))
    if form == .man {
      for page in try Manual(tool.command, date: date).pages {
        try Data((page.text + "\n").utf8).write(to: URL(fileURLWithPath: "\(folder)/\(page.file)"))
      }
      return
    }
    let text = try text(tool.command)
    print(text, terminator: text.hasSuffix("\n") ? "" : "\n")
  }

  private func text(_ tool: ToolInfo.Command) throws -> String {
    let commands = tool.subcommands ?? []
    switch form {
    case .man: return ""
    case .markdown: return try Manual(tool, date: date).markdown
    case .schema: return try JSONText.of(SchemaDocument(commands).value)
    case .declarations:
      let declared = ([tool] + commands).map { ($0.commandName, $0.declared) }
      return try JSONText.line(of: Dictionary(uniqueKeysWithValues: declared))
    }
  }

  /// Converts a date to the form that mdoc's .Dd requires: "January 2, 2026".
  @Sendable private static func date(_ text: String) throws -> String {
    let parts = text.split(separator: "-").compactMap { Int($0) }
    guard parts.count == 3, (1...12).contains(parts[1]) else {
      throw ValidationError("'\(text)' is not a date such as 2026-01-02.")
    }
    let months = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ]
    return "\(months[parts[1] - 1]) \(parts[2]), \(parts[0])"
  }
}
