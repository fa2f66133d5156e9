import Foundation
import TestSupport
import Testing

/// What build systems and continuous integration ask `build` and `screen` for.
@Suite struct BuildSystemTests {
  static let build = ["build", "art.png", "--screens", "480", "--compression", "fast"]

  @Test("--check names what would change, writes nothing and exits with 1")
  func check() async throws {
    let folder = try TemporaryFolder.withArtwork()
    for options in [[], ["--no-record"]] {
      let run = try await Launchgen.run(Self.build + ["--check"] + options, in: folder)
      #expect(run.status == 1)
      #expect(
        run.output == """
          LaunchImages/Default-iOS7@2x.png: would change
          LaunchImages/Default-iOS7@3x.png: would change
          LaunchImages/UILaunchImages.plist: would change

          """)
      #expect(try folder.names() == ["art.png"])
    }
    #expect(try await Launchgen.run(Self.build + ["--screens", "667"], in: folder).status == 0)
    #expect(try await Launchgen.run(Self.build, in: folder).status == 0)
    for options in [[], ["--no-record"]] {
      let run = try await Launchgen.run(Self.build + ["--check"] + options, in: folder)
      #expect(run.status == 0 && run.output.isEmpty)
    }
    let file = "LaunchImages/Default-iOS7@3x.png"
    let changed = Array(try folder.bytes(file).dropLast())
    try folder.write(file, changed)
    let run = try await Launchgen.run(Self.build + ["--check", "--prune"], in: folder)
    #expect(run.status == 1)
    #expect(
      run.output == """
        LaunchImages/Default-iOS7@3x.png: would change
        LaunchImages/Default-iOS8-667h@2x.png: would be removed
        LaunchImages/Default-iOS8-667h@3x.png: would be removed

        """)
    #expect(try Array(folder.bytes(file)) == changed)
  }

  @Test("--check sees entries that an Info.plist lacks")
  func checkedInfoPlist() async throws {
    let folder = try TemporaryFolder.withArtwork(infoPlist: InfoPlists.xml(["LandscapeRight"]))
    let before = try folder.bytes("Info.plist")
    let merging = Self.build + ["--merge", "Info.plist"]
    let first = try await Launchgen.run(merging + ["--check"], in: folder)
    #expect(first.status == 1 && first.output.hasSuffix("\nInfo.plist: would change\n"))
    #expect(try folder.bytes("Info.plist") == before)
    #expect(try await Launchgen.run(merging, in: folder).status == 0)
    #expect(try await Launchgen.run(merging + ["--check"], in: folder).status == 0)
    try folder.write("Info.plist", before)
    let last = try await Launchgen.run(merging + ["--check"], in: folder)
    #expect(last.status == 1 && last.output == "Info.plist: would change\n")
  }

  @Test(
    "--list-outputs prints the paths of what is written",
    arguments: [build, ["screen", "art.png", "--compression", "fast"]])
  func outputs(command: [String]) async throws {
    let folder = try TemporaryFolder.withArtwork()
    let options = command + ["--output", "out"]
    let listed = try await Launchgen.run(options + ["--list-outputs", "paths"], in: folder)
    #expect(try folder.names() == ["art.png"])
    let forXcode = try await Launchgen.run(options + ["--list-outputs", "xcfilelist"], in: folder)
    #expect(try await Launchgen.run(options, in: folder).status == 0)
    let files = try folder.files(below: "out").map { "out/" + $0 }
    let lines = listed.output.split(separator: "\n").map(String.init)
    #expect(lines.sorted() == files)
    #expect(forXcode.output == lines.map { "$(SRCROOT)/\($0)\n" }.joined())
  }

  @Test("--depfile names what was read")
  func depfile() async throws {
    let folder = try TemporaryFolder.withArtwork(infoPlist: InfoPlists.xml(["LandscapeRight"]))
    let run = try await Launchgen.run(
      Self.build + ["--merge", "Info.plist", "--depfile", "art.d"], in: folder)
    #expect(run.status == 0)
    #expect(
      String(decoding: try folder.bytes("art.d"), as: UTF8.self) == """
        LaunchImages/UILaunchImages.plist: \\
          art.png \\
          Info.plist

        """)
    let other = try await Launchgen.run(
      Self.build + ["--depfile", "art.d", "--depfile-target", "a stamp"], in: folder)
    #expect(other.status == 0)
    #expect(
      String(decoding: try folder.bytes("art.d"), as: UTF8.self)
        == "a\\ stamp: \\\n  art.png\n")
    // A build that fails leaves the old one.
    try folder.write("art.png", [1])
    #expect(
      try await Launchgen.run(Self.build + ["--depfile", "art.d"], in: folder).status == 65)
    #expect(try folder.bytes("art.d").count == "a\\ stamp: \\\n  art.png\n".utf8.count)
  }

  @Test("--depfile of an app whose orientation a project tells names the project's files")
  func depfileOfProject() async throws {
    let folder = try TemporaryFolder.withArtwork()
    try folder.write("App/Info.plist", InfoPlists.xml(["LandscapeLeft"]))
    try folder.write("More.xcconfig", Array("A = 1\n".utf8))
    let project = XcodeProjectText(
      XcodeProjectText.Target("App", ["INFOPLIST_FILE = App/Info.plist"]))
    try folder.write("App.xcodeproj/project.pbxproj", project.text.utf8)
    let run = try await Launchgen.run(
      Self.build + ["--info-plist", "App.xcodeproj", "--depfile", "art.d"], in: folder)
    #expect(run.status == 0, "\(run.errors)")
    let text = String(decoding: try folder.bytes("art.d"), as: UTF8.self)
    for name in ["App.xcodeproj/project.pbxproj", "More.xcconfig", "App/Info.plist"] {
      #expect(text.contains("  \(name)"), "\(text)")
    }
  }

  @Test(
    "wrong uses",
    arguments: [
      ["--depfile", ""], ["--depfile-target", "a"], ["--depfile", "a", "--depfile-target", ""],
      ["--list-outputs", "xml"],
    ])
  func wrongUses(options: [String]) async throws {
    let folder = try TemporaryFolder.withArtwork()
    #expect(try await Launchgen.run(Self.build + options, in: folder).status == 64)
    #expect(try folder.names() == ["art.png"])
  }
}
