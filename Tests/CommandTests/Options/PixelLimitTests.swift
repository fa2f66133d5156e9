import Foundation
import TestSupport
import Testing

/// `--max-pixels` and `--strict`, beside what PNGFaultTests has.
@Suite struct PixelLimitTests {
  @Test("pixels, or millions of them", arguments: ["3840", "1M", "1m", "1000000000000"])
  func isEnough(limit: String) async throws {
    let run = try await Launchgen.run(
      ["build", "art.png", "--dry-run", "--max-pixels", limit], in: .withArtwork())
    #expect(run.status == 0)
  }

  @Test func isTooLittle() async throws {
    let folder = try TemporaryFolder.withArtwork()
    let run = try await Launchgen.run(["build", "art.png", "--max-pixels", "3839"], in: folder)
    #expect(run.status == 65)
    #expect(
      run.errors
        == "art.png: error: has too many pixels (80x48; the limit is 3839 pixels); export a smaller "
        + "artwork, or raise --max-pixels\n")
    #expect(try folder.tree() == ["art.png"])
  }

  @Test(arguments: ["0", "-1", "M", "1.5M", "1G", "ten", "1000000000001", "99999999999999999999"])
  func isNoNumber(limit: String) async throws {
    let run = try await Launchgen.run(
      ["build", "art.png", "--max-pixels=\(limit)"], in: .withArtwork())
    #expect(run.status == 64)
    #expect(run.errors.contains("it is not a number of pixels such as 250000000 or 250M."))
  }

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
