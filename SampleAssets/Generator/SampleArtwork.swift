/// Draws the sample artwork, and the picture for README, into the folder given as the argument.
@main
enum SampleArtwork {
  static func main() throws {
    let folder = CommandLine.arguments.dropFirst().first ?? "."
    let scene = Scene.draw()
    try Writing.write(scene, named: "scene", into: folder)
    try Writing.write(Overview(of: scene).draw(), named: "overview", into: folder)
  }
}
