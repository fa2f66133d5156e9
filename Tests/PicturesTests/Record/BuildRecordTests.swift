import Files
import PNGCodec
import Pixels
import Platform
import TestSupport
import Testing

@testable import Pictures

@Suite struct BuildRecordTests {
  private static let stamp = FileStamp(size: 1, modified: -2, changed: 3, inode: 4, device: .max)
  private static let artwork = BuildRecord.Artwork(
    stamp: stamp, digest: "d", size: PixelSize(width: 5, height: 6))
  private static let dark = BuildRecord.Artwork(
    stamp: FileStamp(size: 9, modified: 2, changed: 3, inode: 5, device: 1), digest: "e",
    size: PixelSize(width: 8, height: 4))
  private static let record = BuildRecord(
    key: "k", details: ["a line", ""], artworks: [1: artwork, 4: artwork, 2: dark],
    files: [
      .init(path: "a b/ c", stamp: stamp, digest: "f"),
      .init(
        path: "d", stamp: FileStamp(size: 7, modified: 8, changed: .min, inode: 9, device: 10),
        digest: nil),
    ])

  @Test func text() {
    #expect(BuildRecord(text: Self.record.text) == Self.record)
    var other = Self.record
    other.artworks = [3: Self.dark]
    other.details = []
    #expect(BuildRecord(text: other.text) == other)
    other.leftFiles = Self.record.files
    #expect(BuildRecord(text: other.text) == other)
    other.files = []
    #expect(BuildRecord(text: other.text) == other)
  }

  @Test("sizes that no file of a build has", arguments: [-1, 1 << 31, Int64.max])
  func impossibleSizes(size: Int64) {
    let stamp = FileStamp(size: size, modified: 2, changed: 3, inode: 4, device: 5)
    var other = Self.record
    other.files[0].stamp = stamp
    #expect(BuildRecord(text: other.text) == nil)
    other = Self.record
    other.leftFiles = [.init(path: "e", stamp: stamp, digest: "f")]
    #expect(BuildRecord(text: other.text) == nil)
    other = Self.record
    other.artworks[1]?.stamp = stamp
    #expect(BuildRecord(text: other.text) == nil)
  }

  @Test("a whole record of another version is as none")
  func otherVersions() {
    let lines = Self.record.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast(
      2)
    for version in 0...9 {
      let text = "launchgen record \(version)\n" + lines.dropFirst().map { $0 + "\n" }.joined()
      let record = BuildRecord(text: text + "\(SHA256Digest(of: text))\n")
      #expect((record != nil) == (version == 6))
    }
  }

  @Test("what a build had to say of its artworks, with a line break and a quotation mark")
  func notes() throws {
    let notes = try #require(
      RecordedNotes(
        [
          .png(.ignored(chunk: "tRNS", .profile(.otherSamples(isGray: true)))),
          .artwork(path: "\"a\"\nb", .colorSpace(.codePoint(.transfer, 2))),
        ]))
    #expect(RecordedNotes(text: notes.text) == notes)
    #expect(!notes.text.contains("\n"))
    #expect(RecordedNotes(text: "") == RecordedNotes([]) && RecordedNotes([])?.text == "")
    #expect(RecordedNotes([.logoReduced(count: 1)]) == nil)
  }

  @Test("any byte that is changed, missing or added makes a text useless")
  func damage() {
    let bytes = Array(Self.record.text.utf8)
    for index in bytes.indices {
      var changed = bytes
      changed[index] ^= 1
      var shorter = bytes
      shorter.remove(at: index)
      var longer = bytes
      longer.insert(0x30, at: index)
      for text in [changed, shorter, longer, Array(bytes[..<index])] {
        #expect(BuildRecord(text: String(decoding: text, as: UTF8.self)) == nil)
      }
    }
  }
}
