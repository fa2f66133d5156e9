import ArgumentParser
import LaunchImages

struct Displays: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print the displays that iOS matches launch images against.",
    discussion: """
      The FILE column has the files that devices load; 'launchgen build --screens all' writes \
      them. Without --screens, 'launchgen build' writes files for the first four sizes, each at \
      @2x and @3x. iPads show landscape launch images unrotated.
      """)

  @OptionGroup var json: JSONOption

  func run() throws {
    let displays = DisplayList()
    try Results.print(displays.rows, asJSON: json.json) { displays.lines(columns: $0) }
  }
}
