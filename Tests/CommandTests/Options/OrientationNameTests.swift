import TestSupport
import Testing

@Suite struct OrientationNameTests {
  @Test(arguments: ["right", "UIInterfaceOrientationPortrait", "portrait", "Landscape", ""])
  func others(_ name: String) async throws {
    let run = try await Launchgen.run(
      ["build", "art.png", "--orientation", name], in: TemporaryFolder.withArtwork())
    #expect(run.status == 64)
    #expect(
      run.errors.hasPrefix(
        "Error: The value '\(name)' is invalid for '--orientation <side>'. Please "
          + "provide one of 'landscape-left' and 'landscape-right'.\nOr take it from the app: "
          + "'--info-plist App/Info.plist'.\n"))
  }
}
