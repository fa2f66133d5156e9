import ArgumentParser

struct Screens: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print the displays that iOS matches launch images against.",
    discussion: """
      'launchgen build' writes the files in the FILE column. iPads show landscape launch images \
      unrotated; newer iPhones take theirs from an asset catalog or a launch storyboard.
      """)

  @Flag(help: "Print one JSON document.")
  var json = false

  func run() throws {
    try Console(isQuiet: false).reportingErrors { try ScreensReport().print(asJSON: json) }
  }
}
