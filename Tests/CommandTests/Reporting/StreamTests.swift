import Foundation
import TestSupport
import Testing

/// What goes to which stream, and how.
@Suite struct StreamTests {
  static let small = [
    "build", "art.png", "--screens", "480", "--scales", "2", "--compression", "fast",
  ]

  @Test func quietPrintsNothing() async throws {
    let folder = try TemporaryFolder()
    try folder.write("art.png", Artwork.png(width: 960, height: 640))
    let run = try await Launchgen.run(Self.small + ["--quiet"], in: folder)
    #expect(run.status == 0)
    #expect(run.output == "")
    #expect(run.errors == "")
    #expect(try folder.tree().count == 4)
  }

  @Test func quietKeepsWarnings() async throws {
    let run = try await Launchgen.run(Self.small + ["-q"], in: TemporaryFolder.withArtwork())
    #expect(run.status == 0)
    #expect(run.output == "")
    #expect(run.errorLines.count == 1)
    #expect(run.errors.hasPrefix("art.png: warning: is too small (1 image is enlarged, "))
  }

  @Test func outputIsForDataOnly() async throws {
    let run = try await Launchgen.run(Self.small, in: TemporaryFolder.withArtwork())
    #expect(run.status == 0)
    #expect(run.output == "")
    #expect(run.errorLines.count == 2)
  }

  /// As Python does it: NO_COLOR comes first, then a demand, if it is neither empty nor 0.
  @Test(arguments: [
    (["FORCE_COLOR": "1"], true), (["CLICOLOR_FORCE": "1"], true), (["FORCE_COLOR": "3"], true),
    (["FORCE_COLOR": "1", "TERM": "dumb"], true), (["FORCE_COLOR": "0"], false),
    (["FORCE_COLOR": ""], false), (["CLICOLOR_FORCE": "0"], false),
    (["FORCE_COLOR": "", "CLICOLOR_FORCE": "1"], true),
    (["FORCE_COLOR": "1", "NO_COLOR": "1"], false), (["FORCE_COLOR": "1", "NO_COLOR": ""], true),
  ])
  func colorsOnDemand(_ environment: [String: String], _ isColored: Bool) async throws {
    let folder = try TemporaryFolder.withArtwork()
    try folder.write("Info.plist", CheckTests.faulty)
    let build = try await Launchgen.run(Self.small, in: folder, environment: environment)
    #expect(build.errors.contains("\u{1B}[0;1;35mwarning: ") == isColored)
    let check = try await Launchgen.run(
      ["check", "Info.plist"], in: folder, environment: environment)
    #expect(check.output.contains("\u{1B}[0;1;31merror: ") == isColored)
    let plain = try await Launchgen.run(["check", "Info.plist"], in: folder)
    #expect(check.output.replacing(/\x1B\[[0-9;]*m/, with: "") == plain.output)
  }

  /// What other programs read has no colors, even if they are demanded.
  @Test(arguments: [
    ["check", "Info.plist", "--format", "json"], ["check", "Info.plist", "--format", "github"],
    ["check", "Info.plist", "--format", "sarif"], ["explain", "Info.plist", "--json"],
    ["check", "Info.plist", "--fix", "--dry-run"], ["displays"], ["plist"], ["--version"],
  ])
  func programsGetNoColors(_ arguments: [String]) async throws {
    let folder = try TemporaryFolder()
    try folder.write("Info.plist", CheckTests.faulty)
    let runs = [
      try await Launchgen.run(arguments, in: folder),
      try await Launchgen.run(arguments, in: folder, environment: ["FORCE_COLOR": "1"]),
    ]
    #expect(runs[0].output == runs[1].output)
  }

