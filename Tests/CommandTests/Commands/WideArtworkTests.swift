import Foundation
import TestSupport
import Testing

/// Panoramas: a picture of the launch screen, or a logo, is as wide as its artwork, so a few of its
/// rows exceed a deflate block.
@Suite struct WideArtworkTests {
  static let widths = [5462, 10_000, 20_000]

  @Test("launch screens of wide artworks", arguments: widths, ["fast", "balanced", "best"])
  func launchScreen(width: Int, compression: String) async throws {
    let folder = try Self.folder(width: width)
    for kind in ["storyboard", "ui-launch-screen"] {
      let run = try await Launchgen.run(
        [
          "screen", "art.png", "--kind", kind, "--dark", "dark.png", "--compression", compression,
          "--output", kind,
        ], in: folder)
      #expect(run.status == 0, "\(kind): \(run.errors)")
      let images = "\(kind)/LaunchAssets.xcassets/LaunchArtwork.imageset"
      let files = try folder.files(below: images).filter { $0.hasSuffix(".png") }
      #expect(!files.isEmpty)
      for file in files {
        #expect(try PNGParts(reading: folder.bytes("\(images)/\(file)")).types.last == "IEND")
      }
    }
  }

  @Test("wide logos, launch images and previews", arguments: widths)
  func others(width: Int) async throws {
    let folder = try Self.folder(width: width)
    let logo = ["--logo", "logo.png", "--logo-size", "300"]
    let small = ["--compression", "fast"]
    for arguments in [
      ["build", "art.png", "--screens", "480", "--scales", "2"] + logo,
      ["screen", "art.png", "--output", "a"] + logo,
      ["screen", "--background", "red", "--output", "l"] + logo,
      ["preview", "art.png", "--screens", "480", "--output", "p.html"],
    ] {
      let run = try await Launchgen.run(arguments + small, in: folder)
      #expect(run.status == 0, "\(arguments): \(run.errors)")
    }
  }

  @Test func webApp() async throws {
    let folder = try Self.folder(width: 20_000)
    let run = try await Launchgen.run(
      [
        "pwa", "art.png", "--logo", "logo.png", "--compression", "fast",
      ], in: folder)
    #expect(run.status == 0, "\(run.errors)")
  }

  @Test("all of several apps are made")
  func severalApps() async throws {
    let folder = try Self.folder(width: 6000)
    try folder.write("small.png", Artwork.landscape)
    let apps = ["art", "small", "dark"].map {
      #"{"id": "\#($0)", "artwork": "\#($0).png"}"#
    }
    let file = """
      {"build": {"compression": "fast", "screens": "480", "output": "out/{id}"},
       "screen": {"compression": "fast", "output": "screens/{id}"},
       "apps": [\(apps.joined(separator: ", "))]}
      """
    try folder.write("launchgen.json", file.utf8)
    let run = try await Launchgen.run(["make"], in: folder)
    #expect(run.status == 0, "\(run.errors)")
    for app in ["art", "small", "dark"] {
      #expect(try folder.files(below: "out/\(app)").contains(AppFolder.image))
      #expect(try folder.files(below: "screens/\(app)").contains("LaunchScreen.storyboard"))
    }
  }

  /// Noise, since what repeats needs less room than a block has.
  private static func folder(width: Int) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    var generator = SeededGenerator(seed: width)
    for name in ["art", "dark"] {
      let noise = Picture(width: width, height: 24) { x, _ in
        Pixel(Int.random(in: 0...255, using: &generator), x, x >> 8)
      }
      try folder.write("\(name).png", Data(noise.png([PNGChunk("sRGB", [0])])))
    }
    let logo = TestPNG.random(.rgba, depth: 8, width: width, height: 12)
    try folder.write("logo.png", Data(logo.bytes))
    return folder
  }
}
