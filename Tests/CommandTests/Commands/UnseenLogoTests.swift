import Foundation
import TestSupport
import Testing

/// Logos of which nothing shows: the images would be empty.
@Suite struct UnseenLogoTests {
  /// RGBA of one color and one alpha, but for a corner.
  private static func logo(
    _ color: (UInt8, UInt8, UInt8), alpha: UInt8, corner: UInt8? = nil
  ) -> Data {
    var rows: [UInt8] = []
    for y in 0..<20 {
      rows.append(0)
      for x in 0..<30 {
        rows += [color.0, color.1, color.2, x == 29 && y == 19 ? corner ?? alpha : alpha]
      }
    }
    let header = Bytes.bigEndian(30) + Bytes.bigEndian(20) + [8, 6, 0, 0, 0]
    let chunks = [
      PNGChunk("IHDR", header), PNGChunk("sRGB", [0]),
      PNGChunk("IDAT", StoredZlib.stream(rows)), PNGChunk("IEND", []),
    ]
    return Data(PNGParts(chunks).file())
  }

  private static let build = [
    "--screens", "480", "--scales", "2", "--compression", "fast", "--logo-size", "10",
  ]
  private static let commands: [[String]] = [
    ["build", "--logo", "logo.png"] + build, ["build", "art.png", "--logo", "logo.png"] + build,
    ["preview", "--logo", "logo.png", "--screens", "480", "--logo-size", "10"],
    ["pwa", "--logo", "logo.png", "--dry-run", "--logo-size", "10"],
    ["pwa", "art.png", "--logo", "logo.png", "--dry-run", "--logo-size", "10"],
  ]

  @Test(arguments: commands)
  func transparent(_ command: [String]) async throws {
    let folder = try TemporaryFolder.withArtwork()
    try folder.write("logo.png", Self.logo((255, 255, 255), alpha: 0))
    let words = "has a logo that shows nothing (all of it is transparent)"
    let run = try await Launchgen.run(command, in: folder)
    #expect(run.status == 0 && run.errors.contains(words), "\(run.errors)")
    // A record does not hide it, and it stops a strict build.
    let again = try await Launchgen.run(command, in: folder)
    #expect(again.errors.contains(words))
    let strict = try await Launchgen.run(command + ["--strict"], in: folder)
    #expect(strict.status == 65 && strict.errors.contains(words))
    // One pixel of it does show.
    try folder.write("logo.png", Self.logo((255, 255, 255), alpha: 0, corner: 1))
    let seen = try await Launchgen.run(command, in: folder)
    #expect(!seen.errors.contains("shows nothing"), "\(seen.errors)")
  }

  @Test(
    "the background's color, alone",
    arguments: [
      ("build", "--background #14283c", true), ("build", "--background #15293c", true),
      ("build", "--background #14289c", false),
      ("build", "--background linear-gradient(#14283c,#14283c)", false),
      ("screen", "--dark logo.png --dark-background #14283c -o out", true),
      ("pwa", "--background #14283c", true), ("pwa", "--dark-background #14283c", true),
      ("pwa", "--background white", false),
    ])
  func background(_ command: String, _ options: String, _ warns: Bool) async throws {
    let folder = try TemporaryFolder()
    try folder.write("logo.png", Self.logo((0x14, 0x28, 0x3C), alpha: 200, corner: 0))
    let words = [command, "--logo", "logo.png", "--dry-run", "--logo-size", "10"]
    let run = try await Launchgen.run(
      words + options.split(separator: " ").map(String.init), in: folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      run.errors.contains("shows nothing (all of it has the background's color, #14283c)")
        == (warns && !options.contains("15293c")), "\(run.errors)")
    #expect(run.errors.contains("shows nothing") == warns, "\(run.errors)")
  }
}