  /// A file's name can neither start a command of GitHub's runner nor color what follows.
  @Test(arguments: ["::error::x", "##[error]x", "a\u{1B}[31mb"])
  func coloredNamesAreEscaped(_ name: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write("\(name)/Info.plist", CheckTests.faulty)
    let run = try await Launchgen.run(
      ["check", name], in: folder, environment: ["FORCE_COLOR": "1"])
    #expect(run.output.contains("\u{1B}[0;1m"))
    let text = run.output.replacing(/\x1B\[0[0-9;]*m/, with: "")
    #expect(!text.contains("\u{1B}"))
    #expect(text.split(separator: "\n").allSatisfy { !$0.hasPrefix("::") && !$0.contains("##[") })
  }

  @Test(arguments: [[:], ["NO_COLOR": "1"], ["NO_COLOR": ""], ["TERM": "xterm-256color"]])
  func filesGetNoColors(_ environment: [String: String]) async throws {
    let folder = try TemporaryFolder.withArtwork()
    let runs = [
      try await Launchgen.run(Self.small, in: folder, environment: environment),
      try await Launchgen.run(["build", "none"], in: folder, environment: environment),
      try await Launchgen.run(["build", "--help"], in: folder, environment: environment),
    ]
    for run in runs {
      #expect(!run.errors.contains("\u{1B}"))
      #expect(!run.output.contains("\u{1B}"))
    }
  }

  /// Output that is lost must not look like success.
  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")),
    arguments: [
      "--version", "--help", "help build", "--generate-completion-script fish", "displays", "plist",
      "check --rules", "template list",
    ])
  func aFullDiskIsAnError(_ arguments: String) async throws {
    let run = try await Launchgen.run(
      ["-c", "\"$0\" \(arguments) > /dev/full", Launchgen.executable().path],
      in: TemporaryFolder(), program: URL(fileURLWithPath: "/bin/sh"))
    #expect(run.status == 74)
    #expect(run.errors.hasPrefix("<stdout>: error: cannot be written (no space left on device);"))
  }

  /// What has no end is looked at before it is read.
  @Test(arguments: [
    ("build", "is not a PNG"), ("check", "larger than"), ("explain", "larger than"),
  ])
  func endlessInput(_ command: String, _ message: String) async throws {
    let run = try await Launchgen.run([command, "/dev/zero"], in: TemporaryFolder())
    #expect(run.status == 65)
    #expect((run.output + run.errors).contains(message))
  }

  @Test(arguments: [[], ["--json"]])
  func dryRunWritesNothing(_ options: [String]) async throws {
    let folder = try TemporaryFolder.withArtwork()
    let run = try await Launchgen.run(
      ["build", "art.png", "--dry-run", "-o", "a/b"] + options, in: folder)
    #expect(run.status == 0)
    #expect(run.output.contains("a/b"))
    #expect(try folder.tree() == ["art.png"])
  }

  /// Nothing is made for each of so many.
  @Test(arguments: [["build"], ["preview", "-o", "page.html"], ["pwa"]])
  func anyNumberOfJobs(_ command: [String]) async throws {
    let folder = try TemporaryFolder.withArtwork()
    let arguments = command + ["art.png", "--jobs", "\(Int.max)", "--quiet"]
    #expect(try await Launchgen.run(arguments, in: folder).status == 0)
  }

  /// Two runs leave the same files, and the second does not touch them.
  @Test func theSecondRunChangesNothing() async throws {
    let folder = try TemporaryFolder.withArtwork()
    let file = "LaunchImages/Default-iOS7@2x.png"
    _ = try await Launchgen.run(Self.small + ["--jobs", "1"], in: folder)
    let bytes = try folder.read(file)
    let date = Date(timeIntervalSince1970: 1_000_000_000)
    try FileManager.default.setAttributes(
      [.modificationDate: date], ofItemAtPath: folder.path(file))
    _ = try await Launchgen.run(Self.small + ["--jobs", "3"], in: folder)
    #expect(try folder.read(file) == bytes)
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path(file))
    #expect(attributes[.modificationDate] as? Date == date)
  }
}
