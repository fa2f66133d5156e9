import Foundation
import TestSupport
import Testing

@Suite struct BuildMergeTests {
  private static let small = ["--screens", "480", "--scales", "2", "--compression", "fast"]

  @Test func imagesAndKeysInOneGo() async throws {
    let folder = try TemporaryFolder.withArtwork(infoPlist: InfoPlists.xml(["LandscapeLeft"]))
    let run = try await Launchgen.run(
      ["build", "art.png", "--merge", "Info.plist", "--json"] + Self.small, in: folder)
    #expect(run.status == 0)
    #expect(
      run.errors.contains(
        "Info.plist: UILaunchImages written, for images made for landscape-left\n"))
    let report = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let merged = report?["infoPlist"] as? [String: Any]
    #expect(merged?["path"] as? String == "Info.plist")
    #expect(merged?["changedKeys"] as? [String] == ["UILaunchImages"])
    let images = report?["images"] as? [[String: Any]]
    #expect(images?.map { $0["rotation"] as? String } == ["counterclockwise"])
    let text = String(decoding: try folder.read("Info.plist"), as: UTF8.self)
    #expect(text.contains("<string>Default-iOS7</string>"))
    #expect(
      try folder.tree() == [
        "Info.plist", "LaunchImages", "LaunchImages/Default-iOS7@2x.png",
        "LaunchImages/UILaunchImages.plist", "art.png",
      ])
    let again = try await Launchgen.run(["merge", "Info.plist", "--screens", "480"], in: folder)
    #expect(again.errors.contains("nothing to change"))
  }

  @Test("entries go with the images that are pruned, at once or a build later", arguments: [0, 1])
  func prunedImages(_ buildsBefore: Int) async throws {
    let list = InfoPlists.xml(["LandscapeLeft"])
    let folder = try TemporaryFolder.withArtwork(infoPlist: list)
    func build(_ options: [String]) async throws {
      let merge = ["build", "art.png", "--merge", "Info.plist", "--compression", "fast"]
      #expect(try await Launchgen.run(merge + options, in: folder).status == 0)
    }
    try await build(["--screens", "480,667", "--scales", "2"])
    // An entry of somebody else's stays.
    let other =
      "<dict><key>UILaunchImageName</key><string>Own</string><key>UILaunchImageSize</key>"
      + "<string>{375, 812}</string></dict>"
    let merged = String(decoding: try folder.read("Info.plist"), as: UTF8.self)
    let array = try #require(merged.range(of: "<array>", options: .backwards))
    try folder.write(
      "Info.plist", Array(merged.replacingCharacters(in: array, with: "<array>" + other).utf8))
    for _ in 0..<buildsBefore { try await build(Self.small) }
    try await build(Self.small + ["--prune"])
    let text = String(decoding: try folder.read("Info.plist"), as: UTF8.self)
    #expect(text.contains("<string>Default-iOS7</string>") && text.contains("<string>Own</string>"))
    #expect(!text.contains("Default-iOS8-667h"))
    #expect(try !folder.tree().contains("LaunchImages/Default-iOS8-667h@2x.png"))
  }

  @Test func dryRunShowsPlanAndDiff() async throws {
    let list = InfoPlists.xml(["LandscapeLeft"])
    let folder = try TemporaryFolder.withArtwork(infoPlist: list)
    let run = try await Launchgen.run(
      ["build", "art.png", "--merge", "Info.plist", "--dry-run", "-q"] + Self.small, in: folder)
    #expect(run.status == 0)
    #expect(try Golden("build-merge-dry-run").difference(from: run.output) == nil)
    #expect(try folder.tree() == ["Info.plist", "art.png"])
    #expect(try folder.read("Info.plist") == list)
  }

  /// What is wrong with the Info.plist shows before anything is written.
  @Test(
    arguments: [
      (nil, [], 66), (MergeTests.launchImages, [], 65),
      (InfoPlists.app(["LandscapeRight"], ["Own 7.0 Landscape 320 480"]), [], 65),
      (InfoPlists.xml(["LandscapeLeft"]), ["--orientation", "landscape-right"], 65),
      (Data("<plist>".utf8), [], 65),
    ] as [(Data?, [String], Int32)])
  func aFaultStopsTheBuild(_ list: Data?, _ options: [String], _ status: Int32) async throws {
    let folder = try TemporaryFolder.withArtwork(infoPlist: list)
    let before = try folder.tree()
    let run = try await Launchgen.run(
      ["build", "art.png", "--merge", "Info.plist"] + options, in: folder)
    #expect(run.status == status)
    #expect(run.errors.hasPrefix("Info.plist:"))
    #expect(run.errorLines.count == 1)
    #expect(try folder.tree() == before)
  }

  /// And what is wrong with the artwork leaves the Info.plist alone.
  @Test func badArtworkStopsTheMerge() async throws {
    let list = InfoPlists.xml(["LandscapeLeft"])
    let folder = try TemporaryFolder.withArtwork(infoPlist: list)
    try folder.write("art.png", Artwork.portrait)
    let run = try await Launchgen.run(["build", "art.png", "--merge", "Info.plist"], in: folder)
    #expect(run.status == 65)
    #expect(try folder.read("Info.plist") == list)
    #expect(try folder.tree() == ["Info.plist", "art.png"])
  }

  /// The artwork comes when the Info.plist has been read, and changed by somebody else.
  @Test func aChangeMeanwhileIsKept() async throws {
    let folder = try TemporaryFolder.withArtwork(infoPlist: InfoPlists.xml(["LandscapeLeft"]))
    let input = Pipe()
    let process = Process()
    process.executableURL = try Launchgen.executable()
    process.arguments =
      ["build", "-", "--merge", folder.path("Info.plist"), "--output", folder.path("out")]
      + Self.small
    process.standardInput = input
    process.standardError = FileHandle.nullDevice
    try process.run()
    for _ in 0..<10_000 {
      if try folder.tree().contains(where: { $0.hasSuffix("launchgen-tmp") }) { break }
      try await Task.sleep(for: .milliseconds(2))
    }
    let others = InfoPlists.xml(["LandscapeLeft", "Portrait"])
    try folder.write("Info.plist", others)
    try input.fileHandleForWriting.write(contentsOf: folder.read("art.png"))
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 75)
    #expect(try folder.read("Info.plist") == others)
    #expect(
      try folder.tree() == [
        "Info.plist", "art.png", "out", "out/Default-iOS7@2x.png", "out/UILaunchImages.plist",
      ])
  }

  @Test func theBuildsOwnListIsNoTarget() async throws {
    let folder = try TemporaryFolder.withArtwork()
    try folder.makeFolder("LaunchImages")
    try folder.write("LaunchImages/UILaunchImages.plist", InfoPlists.xml(["LandscapeLeft"]))
    let run = try await Launchgen.run(
      ["build", "art.png", "--merge", "./LaunchImages/UILaunchImages.plist"], in: folder)
    #expect(run.status == 64)
    #expect(
      run.errors
        == "LaunchImages/UILaunchImages.plist: error: is an input of this run, and would be "
        + "replaced; choose another --output\n")
  }

  @Test(
    arguments: [
      (
        ["--set-orientations"],
        "Unknown option '--set-orientations'. It is an option of 'launchgen merge'."
      ),
      (
        ["--merge", "Info.plist", "--info-plist", "Info.plist"],
        "'--merge' takes the orientation from its Info.plist; leave out '--info-plist'."
      ),
    ])
  func wrongUsage(_ options: [String], _ message: String) async throws {
    let folder = try TemporaryFolder.withArtwork()
    let run = try await Launchgen.run(["build", "art.png"] + options, in: folder)
    #expect(run.status == 64)
    #expect(run.errorLines.first == "Error: \(message)")
    #expect(try folder.tree() == ["art.png"])
  }
}
