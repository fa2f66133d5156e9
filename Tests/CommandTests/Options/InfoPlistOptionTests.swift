import Foundation
import TestSupport
import Testing

@Suite struct InfoPlistOptionTests {
  static let key = "UISupportedInterfaceOrientations"
  static let fix = "fix it, or restore an earlier copy"

  @Test(arguments: [
    (["LandscapeRight", "LandscapeLeft"], "rotated clockwise for landscape-right"),
    (["LandscapeLeft", "LandscapeRight"], "rotated counterclockwise for landscape-left"),
  ])
  func decidesTheTurn(_ orientations: [String], _ expected: String) async throws {
    let run = try await plan(InfoPlists.xml(orientations))
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("art.png: 80x48, \(expected), cover, into LaunchImages\n"))
  }

  @Test func mayAgreeWithTheOption() async throws {
    let run = try await plan(
      InfoPlists.xml(["LandscapeLeft"]), ["--orientation", "landscape-left"])
    #expect(run.status == 0)
  }

  @Test func mustNotDisagreeWithTheOption() async throws {
    let run = try await plan(
      InfoPlists.xml(["LandscapeLeft"]), ["--orientation", "landscape-right"])
    #expect(run.status == 64)
    #expect(
      run.errorLines.first
        == "Error: '--orientation landscape-right' disagrees with '--info-plist', whose first "
        + "landscape orientation is UIInterfaceOrientationLandscapeLeft; leave out one option, or "
        + "change \(Self.key).")
    #expect(run.output == "")
  }

  /// A decoder that recurses would run out of stack.
  @Test(arguments: ["<array>", "<dict><key>k</key>"])
  func deepNestingIsRefused(_ opening: String) async throws {
    let openings = String(repeating: opening, count: 100_000)
    let run = try await plan(Data("<plist version=\"1.0\">\(openings)".utf8))
    #expect(run.status == 65)
    #expect(run.errors.contains("nested deeper"))
  }

  @Test func portraitFirstIsAWarning() async throws {
    let run = try await plan(InfoPlists.xml(["Portrait", "LandscapeLeft"]))
    #expect(run.status == 0)
    #expect(
      run.errorLines.first
        == "Info.plist: warning: launches into portrait, where these images do not show (the "
        + "first value of \(Self.key) is portrait); put UIInterfaceOrientationLandscapeLeft "
        + "first")
    #expect(run.output.contains("rotated counterclockwise"))
  }

  @Test(
    arguments: [
      (nil, 66, ": error: cannot be read (no such file or directory); check the path"),
      (Data(), 65, ": error: is not a usable property list (it is empty); \(fix)"),
      (
        Data("<plist>\n<dict>".utf8), 65,
        ":2: error: is not a usable property list (it ends inside <dict>); \(fix)"
      ),
      (
        InfoPlists.xml(["Portrait", "PortraitUpsideDown"]), 65,
        ":3: error: has no landscape orientation (\(key) is UIInterfaceOrientationPortrait, "
          + "UIInterfaceOrientationPortraitUpsideDown); put UIInterfaceOrientationLandscapeRight "
          + "first"
      ),
      (
        Data("<plist><dict/></plist>".utf8), 65,
        ": error: has no launch orientation (\(key) is missing); add it, with "
          + "UIInterfaceOrientationLandscapeRight as its first value"
      ),
    ] as [(Data?, Int32, String)])
  func fails(_ bytes: Data?, _ status: Int32, _ message: String) async throws {
    let folder = try TemporaryFolder.withArtwork(infoPlist: bytes)
    let before = try folder.tree()
    let run = try await Launchgen.run(
      ["build", "art.png", "--info-plist", "Info.plist"], in: folder)
    #expect(run.status == status)
    #expect(run.errors == "Info.plist\(message)\n")
    #expect(run.output == "")
    #expect(try folder.tree() == before)
  }

  private func plan(_ bytes: Data, _ options: [String] = []) async throws -> Launchgen {
    let folder = try TemporaryFolder.withArtwork(infoPlist: bytes)
    return try await Launchgen.run(
      ["build", "art.png", "--dry-run", "--info-plist", "Info.plist"] + options, in: folder)
  }
}
