import ArgumentParser

struct Screens: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print the displays that iOS matches launch images with.",
    discussion: """
      Where a display has a name, 'launchgen build' writes its file. iPads show landscape \
      launch images that are not turned; newer iPhones take theirs from an asset catalog or a \
      launch storyboard.
      """)

  @Flag(help: "Print one JSON document.")
  var json = false

  func run() async throws {
    try await Console(isQuiet: false).reportingErrors { try ScreensReport().print(asJSON: json) }
  }
}
