import Foundation
import TestSupport
import Testing

/// What a process may not have: memory, descriptors, standard streams. Each ends in success or in an
/// error, with everything or nothing written.
@Suite struct ResourceTests {
  static let commands = [
    "build art.png --quiet --screens 480 --fit fill --compression fast",
    "preview art.png --quiet --screens 480 --fit fill --compression fast --png sheet.png",
    "preview Info.plist --quiet", "merge Info.plist",
    "check Info.plist", "explain Info.plist", "plist", "template landscape-app --output code",
    "--version",
  ]

  static let unsanitized = ConditionTrait.disabled(
    if: Sanitizer.isPresent, "a sanitizer needs more than the limit")

  /// macOS does not limit address space.
  #if os(Linux)
    @Test(unsanitized, arguments: commands)
    func halfAGigabyteIsEnough(_ command: String) async throws {
      let run = try await run("ulimit -v 524288", command)
      #expect(run.status == 0)
    }

    @Test(unsanitized, arguments: commands, [60, 70, 80, 90, 100, 150, 200, 300])
    func littleMemory(_ command: String, _ megabytes: Int) async throws {
      let run = try await run("ulimit -v \(megabytes << 10)", command)
      // With still less, the system's loader fails.
      #expect([0, 71, 127].contains(run.status))
      #expect((run.status == 0) || run.errors.contains("rror"))
    }

    @Test(
      "any limit on stacks", unsanitized,
      arguments: [64, 9_007_199_254_740_980, 9_007_199_254_740_992])
    func stacks(_ kilobytes: Int) async throws {
      let run = try await run("ulimit -s \(kilobytes)", "--version")
      #expect([0, 71].contains(run.status))
    }

    @Test(unsanitized) func artworkThatDoesNotFit() async throws {
      let folder = try TemporaryFolder.withArtwork()
      try folder.write("art.png", Artwork.png(width: 4000, height: 3000))
      let run = try await run("ulimit -v 122880", "build art.png", in: folder)
      #expect(run.status == 71)
      #expect(run.errorLines.count == 1)
      // Which of the allocations fails depends on how the command was compiled.
      #expect(run.errors.contains("memory"))
      #expect(try folder.tree() == ["art.png"])
    }

    @Test(
      "a picture of a launch screen that does not fit is left out", unsanitized,
      arguments: [240, 255, 270, 285])
    func launchScreenThatDoesNotFit(_ megabytes: Int) async throws {
      let folder = try TemporaryFolder()
      let screen =
        "<key>UILaunchScreen</key><dict>"
        + "<key>UIImageName</key><string>Art</string></dict>"
      try folder.write("Info.plist", InfoPlists.app(["LandscapeRight"], [], more: screen))
      let set = "Media.xcassets/Art.imageset"
      try folder.write(
        set + "/Contents.json", Data(#"{"images": [{"filename": "art.png"}]}"#.utf8))
      // Compressed by Xcode, so that it is decoded in two steps.
      let side = 6000
      let size = Bytes.bigEndian(side) + Bytes.bigEndian(side)
      let rows = Deflated.raw([UInt8](repeating: 0, count: (4 * side + 1) * side))
      try folder.write(
        set + "/art.png",
        PNGParts([
          PNGChunk("CgBI", [0x50, 0, 0x20, 6]),
          PNGChunk("IHDR", size + [8, ColorType.rgba.rawValue, 0, 0, 0]), PNGChunk("IDAT", rows),
          PNGChunk("IEND", []),
        ]).file())
      let run = try await run("ulimit -v \(megabytes << 10)", "preview .", in: folder)
      #expect([0, 71].contains(run.status), "\(run.errors)")
    }
  #endif

  @Test(
    .disabled(if: Sanitizer.isPresent, "a sanitizer's reports need files"),
    arguments: commands, [5, 6, 8, 16])
  func fewDescriptors(_ command: String, _ count: Int) async throws {
    let run = try await run("ulimit -n \(count)", command)
    #expect([0, 71].contains(run.status))
    #expect(run.status == 0 || run.errors.contains("files"))
  }

  @Test(arguments: commands, ["<&-", "2>&-", "<&- 2>&-"])
  func closedStreams(_ command: String, _ streams: String) async throws {
    let folder = try Self.folder()
    let run = try await self.run(":", command + " " + streams, in: folder)
    #expect(run.status == 0)
    let other = try Self.folder()
    _ = try await self.run(":", command, in: other)
    #expect(try folder.contents() == other.contents())
  }

  /// What is printed is lost; files are written, and have no message in them.
  @Test(arguments: commands, [">&-", "<&- >&- 2>&-"])
  func closedOutput(_ command: String, _ streams: String) async throws {
    let folder = try Self.folder()
    let run = try await self.run(":", command + " " + streams, in: folder)
    let writesFiles = ["build", "preview", "merge", "template"].contains { command.hasPrefix($0) }
    #expect(run.status == (writesFiles || command.hasPrefix("check") ? 0 : 74))
    let other = try Self.folder()
    _ = try await self.run(":", command, in: other)
    #expect(try folder.contents() == other.contents())
  }

  @Test func closedInputIsAnError() async throws {
    let run = try await run(":", "build - <&-")
    #expect(run.status == 66)
    #expect(run.errors.hasPrefix("<stdin>: error: cannot be read"))
  }

  @Test func aReaderThatGoesAway() async throws {
    let folder = try Self.folder()
    let run = try await run("set -o pipefail", "explain Info.plist --json | head -1", in: folder)
    #expect([0, 141].contains(run.status))
    #expect(run.output == "{\n")
    #expect(run.errors == "")
  }

  @Test(unsanitized) func filesThatMustBeSmall() async throws {
    let folder = try Self.folder()
    let run = try await run("ulimit -f 1", Self.commands[0], in: folder)
    #expect(run.status == 74)
    #expect(run.errors.contains("file too large"))
    #expect(try folder.tree() == ["Info.plist", "art.png"])
  }

  private static func folder() throws -> TemporaryFolder {
    try TemporaryFolder.withArtwork(infoPlist: InfoPlists.xml(["LandscapeRight"]))
  }

  /// - Parameter setup: a shell command that comes first.
  private func run(
    _ setup: String, _ command: String, in folder: TemporaryFolder? = nil
  ) async throws -> Launchgen {
    try await Launchgen.run(
      ["-c", "ulimit -c 0; \(setup); \"$0\" \(command)", Launchgen.executable().path],
      in: folder ?? Self.folder(), environment: ["SWIFT_BACKTRACE": "enable=no"],
      program: URL(fileURLWithPath: "/bin/bash"))
  }
}

extension TemporaryFolder {
  /// All files, by path.
  func contents() throws -> [String: Data] {
    var contents: [String: Data] = [:]
    for path in try tree() {
      var isFolder = ObjCBool(false)
      _ = unsafe FileManager.default.fileExists(atPath: self.path(path), isDirectory: &isFolder)
      if !isFolder.boolValue { contents[path] = try read(path) }
    }
    return contents
  }
}
