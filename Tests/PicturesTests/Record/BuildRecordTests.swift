import Pixels
import Platform
import TestSupport
import Testing

@testable import Pictures

@Suite struct BuildRecordTests {
  private static let stamp = FileStamp(size: 1, modified: -2, changed: 3, inode: 4, device: .max)
  private static func artwork(_ width: Int, _ height: Int) -> BuildRecord.Artwork {
    BuildRecord.Artwork(
      stamp: stamp, digest: "d", facts: ArtworkFacts(size: PixelSize(width: width, height: height)))
  }
  private static let record = BuildRecord(
    key: "k", artworks: [1: artwork(5, 6), 4: artwork(5, 6), 2: artwork(8, 4)],
    files: [
      .init(path: "a b/ c\n\"d\"", stamp: stamp, digest: "f"),
      .init(
        path: "d", stamp: FileStamp(size: 7, modified: 8, changed: .min, inode: 9, device: 10),
        digest: "g"),
    ])

  private static func readBack(_ record: BuildRecord) -> BuildRecord? {
    record.bytes.flatMap { BuildRecord($0) }
  }

  @Test func bytes() {
    #expect(Self.readBack(Self.record) == Self.record)
    var other = Self.record
    other.artworks = [3: Self.artwork(8, 4)]
    #expect(Self.readBack(other) == other)
    other.leftFiles = Self.record.files
    #expect(Self.readBack(other) == other)
    other.files = []
    #expect(Self.readBack(other) == other)
  }

  @Test("sizes that no file of a build has", arguments: [-1, 1 << 31, Int64.max])
  func impossibleSizes(size: Int64) {
    let stamp = FileStamp(size: size, modified: 2, changed: 3, inode: 4, device: 5)
    var other = Self.record
    other.files[0].stamp = stamp
    #expect(Self.readBack(other) == nil)
    other = Self.record
    other.leftFiles = [.init(path: "e", stamp: stamp, digest: "f")]
    #expect(Self.readBack(other) == nil)
    other = Self.record
    other.artworks[1]?.stamp = stamp
    #expect(Self.readBack(other) == nil)
  }

  @Test("a whole record of another version is as none")
  func otherVersions() throws {
    let text = String(decoding: try #require(Self.record.bytes), as: UTF8.self)
    for version in 0...9 {
      let other = text.replacing(BuildRecord.title, with: "launchgen record \(version)")
      #expect((BuildRecord(ContiguousArray(other.utf8)) != nil) == (version == 8))
    }
  }

  @Test("what a build had to say of its artworks, with a line break and a quotation mark")
  func warnings() {
    var record = Self.record
    record.artworks[1]?.facts.warnings = [
      .png(.ignored(chunk: "tRNS", .otherSamples(isGray: true))),
      .artwork(path: "\"a\"\nb", .colorSpace(.codePoint(2))),
    ]
    #expect(Self.readBack(record) == record)
    for warning in [
      PictureWarning.logoReduced(count: 1), .cropped(count: 1, area: 1e300),
      .artwork(path: "a", .enlarged(count: 1, factor: 1e300, wanted: nil)),
    ] {
      record.artworks[1]?.facts.warnings = [warning]
      #expect(Self.readBack(record) == nil)
    }
  }

  @Test("any byte that is changed, missing or added makes a record useless")
  func damage() throws {
    let bytes = try #require(Self.record.bytes)
    for index in bytes.indices {
      var changed = bytes
      changed[index] ^= 1
      var shorter = bytes
      shorter.remove(at: index)
      var longer = bytes
      longer.insert(0x30, at: index)
      for record in [changed, shorter, longer, ContiguousArray(bytes[..<index])] {
        #expect(BuildRecord(record) == nil)
      }
    }
    #expect(BuildRecord(bytes + [0x30]) == nil)
  }
}
