/// Draws the sample artworks into the folder given as the argument.
@main
enum SampleArtwork {
  static func main() throws {
    let folder = CommandLine.arguments.dropFirst().first ?? "."
    try Writing.write(Scene.draw(), named: "scene", into: folder)
    try Writing.write(Logo.draw(), named: "logo", into: folder)
  }
}
