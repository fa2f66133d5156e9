import Foundation
import TestSupport
import Testing

@Suite struct PWATests {
  @Test func dryRun() async throws {
    let folder = try TemporaryFolder.withArtwork()
    let run = try await Launchgen.run(["pwa", "art.png", "--dry-run", "-q"], in: folder)
    #expect(run.status == 0)
    #expect(try Golden("pwa-dry-run").difference(from: run.output) == nil)
    #expect(try folder.tree() == ["art.png"])
  }

  @Test func dryRunJSON() async throws {
    let folder = try TemporaryFolder.withArtwork()
    try folder.write("dark.png", Artwork.landscape)
    let run = try await Launchgen.run(
      ["pwa", "art.png", "--dark", "dark.png", "--dry-run", "--json", "-q"], in: folder)
    #expect(run.status == 0)
    #expect(try Golden("pwa-dry-run-json").difference(from: run.output) == nil)
  }

  /// Standard input, every kind of file, and what a second run says.
  @Test func aBuild() async throws {
    let folder = try TemporaryFolder.withArtwork()
    let options = [
      "--compression", "fast", "--filter", "nearest", "--name-prefix", "start", "--url-prefix",
      "/a&b", "--background", "#123", "--theme-color", "red", "--display", "fullscreen",
      "--add-screen", "30x50@1", "-o", "web",
    ]
    let first = try await Launchgen.run(
      ["pwa", "-"] + options, in: folder, input: Artwork.landscape)
    #expect(first.status == 0)
    #expect(first.output == "")
    let summary = "<stdin>: 46 startup images, start.webmanifest and start.html in web (SIZE)"
    #expect(first.errorsWithoutSizes.contains(summary + "\n"))
    let html = try String(decoding: folder.read("web/start.html"), as: UTF8.self)
    #expect(html.contains(#"href="/a&amp;b/start-1206-2622.png""#))
    #expect(html.contains("(device-width: 30px)"))
    let manifest = try JSONSerialization.jsonObject(with: folder.read("web/start.webmanifest"))
    #expect(
      manifest as? [String: String] == [
        "display": "fullscreen", "background_color": "#112233", "theme_color": "#FF0000",
      ])
    let second = try await Launchgen.run(["pwa", "art.png"] + options, in: folder)
    #expect(second.errorsWithoutSizes.contains("in web (SIZE); all up to date\n"))
    let json = try await Launchgen.run(["pwa", "art.png", "--json", "-q"] + options, in: folder)
    #expect(try json.document()["upToDate"] as? Bool == true)
  }

  @Test func warningsAreErrorsIfStrict() async throws {
    let folder = try TemporaryFolder.withArtwork()
    let run = try await Launchgen.run(["pwa", "art.png", "--strict"], in: folder)
    #expect(run.status == 65)
    #expect(run.errorLines.count == 2)
    #expect(run.errors.contains("use --artwork-portrait, or --fit contain"))
    #expect(try folder.tree() == ["art.png"])
  }

  @Test(arguments: [
    (
      ["--dark-portrait", "a.png"],
      "'--dark-portrait' needs '--dark' for the other dark images."
    ),
    (
      ["--dark-logo", "a.png"], "'--dark-logo' needs '--logo', which it replaces in dark images."
    ),
    (["--logo-size", "3%"], "'--logo-size' needs '--logo'."),
    (["--logo", "-"], "'--logo' cannot be read from standard input; name a PNG."),
    (["--depfile", ""], "'--depfile' is empty; name a file."),
    (["--dark", ""], "'--dark' is empty; name a PNG."),
    (["--dark", "-"], "'--dark' is a file; only the artwork comes from standard input."),
    (["--artwork-portrait", ""], "'--artwork-portrait' is empty; name a PNG."),
    (["--url-prefix", "a\nb"], "'--url-prefix' has a control character."),
    (
      ["--url-prefix", "/icons?v=2"],
      "'--url-prefix' has a '?' (file names follow it, where they would not be part of the URL's "
        + "path); name only the folder."
    ),
    (
      ["--url-prefix", "#/icons"],
      "'--url-prefix' has a '#' (file names follow it, where they would not be part of the URL's "
        + "path); name only the folder."
    ),
    (["--output", ""], "'--output' is empty; name a folder, '.' for the current one."),
    (["--jobs", "0"], "'--jobs 0' must be at least 1."),
  ])
  func wrongOptions(_ options: [String], _ message: String) async throws {
    let folder = try TemporaryFolder.withArtwork()
    let run = try await Launchgen.run(["pwa", "art.png"] + options, in: folder)
    #expect(run.status == 64)
    #expect(run.errorLines.first == "Error: " + message)
    #expect(run.errors.contains("\nUsage: launchgen pwa "))
    #expect(try folder.tree() == ["art.png"])
  }

  @Test(arguments: [
    (["--name-prefix", "a/b"], "use --output for the folder."),
    (["--name-prefix", "a b"], "begins with a dot or hyphen."),
    (["--add-screen", "9x9@9"], "such as 466x678@3."),
  ])
  func wrongValues(_ options: [String], _ message: String) async throws {
    let run = try await Launchgen.run(
      ["pwa", "art.png"] + options, in: TemporaryFolder.withArtwork())
    #expect(run.status == 64)
    #expect(run.errors.contains(message))
  }

  @Test(arguments: [
    ([], "Missing expected argument '<artwork>'; name a PNG or a --logo."),
    (
      ["--logo", "art.png", "--fit", "fill"],
      "'--fit' is for artwork, and there is only a logo; use '--logo-size'."
    ),
    (
      ["--logo", "art.png", "--focus", "1%,1%"],
      "'--focus' is for artwork, and there is only a logo; use '--logo-position'."
    ),
    (
      ["--logo", "art.png", "--dark", "art.png"],
      "'--dark' needs the main artwork too; add it, or use '--dark-logo'."
    ),
    (
      ["--logo", "art.png", "--artwork-portrait", "art.png"],
      "'--artwork-portrait' needs the main artwork too; add it."
    ),
  ])
  func withoutArtwork(_ options: [String], _ message: String) async throws {
    let folder = try TemporaryFolder.withArtwork()
    let run = try await Launchgen.run(["pwa"] + options, in: folder)
    #expect(run.status == 64)
    #expect(run.errorLines.first == "Error: " + message)
  }

  @Test func aLandscapeArtworkForPortrait() async throws {
    let folder = try TemporaryFolder.withArtwork()
    let run = try await Launchgen.run(
      ["pwa", "art.png", "--artwork-portrait", "art.png"], in: folder)
    #expect(run.status == 65)
    #expect(
      run.errors
        == "art.png: error: is not portrait (80x48); use artwork that is taller than it is wide\n")
    #expect(try folder.tree() == ["art.png"])
  }
}
