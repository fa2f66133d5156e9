import Files
import LaunchRules
import Pixels
import Platform
import TestSupport
import Testing

@testable import LaunchImages

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
          .artwork(path: "a", .colorSpace(.codePoint(.transfer, 2))),
        ], notes: ["\"a\"\nb"]))
    #expect(RecordedNotes(text: notes.text) == notes)
    #expect(!notes.text.contains("\n"))
    #expect(RecordedNotes(text: "") == RecordedNotes.none && RecordedNotes.none.text == "")
    #expect(RecordedNotes([.launchFileCenters(.launchScreen)]) == nil)
  }

  @Test func facts() throws {
    var facts = ArtworkFacts(size: PixelSize(width: 5, height: 6))
    facts.findings = ArtworkFindings(
      focus: Position(x: 0.393, y: 1), detail: DetailMap(columns: 2, rows: 1, cells: [7, 255]))
    facts.warnings = [.png(.trailingBytes(count: 2))]
    facts.digest = "d"
    facts.hasTransparency = true
    let details = try #require(facts.details)
    #expect(details.count == ArtworkFacts.detailCount)
    #expect(ArtworkFacts(Self.artwork, details: details) == facts)
    #expect(ArtworkFacts(Self.artwork, details: ["", "", ""]) == nil)
    #expect(ArtworkFacts(Self.artwork, details: [details[0]]) == nil)
  }

  @Test("artworks are known by the numbers of their roles")
  func numbers() {
    let values = PerArtwork(main: "m", further: [.dark: "d", .logo: "l"])
    #expect(PerArtwork(numbered: values.numbered) == values)
    #expect(PerArtwork(numbered: [2: "d"]) == nil)
    #expect(PerArtwork(numbered: [1: "m", 99: "?"]) == nil)
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

  @Test("every option but those of the work itself decides the key")
  func key() {
    let changes: [(inout BuildOptions) -> Void] = [
      { $0.orientation = .landscapeLeft }, { $0.isTurned = true }, { $0.fit = .contain },
      { $0.position = Position(x: 0, y: 0.5) }, { $0.focus = .automatic },
      { $0.focus = .point(.center) }, { $0.safeArea = .warn },
      { $0.background = .color(RGBColor(red: 0, green: 0, blue: 1)) }, { $0.filter = .box },
      { $0.color = .preserve }, { $0.pixelLimit = 5 }, { $0.screens = [.height480] },
      { $0.scales = .native }, { $0.scales = .list([.two]) }, { $0.namePrefix = "A" },
      { $0.launchFile = .storyboard },
      { $0.darkBackground = .black },
      { $0.parts = [.images] },
      { $0.isPictureLoose = true }, { $0.compression = .best }, { $0.artworkIsLogo = true },
      { $0.logo.position = Position(x: 0, y: 0.5) }, { $0.uprightFrom = OSVersion(9, 0) },
      { $0.isCropChosen = true },
    ]
    var keys: Set<String> = [BuildOptions().key(version: "1"), BuildOptions().key(version: "2")]
    for change in changes {
      var options = BuildOptions()
      change(&options)
      keys.insert(options.key(version: "1"))
    }
    #expect(keys.count == changes.count + 2)
    var same = BuildOptions()
    same.jobs = 9
    same.warningsAreErrors = true
    // The preview's, beside the images.
    same.overviewSide = 100
    #expect(keys.contains(same.key(version: "1")))
    // Two have two changes here; an option that is added has to be thought of.
    #expect(Mirror(reflecting: same).children.count == changes.count - 2 + 3)
  }
}
