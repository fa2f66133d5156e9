import ArgumentParser
import LaunchImages

struct Displays: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print the displays that iOS matches launch images against.",
    discussion: """
      'launchgen build --screens all' writes the files in the FILE column, and without --screens \
      those of the first four sizes. iPads show landscape launch images unrotated.
      """)

  @Flag(help: "Print one JSON document.")
  var json = false

  func run() throws {
    let displays = DisplayList()
    try Console(isQuiet: false).reportingErrors {
      if json { return try Results.print(json: displays.rows) }
      try Results.print(lines: displays.lines(columns: TerminalWidth.columns))
    }
  }
}
