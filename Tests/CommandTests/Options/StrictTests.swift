import Foundation
import TestSupport
import Testing

/// `--strict`, beside what PNGFaultTests has.
@Suite struct StrictTests {
  @Test("an Info.plist that launches into portrait is an error with --strict")
  func strictInfoPlist() async throws {
    let folder = try TemporaryFolder.withArtwork()
    try folder.write("Info.plist", InfoPlists.xml(["Portrait", "LandscapeLeft"]))
    let run = try await Launchgen.run(
      ["build", "art.png", "--info-plist", "Info.plist", "--strict"], in: folder)
    #expect(run.status == 65)
    #expect(run.errors.hasPrefix("Info.plist: error: launches into portrait"))
    #expect(try folder.tree() == ["Info.plist", "art.png"])
  }

  @Test("artwork without a warning is built with --strict")
  func strictIsSilent() async throws {
    let folder = try TemporaryFolder()
    try folder.write("art.png", Artwork.png(width: 960, height: 640))
    let run = try await Launchgen.run(
      ["build", "art.png", "--strict", "--screens", "480", "--scales", "2", "-q"], in: folder)
    #expect(run.status == 0)
    #expect(run.errors == "")
  }
}
