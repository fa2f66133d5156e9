import Foundation
import TestSupport
import Testing

/// Output that cannot be written: its exit code, and nothing is changed.
@Suite struct OutputErrorTests {
  static let isRoot = NSUserName() == "root"

  @Test(arguments: ["file", "file/x"])
  func aFileIsNoFolder(_ output: String) async throws {
    let folder = try TemporaryFolder.withArtwork()
    try folder.write("file", Data([1, 2, 3]))
    let run = try await build(folder, output)
    #expect(run.status == 73)
    let remedy =
      output == "file" ? "it is a file, and --output names a folder" : "choose another --output"
    #expect(
      run.errors
        == "\(output): error: cannot be written (it, or a part of its path, is not a directory); "
        + "\(remedy)\n")
    #expect(run.output == "")
    #expect(try folder.tree() == ["art.png", "file"])
    #expect(try folder.read("file") == Data([1, 2, 3]))
  }

  @Test(arguments: [
    "App/Assets.xcassets", "App/Assets.xcassets/Icon.imageset/new", "a.xcodeproj", "A.XCASSETS",
    "link", ".git/x", "Settings.bundle", "Kit.framework", ".hg", "Icon.imageset", "Named.xcassets",
  ])
  func noOutputBelongsIntoAPackage(_ output: String) async throws {
    let folder = try TemporaryFolder.withArtwork()
    try folder.makeFolder("App/Assets.xcassets")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link"), withDestinationPath: "App/Assets.xcassets")
    try folder.makeFolder("plain")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("Named.xcassets"), withDestinationPath: "plain")
    let before = try folder.tree()
    for arguments in [
      ["build", "art.png"], ["pwa", "art.png"], ["template", "landscape-app"],
      ["build", "art.png", "--dry-run"],
    ] {
      let run = try await Launchgen.run(arguments + ["--output", output], in: folder)
      #expect(run.status == 73)
      #expect(run.errors.contains("whose contents belong to another program"))
      #expect(try folder.tree() == before)
    }
  }

  @Test(arguments: ["en.lproj", "Game.app", "xcassets", "my.xcassets.d", "bundle"])
  func otherFoldersMayHaveOutputs(_ output: String) async throws {
    let folder = try TemporaryFolder.withArtwork()
    #expect(try await build(folder, output).status == 0)
  }

  @Test func aFolderAboveTheCurrentOneMayBeCalledABundle() async throws {
    let folder = try TemporaryFolder()
    try folder.write("Game.bundle/App/art.png", Artwork.landscape)
    let command = [
      "cd Game.bundle/App &&", "'\(try Launchgen.executable().path)'",
      "build art.png --screens 480 --scales 2 --compression fast -o",
    ].joined(separator: " ")
    let program = URL(fileURLWithPath: "/bin/sh")
    let run = try await Launchgen.run(["-c", command + " out"], in: folder, program: program)
    #expect(run.status == 0, "\(run.errors)")
    let inside = try await Launchgen.run(
      ["-c", command + " In.bundle"], in: folder, program: program)
    #expect(inside.status == 73, "\(inside.errors)")
  }

  /// The last file of all: those before it must not stay.
  @Test func aFolderInTheWay() async throws {
    let folder = try TemporaryFolder.withArtwork()
    try folder.makeFolder("out/UILaunchImages.plist")
    let run = try await build(folder, "out")
    #expect(run.status == 73)
    #expect(
      run.errors
        == "out/UILaunchImages.plist: error: cannot be written (it is a directory); choose "
        + "another --output\n")
    #expect(try folder.tree() == ["art.png", "out", "out/UILaunchImages.plist"])
  }

  @Test(.disabled(if: isRoot, "root may write everywhere"), arguments: ["locked", "locked/x"])
  func noPermission(_ output: String) async throws {
    let folder = try TemporaryFolder.withArtwork()
    try folder.makeFolder("locked")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o555], ofItemAtPath: folder.path("locked"))
    let run = try await build(folder, output)
    #expect(run.status == 77)
    #expect(run.errors.contains(": error: cannot be written (permission denied); choose another"))
    #expect(try folder.tree() == ["art.png", "locked"])
  }

  @Test(arguments: [".", "./", "sub/.."])
  func theArtworkIsNotReplaced(_ output: String) async throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("sub")
    try folder.write("Default-iOS7@2x.png", Artwork.landscape)
    let run = try await Launchgen.run(
      ["build", "Default-iOS7@2x.png", "-o", output], in: folder)
    #expect(run.status == 64)
    let path = output == "./" ? "./Default-iOS7@2x.png" : output + "/Default-iOS7@2x.png"
    #expect(
      run.errors
        == "\(path): error: is an input of this run, and would be replaced; choose another "
        + "--output\n")
    #expect(try folder.tree() == ["Default-iOS7@2x.png", "sub"])
    #expect(try folder.read("Default-iOS7@2x.png") == Artwork.landscape)
  }

  private func build(_ folder: TemporaryFolder, _ output: String) async throws -> Launchgen {
    try await Launchgen.run(
      [
        "build", "art.png", "--quiet", "--screens", "480", "--scales", "2", "--compression",
        "fast", "--fit", "fill", "-o", output,
      ], in: folder)
  }
}
