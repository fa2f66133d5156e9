import ArgumentParser
import LaunchImages

struct Displays: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print the display sizes for which iOS chooses launch images.",
    discussion: """
      The FILE column has the files that devices load. 'launchgen build --screens all' writes all \
      of them. Without --screens, 'launchgen build' writes files for the first four sizes, each at \
      @2x and @3x. Images for iPads are not rotated.
      """)

  @OptionGroup var json: JSONOption

  func run() throws {
    try Results.print(DisplayList.rows, asJSON: json.json) { DisplayList.lines(columns: $0) }
  }
}
