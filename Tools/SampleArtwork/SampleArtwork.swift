/// Draws the sample artwork, and the picture for README, into the folder given as the argument.
@main
enum SampleArtwork {
  static func main() async throws {
    let folder = CommandLine.arguments.dropFirst().first ?? "."
    let scene = Scene.draw()
    try await Writing.write(scene, named: "scene", into: folder)
    try await Writing.write(Overview(of: scene).draw(), named: "overview", into: folder)
  }
}
