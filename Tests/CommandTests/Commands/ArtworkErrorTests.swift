import Foundation
import TestSupport
import Testing

/// Artwork that cannot be used: one line, its exit code, and nothing written.
@Suite struct ArtworkErrorTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var bytes: Data?
    var options: [String] = []
    var status: Int32
    var message: String

    var testDescription: String { name }
  }

  static let turned = "or --rotation none if it is already rotated"

  static let cases = [
    Case(
      name: "missing.png", status: 66,
      message: "cannot be read (no such file or directory); check the path"),
    Case(
      name: "empty.png", bytes: Data(), status: 65,
      message: "is empty (0 bytes); export the artwork again"),
    Case(
      name: "photo.png", bytes: Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 16, 0x4A, 0x46]), status: 65,
      message: "is not a PNG (it is a JPEG file); convert it first, for example: magick photo.png "
        + "-auto-orient photo-converted.png"),
    Case(
      name: "it's my art.svg", bytes: Data("<svg/>".utf8), status: 65,
      message: "is not a PNG (it is an SVG file); render it first, for example: rsvg-convert "
        + #"-w 2868 'it'\''s my art.svg' -o 'it'\''s my art.png'"#),
    Case(
      name: "text.png", bytes: Data("hello".utf8), status: 65,
      message: "is not a PNG (it is a text file); download or export the image again"),
    Case(
      name: "pointer.png", bytes: Data("version https://git-lfs.github.com/spec/v1\noid 1\n".utf8),
      status: 65,
      message: "is a Git LFS pointer, not the picture (Git LFS has not downloaded it); run "
        + "'git lfs pull' (in CI, check out with LFS)"),
    Case(
      name: "page.png", bytes: Data("<!DOCTYPE html>\n".utf8), status: 65,
      message: "is not a PNG (it is an HTML page); download the image itself, not the page that "
        + "shows it (on GitHub, the raw file)"),
    Case(
      name: "truncated.png", bytes: Artwork.landscape.prefix(100), status: 65,
      message: "is damaged (it ends inside IDAT at byte 100); export or copy it again"),
    Case(
      name: "signature.png", bytes: Artwork.landscape.prefix(8), status: 65,
      message:
        "is damaged (it ends after the signature, without IEND, at byte 8); export or copy it again"
    ),
    Case(
      name: "portrait.png", bytes: Artwork.portrait, status: 65,
      message: "is not landscape (48x80); use artwork that is wider than it is tall, \(turned)"),
    Case(
      name: "landscape.png", bytes: Artwork.landscape, options: ["--rotation", "none"],
      status: 65,
      message:
        "is landscape (80x48), and --rotation none expects rotated artwork; leave out --rotation none"
    ),
  ]

  @Test(arguments: cases)
  func fails(_ fault: Case) async throws {
    let folder = try TemporaryFolder()
    if let bytes = fault.bytes { try folder.write(fault.name, bytes) }
    let before = try folder.tree()
    for mode in [[], ["--dry-run"], ["--json", "--quiet"]] {
      let run = try await Launchgen.run(["build", fault.name] + fault.options + mode, in: folder)
      #expect(run.status == fault.status)
      #expect(run.errors == "\(fault.name): error: \(fault.message)\n")
      #expect(run.output == "")
      #expect(try folder.tree() == before)
    }
  }

  @Test("Xcode takes a line with quotation marks before the level for a note")
  func errorsInXcode() async throws {
    let folder = try TemporaryFolder()
    for (name, line) in [
      ("it's.png", "error: it's.png: is empty"), ("art.png", "art.png: error: is empty"),
    ] {
      try folder.write(name, [])
      let run = try await Launchgen.run(
        ["build", name], in: folder, environment: ["XCODE_VERSION_ACTUAL": "2700"])
      #expect(run.errors.hasPrefix(line))
    }
  }

  @Test func directory() async throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("folder.png")
    let run = try await Launchgen.run(["build", "folder.png"], in: folder)
    #expect(run.status == 66)
    #expect(
      run.errors
        == "folder.png: error: cannot be read (it is a directory); name a PNG, or use 'launchgen "
        + "init' for all artworks in it\n")
    #expect(try folder.tree() == ["folder.png"])
  }

  /// The end of the pixels is missing, and the checksum of those that are there is wrong.
  @Test func damagedPixels() async throws {
    let folder = try TemporaryFolder()
    var bytes = Artwork.png(width: 300, height: 200)
    bytes[bytes.count / 2] ^= 0x55
    try folder.write("art.png", bytes)
    let run = try await Launchgen.run(["build", "art.png"], in: folder)
    #expect(run.status == 65)
    #expect(run.errors.wholeMatch(of: /art\.png: error: is damaged \(.*\); .*again\n/) != nil)
    #expect(try folder.tree() == ["art.png"])
  }
}
