import Foundation
import TestSupport
import Testing

/// `pwa` with logos.
@Suite struct PWALogoTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder.withArtwork()
    try folder.write("logo.png", Artwork.square)
    try folder.write("dark.png", Artwork.portrait)
  }

  @Test(arguments: [
    (
      ["art.png", "--logo", "logo.png", "--logo-size", "100", "--logo-position", "left"],
      "pwa-logo"
    ),
    (["--logo", "logo.png", "--dark-background", "navy"], "pwa-only-logo"),
  ])
  func dryRun(_ options: [String], _ golden: String) async throws {
    let run = try await Launchgen.run(["pwa", "--dry-run", "-q"] + options, in: folder)
    #expect(run.status == 0)
    #expect(try Golden(golden).difference(from: run.output) == nil)
    #expect(try folder.tree() == ["art.png", "dark.png", "logo.png"])
  }

  @Test func json() async throws {
    let run = try await Launchgen.run(
      [
        "pwa", "--logo", "logo.png", "--dark-logo", "dark.png", "--background",
        "linear-gradient(#fff, #000)", "--dry-run", "--json", "-q",
      ], in: folder)
    #expect(run.status == 0)
    #expect(try Golden("pwa-logo-json").difference(from: run.output) == nil)
  }

  /// What launchgen.json says is what is typed.
  @Test func configuration() async throws {
    let typed = try await Launchgen.run(
      ["pwa", "art.png", "--logo", "logo.png", "--dark-logo", "dark.png", "--logo-size", "20%"]
        + ["--dry-run", "-q"], in: folder)
    let file = """
      {"pwa": {"logo": "logo.png", "dark-logo": "dark.png", "logo-size": "20%"},
       "apps": [{"id": "web", "artwork": "art.png"}]}
      """
    try folder.write("launchgen.json", file.utf8)
    let read = try await Launchgen.run(["make", "--dry-run", "-q"], in: folder)
    #expect(read.status == 0 && read.output == typed.output)
  }

  @Test func logosAlone() async throws {
    let run = try await Launchgen.run(
      ["pwa", "--logo", "logo.png", "--dark-logo", "dark.png", "--dry-run", "-q"], in: folder)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("logo.png: 40x40\ndark.png: 48x80\na logo, into WebApp\n"))
  }

  @Test func strictWithASmallLogo() async throws {
    let run = try await Launchgen.run(["pwa", "--logo", "logo.png", "--strict"], in: folder)
    #expect(run.status == 65)
    #expect(run.errorLines.count == 1)
    let message = "logo.png: error: has a logo that is too small (44 images show it enlarged"
    #expect(run.errors.hasPrefix(message))
  }

  @Test("what build systems and continuous integration ask for")
  func buildSystems() async throws {
    let options = ["pwa", "--logo", "logo.png", "--compression", "fast", "-o", "web", "-q"]
    let listed = try await Launchgen.run(options + ["--list-outputs", "paths"], in: folder)
    let files = listed.output.split(separator: "\n").map(String.init)
    #expect(files.count == 46)
    let before = try await Launchgen.run(options + ["--check"], in: folder)
    #expect(before.status == 1)
    #expect(before.output == files.map { $0 + ": would change\n" }.joined())
    #expect(try folder.tree() == ["art.png", "dark.png", "logo.png"])
    let run = try await Launchgen.run(options + ["--depfile", "web.d"], in: folder)
    #expect(run.status == 0)
    #expect(
      try String(decoding: folder.read("web.d"), as: UTF8.self)
        == "web/apple-splash.html: \\\n  logo.png\n")
    #expect(try folder.files(below: "web").map { "web/" + $0 } == files.sorted())
    let same = try await Launchgen.run(options + ["--check"], in: folder)
    #expect(same.status == 0 && same.output.isEmpty)
    let damaged = ContiguousArray(try folder.bytes(files[3]).dropLast(9))
    try folder.write(files[3], damaged)
    let changed = try await Launchgen.run(options + ["--check", "--json"], in: folder)
    #expect(changed.status == 1)
    #expect(try changed.document()["upToDate"] as? Bool == false)
    #expect(try folder.bytes(files[3]) == damaged)
  }

  @Test func noRecord() async throws {
    let options = ["pwa", "--logo", "logo.png", "--compression", "fast", "--no-record", "-q"]
    #expect(try await Launchgen.run(options, in: folder).status == 0)
    #expect(try !folder.names(in: "WebApp").contains(".launchgen-record"))
    #expect(try await Launchgen.run(options.dropLast(2) + ["-q"], in: folder).status == 0)
    #expect(try folder.names(in: "WebApp").contains(".launchgen-record"))
  }
}

extension TemporaryFolder {
  fileprivate func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path(folder))
  }
}
