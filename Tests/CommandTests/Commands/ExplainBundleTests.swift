import Foundation
import TestSupport
import Testing

/// `explain` of what holds Info.plist files.
@Suite struct ExplainBundleTests {
  private static let landscape = InfoPlists.app(["LandscapeRight"])
  private static let phone = ["--device", "iPhone 4", "--ios", "7.0"]

  @Test(arguments: ["My.app", "My.app/", "My.app/Info.plist", "."])
  func appsAndFolders(_ path: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write("My.app/Info.plist", Self.landscape)
    try folder.write("My.app/Default-iOS7@2x.png", Artwork.portrait)
    let run = try await Launchgen.run(["explain", path] + Self.phone, in: folder)
    #expect(run.status == 0)
    #expect(run.output.contains("Default-iOS7@2x.png: entry 2"))
    // One Info.plist needs no heading.
    #expect(run.output.hasPrefix("DEVICES"))
  }

  @Test(arguments: [true, false])
  func archives(_ isDeflated: Bool) async throws {
    let folder = try TemporaryFolder()
    let archive = ZIPWriter(members: [
      .init(path: "Payload/My.app/Info.plist", bytes: Self.landscape, isDeflated: isDeflated),
      .init(
        path: "Payload/My.app/Default-iOS7@2x.png", bytes: Artwork.portrait,
        isDeflated: isDeflated),
    ])
    try folder.write("My.ipa", archive.archive)
    let run = try await Launchgen.run(["explain", "My.ipa", "--json"] + Self.phone, in: folder)
    #expect(run.status == 0)
    let report = try #require(try document(run) as? [String: Any])
    #expect(report["path"] == nil)
    let launch = try #require((report["launches"] as? [[String: Any]])?.first)
    #expect(launch["file"] as? String == "Default-iOS7@2x.png")
    #expect(launch["outcome"] as? String == "image")
  }

  @Test func severalInfoPlists() async throws {
    let folder = try TemporaryFolder()
    try folder.write("a/Info.plist", Self.landscape)
    try folder.write("b/Info.plist", InfoPlists.xml(["Portrait"]))
    let text = try await Launchgen.run(["explain", "."] + Self.phone, in: folder)
    #expect(text.status == 0)
    #expect(text.output.hasPrefix("a/Info.plist:\nDEVICES"))
    #expect(text.output.contains("\n\nb/Info.plist:\nDEVICES"))
    let json = try await Launchgen.run(["explain", ".", "--json"] + Self.phone, in: folder)
    #expect(json.status == 0)
    let reports = try #require(try document(json) as? [[String: Any]])
    #expect(reports.map { $0["path"] as? String } == ["a/Info.plist", "b/Info.plist"])
    let orientations = reports.map {
      ($0["launches"] as? [[String: Any]])?.first?["launchOrientation"] as? String
    }
    #expect(
      orientations == [
        "UIInterfaceOrientationLandscapeRight", "UIInterfaceOrientationPortrait",
      ])
  }

  @Test(arguments: [
    ("empty", 66, "empty: error: has no Info.plist (none is in the folder)"),
    ("No.app", 66, "No.app: error: has no Info.plist (none is in the folder)"),
    ("No.ipa", 65, "No.ipa: error: "), ("none.ipa", 66, "none.ipa: error: cannot be read"),
    ("bad", 65, "bad/Info.plist: error: is not a usable property list"),
  ])
  func fails(_ path: String, _ status: Int32, _ message: String) async throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("empty")
    try folder.makeFolder("No.app")
    try folder.write("No.ipa", Data("x".utf8))
    try folder.write("bad/Info.plist", Data())
    let run = try await Launchgen.run(["explain", path], in: folder)
    #expect(run.status == status)
    #expect(run.errors.hasPrefix(message))
    #expect(run.output == "")
  }

  private func document(_ run: Launchgen) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(run.output.utf8))
  }
}
