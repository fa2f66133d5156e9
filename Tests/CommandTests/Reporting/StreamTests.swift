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
