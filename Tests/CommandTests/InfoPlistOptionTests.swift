import Foundation
import Testing

@Suite struct InfoPlistOptionTests {
  static let key = "UISupportedInterfaceOrientations"

  @Test(arguments: [
    (["LandscapeRight", "LandscapeLeft"], "turned clockwise for landscape-right"),
    (["LandscapeLeft", "LandscapeRight"], "turned counterclockwise for landscape-left"),
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
        + "landscape orientation is UIInterfaceOrientationLandscapeLeft; leave one option out, or "
        + "change \(Self.key).")
    #expect(run.output == "")
  }

  /// A decoder that recurses would run out of stack.
  @Test(arguments: ["array", "dict"])
  func deepNestingIsRefused(_ element: String) async throws {
    let opening = String(repeating: "<\(element)>", count: 100_000)
    let text = "<?xml version=\"1.0\"?><plist version=\"1.0\">" + opening
    let run = try await plan(Data(text.utf8))
    #expect(run.status == 65)
    #expect(run.errors.contains("nested more than 512 deep"))
  }

  @Test func portraitFirstIsAWarning() async throws {
    let run = try await plan(InfoPlists.xml(["Portrait", "LandscapeLeft"]))
    #expect(run.status == 0)
    #expect(
      run.errorLines.first
        == "Info.plist: warning: launches into portrait, where these images do not show (the "
        + "first value of \(Self.key) is a portrait one); put UIInterfaceOrientationLandscapeLeft "
        + "first")
    #expect(run.output.contains("turned counterclockwise"))
  }

  @Test(
    arguments: [
      (nil, 66, "cannot be read (no such file or directory); check the path"),
      (
        Data(), 65,
        "is not a property list that can be used (it cannot be parsed); check it with plutil -lint"
      ),
      (
        Data("<plist><dict>".utf8), 65,
        "is not a property list that can be used (it cannot be parsed); check it with plutil -lint"
      ),
      (
        InfoPlists.xml(["Portrait", "PortraitUpsideDown"]), 65,
        "names no landscape orientation (\(key) is UIInterfaceOrientationPortrait, "
          + "UIInterfaceOrientationPortraitUpsideDown); put UIInterfaceOrientationLandscapeRight "
          + "first"
      ),
      (
        Data("<plist><dict/></plist>".utf8), 65,
        "names no orientation (\(key) is missing); add it, its first value "
          + "UIInterfaceOrientationLandscapeRight"
      ),
    ] as [(Data?, Int32, String)])
  func fails(_ bytes: Data?, _ status: Int32, _ message: String) async throws {
    let folder = try Scratch.withArtwork()
    if let bytes { try folder.write("Info.plist", bytes) }
    let before = try folder.tree()
    let run = try await Launchgen.run(
      ["build", "art.png", "--info-plist", "Info.plist"], in: folder)
    #expect(run.status == status)
    #expect(run.errors == "Info.plist: error: \(message)\n")
    #expect(run.output == "")
    #expect(try folder.tree() == before)
  }

  private func plan(_ bytes: Data, _ options: [String] = []) async throws -> Launchgen {
    let folder = try Scratch.withArtwork()
    try folder.write("Info.plist", bytes)
    return try await Launchgen.run(
      ["build", "art.png", "--dry-run", "--info-plist", "Info.plist"] + options, in: folder)
  }
}
