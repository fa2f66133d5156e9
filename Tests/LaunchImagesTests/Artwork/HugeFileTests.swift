import Foundation
import Platform
import TestSupport
import Testing

@testable import LaunchImages
@testable import Pictures

/// Files of which most is holes, and takes no disk space.
@Suite struct HugeFileTests {
  private let folder: TemporaryFolder
  private static let picture = Array(Picture.noisy(width: 64, height: 36).png())

  init() throws { folder = try TemporaryFolder() }

  private func make(_ start: some Sequence<UInt8>, size: Int) throws -> ArtworkSource {
    let path = try folder.write("art.png", start)
    let file = try #require(FileHandle(forWritingAtPath: path))
    try file.truncate(atOffset: UInt64(size))
    try file.close()
    return .file(path: path)
  }

  /// 256 MB, and 16 bytes for each pixel.
  private static let limit = (256 << 20) + 16 * 64 * 36

  @Test("a file far larger than its image is refused before it is in memory")
  func tooLarge() async throws {
    for size in [Self.limit + 1, 900_000_000] {
      let source = try make(Self.picture, size: size)
      let error = PictureError.artworkUnreadable(
        path: source.name, .tooLarge(limit: Self.limit))
      #expect(throws: error) { try source.read(pixelLimit: 1_000_000) }
      await #expect(throws: LaunchImagesError(error)) {
        try await Generator.build(
          source, options: BuildOptions(), into: Destination(folder: folder.path("out")))
      }
    }
    let signature = try make(Self.picture.prefix(8), size: 900_000_000)
    #expect(throws: PictureError.self) { try signature.read(pixelLimit: 1_000_000) }
  }

  @Test("what follows a picture is read up to the limit, and counted")
  func trailing() throws {
    let source = try make(Self.picture, size: 5_000_000)
    let decoded = try PNGDecoder.decode(source.read(pixelLimit: 1_000_000))
    #expect(decoded.warnings == [.trailingBytes(count: 5_000_000 - Self.picture.count)])
    #expect(try decoded.raster == PNGDecoder.decode(ContiguousArray(Self.picture)).raster)
  }

  @Test("what IHDR reveals is enough")
  func header() throws {
    for (width, height) in [(1_000_000, 1_000_000), (1_000_001, 1)] {
      let size = Bytes.bigEndian(width) + Bytes.bigEndian(height)
      let parts = PNGParts([PNGChunk("IHDR", size + [8, 2, 0, 0, 0])])
      let bytes = try make(parts.file(), size: 900_000_000)
        .read(pixelLimit: PNGDecoder.pixelLimit)
      #expect(bytes.count == PNGHeader.byteCount)
      #expect(throws: PNGError.self) { try PNGDecoder.decode(bytes) }
    }
  }
}
