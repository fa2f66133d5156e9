import ArgumentParser

struct Screens: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print the displays that iOS matches launch images against.",
    discussion: """
      'launchgen build --screens all' writes the files in the FILE column, and without --screens \
      those of the first four sizes. iPads show landscape launch images unrotated.
      """)

  @Flag(help: "Print one JSON document.")
  var json = false

  func run() throws {
    try Console(isQuiet: false).reportingErrors { try ScreensReport().print(asJSON: json) }
  }
}
