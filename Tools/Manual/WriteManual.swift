import ArgumentParser
import LaunchRules

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@main
struct WriteManual: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "launchgen-manual",
    abstract: "Write the man page, in mdoc, from 'launchgen --experimental-dump-help'.",
    discussion: "Standard input is what that command prints; the page goes to standard output.")

  @Option(help: "The page's date, YYYY-MM-DD.", transform: Self.date)
  var date = ""

  @Flag(help: "Write all options as Markdown instead.")
  var markdown = false

  func run() throws {
    var json = ""
    while let line = readLine(strippingNewline: false) { json += line }
    let tool = try JSONDecoder().decode(ToolInfo.self, from: Data(json.utf8))
    let manual = try Manual(tool.command, date: date)
    print(markdown ? manual.markdown : manual.page, terminator: markdown ? "" : "\n")
  }

  /// Converts a date to the form that mdoc's .Dd requires: "January 2, 2026".
  @Sendable private static func date(_ text: String) throws -> String {
    let parts = text.split(separator: "-").compactMap { Int($0) }
    guard parts.count == 3, (1...12).contains(parts[1]) else {
      throw ValidationError("'\(text)' is no date such as 2026-01-02.")
    }
    let months = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ]
    return "\(months[parts[1] - 1]) \(parts[2]), \(parts[0])"
  }
}
