import Foundation
import TestSupport
import Testing

/// The JSON document against the files that it tells of.
@Suite struct JSONTests {
  struct Report: Decodable {
    struct Image: Decodable {
      var file: String
      var pixelWidth: Int
      var pixelHeight: Int
      var bytes: Int?
    }

    var images: [Image]
    var plist: String
    var warnings: [String]
  }

  @Test func namesTheFilesAsTheyAre() async throws {
    let folder = try TemporaryFolder.withArtwork()
    let run = try await Launchgen.run(
      ["build", "art.png", "--json", "-q", "-o", "out/put", "--scales", "2"], in: folder)
    let report = try decode(run)
    #expect(report.images.count == 4)
    for image in report.images {
      let bytes = try folder.read(image.file)
      #expect(image.bytes == bytes.count)
      // IHDR: width and height at byte 16.
      #expect(number(bytes, at: 16) == image.pixelWidth)
      #expect(number(bytes, at: 20) == image.pixelHeight)
    }
    let files = report.images.map(\.file) + [report.plist]
    #expect(try folder.tree() == (files + ["art.png", "out", "out/put"]).sorted())
  }

  @Test func aDryRunHasNoBytes() async throws {
    let folder = try TemporaryFolder.withArtwork()
    let run = try await Launchgen.run(["build", "art.png", "--json", "--dry-run"], in: folder)
    #expect(try decode(run).images.allSatisfy { $0.bytes == nil })
  }

  /// The decoder's warning, too, is in both documents.
  @Test func aDryRunHasTheSameWarnings() async throws {
    let folder = try TemporaryFolder()
    try folder.write("art.png", odd())
    let options = ["art.png", "--json", "--screens", "480", "--scales", "2"]
    let plan = try decode(await Launchgen.run(["build", "--dry-run"] + options, in: folder))
    let report = try decode(await Launchgen.run(["build"] + options, in: folder))
    #expect(report.warnings.contains { $0.contains("gAMA has a wrong checksum") })
    #expect(plan.warnings == report.warnings)
  }

  private func decode(_ run: Launchgen) throws -> Report {
    #expect(run.status == 0)
    return try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
  }

  private func number(_ bytes: Data, at offset: Int) -> Int {
    bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  /// Artwork with a gAMA chunk whose checksum is wrong.
  private func odd() -> Data {
    var parts = Artwork.parts(width: 80, height: 48)
    parts.insert("gAMA", [0, 0, 0xB1, 0x8F])
    return Data(parts.file(wrongChecksumOf: "gAMA"))
  }
}
