import TestSupport
import Testing

/// `--orientation` by its own names, and by Apple's.
@Suite struct OrientationNameTests {
  @Test(arguments: [
    ("landscape-right", "landscape-right"), ("Landscape-Left", "landscape-left"),
    ("UIInterfaceOrientationLandscapeRight", "landscape-right"),
    ("uiinterfaceorientationlandscapeleft", "landscape-left"),
    ("LandscapeRight", "landscape-right"), ("LANDSCAPELEFT", "landscape-left"),
  ])
  func names(_ name: String, _ orientation: String) async throws {
    let folder = try TemporaryFolder.withArtwork()
    let run = try await Launchgen.run(
      ["build", "art.png", "--dry-run", "--orientation", name], in: folder)
    #expect(run.status == 0)
    #expect(run.output.contains(" for \(orientation), cover,"))
  }

  @Test func inLists() async throws {
    let run = try await Launchgen.run(
      ["template", "landscape-app", "--orientation", "LandscapeLeft,landscape-right"],
      in: TemporaryFolder())
    let canonical = try await Launchgen.run(
      ["template", "landscape-app", "--orientation", "landscape-left,landscape-right"],
      in: TemporaryFolder())
    #expect(run.status == 0)
    #expect(run.output == canonical.output)
  }

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
