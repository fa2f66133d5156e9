/// Draws the sample artwork into the folder given as the argument.
@main
enum SampleArtwork {
  static func main() throws {
    let folder = CommandLine.arguments.dropFirst().first ?? "."
    try Writing.write(Scene.draw(), named: "scene", into: folder)
  }
}
