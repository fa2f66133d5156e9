import Foundation
import TestSupport
import Testing

@testable import LaunchImages
@testable import Pictures

/// Files of which most is holes, and takes no disk space.
@Suite struct HugeFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func make(_ name: String, _ start: some Sequence<UInt8>) throws -> ArtworkSource {
    let path = try folder.write(name, start)
    let file = try #require(FileHandle(forWritingAtPath: path))
    try file.truncate(atOffset: 900_000_000)
    try file.close()
    return .file(path: path)
  }

  @Test("only what matters of them is in memory")
  func holes() async throws {
    let picture = Array(Picture.noisy(width: 64, height: 36).png())
    let whole = try make("whole.png", picture)
    let input = try whole.read(pixelLimit: 1_000_000)
    #expect(input.bytes.elementsEqual(picture) && !input.isWhole)
    #expect(input.digest != PNGInput(input.bytes).digest)
    let signature = try make("signature.png", picture.prefix(8))
    #expect(try signature.read(pixelLimit: 1_000_000).bytes.count < 100)

    var options = BuildOptions()
    options.screens = [.height480]
    options.compression = .fast
    let reuse = Reuse(version: "1")
    let report = try await Generator.build(
      whole, options: options, into: Destination(folder: folder.path("out")), reusing: reuse)
    #expect(
      report.warnings.contains(.picture(.png(.trailingBytes(count: 900_000_000 - picture.count)))))
    await #expect(throws: LaunchImagesError.self) {
      try await Generator.build(
        signature, options: options, into: Destination(folder: folder.path("out")), reusing: reuse)
    }
  }
}
