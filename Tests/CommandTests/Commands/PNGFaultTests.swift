import Foundation
import TestSupport
import Testing

/// Damaged and odd PNGs, by the command: exit code and message, and nothing written where the
/// pixels are wrong.
@Suite struct PNGFaultTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var file: ContiguousArray<UInt8>
    /// What follows `art.png: error: ` or `art.png: warning: `.
    var message: String

    init(_ name: String, _ message: String, _ file: ContiguousArray<UInt8>) {
      testDescription = name
      self.file = file
      self.message = message
    }

    init(
      _ name: String, _ message: String, of art: PNGParts = whole,
      _ change: (inout PNGParts) -> Void
    ) {
      var parts = art
      change(&parts)
      self.init(name, message, parts.file())
    }
  }

  static let whole = Artwork.parts(width: 80, height: 48)

  static func damaged(_ what: String) -> String { "is damaged (\(what)" }

  static func ignored(_ what: String, _ consequence: String) -> String {
    "has a chunk that is ignored (\(what)); \(consequence)"
  }

  static let colors = "colors may differ from what was meant, export it again"
  static let turned = "the artwork may lie on its side, export it upright"

  /// What makes an image that is not the one that was meant.
  static let errors: [Case] = [
    Case("no IEND", damaged("it ends after IDAT, without IEND, at byte ")) { $0.remove("IEND") },
    Case(
      "line endings", "is damaged (a transfer in text mode changed its line endings); transfer",
      ContiguousArray(whole.file().filter { $0 != 0x0D })),
    Case("CRC of IHDR", damaged("IHDR has a wrong checksum"), whole.file(wrongChecksumOf: "IHDR")),
    Case("CRC of IDAT", damaged("IDAT has a wrong checksum"), whole.file(wrongChecksumOf: "IDAT")),
    Case("CRC of IEND", damaged("IEND has a wrong checksum"), whole.file(wrongChecksumOf: "IEND")),
    Case(
      "CRC of PLTE", damaged("PLTE has a wrong checksum"),
      PNGParts.palette(colors: 8).file(wrongChecksumOf: "PLTE")),
    Case("Adler", damaged("IDAT cannot be decompressed: incorrect data check")) {
      $0["IDAT"][$0["IDAT"].count - 1] ^= 1
    },
    Case("deflate", damaged("IDAT cannot be decompressed: ")) { $0["IDAT"][2] = 0x07 },
    Case("zlib header", damaged("IDAT cannot be decompressed: ")) { $0["IDAT"][0] = 0 },
    Case("a filter that does not exist", damaged("IDAT cannot be decompressed: bad adaptive")) {
      $0["IHDR"][7] = 2
      $0["IDAT"] = StoredZlib.stream(
        [5] + [UInt8](repeating: 0, count: 481))
    },
    Case("too few rows", damaged("IDAT cannot be decompressed: Not enough image data")) {
      $0["IDAT"] = StoredZlib.stream([UInt8](repeating: 0, count: 241 * 47))
    },
    Case("no IDAT", damaged("it has no IDAT chunk)")) { $0.remove("IDAT") },
    Case("no PLTE", damaged("it has no PLTE chunk)"), of: .palette(colors: 8)) {
      $0.remove("PLTE")
    },
    Case("no IHDR", damaged("sRGB is where IHDR should be, at byte 8)")) { $0.remove("IHDR") },
    Case("IHDR twice", damaged("IHDR appears more than once")) { $0.insert("IHDR", $0["IHDR"]) },
    Case("PLTE twice", damaged("PLTE appears more than once"), of: .palette(colors: 8)) {
      $0.insert("PLTE", $0["PLTE"])
    },
    Case("PLTE after IDAT", damaged("PLTE is in the wrong place"), of: .palette(colors: 8)) {
      let palette = $0["PLTE"]
      $0.remove("PLTE")
      $0.chunks.insert(PNGChunk("PLTE", palette), at: $0.chunks.count - 1)
    },
    Case("a chunk between IDATs", damaged("IDAT is in the wrong place")) {
      $0.chunks.insert(PNGChunk("IDAT", []), at: 1)
    },
    Case("IHDR of 12 bytes", damaged("IHDR has a wrong length, at byte 16)")) {
      $0["IHDR"].removeLast()
    },
    Case("PLTE of 7 bytes", damaged("PLTE has a wrong length"), of: .palette(colors: 8)) {
      $0["PLTE"] = [UInt8](repeating: 0, count: 7)
    },
    Case("IEND of 1 byte", damaged("IEND has a wrong length")) { $0["IEND"] = [0] },
    Case("a width of 0", damaged("IHDR has an invalid size (0x48), at byte 16)")) {
      $0["IHDR"][3] = 0
    },
    Case("a bit depth of 3", damaged("IHDR has an invalid value (3), at byte 24)")) {
      $0["IHDR"][8] = 3
    },
    Case("an unknown critical chunk", damaged("ABCD is an unknown critical chunk")) {
      $0.insert("ABCD", [1])
    },
    Case("a name that is none", damaged("IHDR is followed by bytes that are not a chunk")) {
      $0.insert("a\u{1}\u{2}\u{3}", [1])
    },
    Case(
      "CgBI",
      "is not a PNG any more (Xcode compressed it for devices: it has a CgBI chunk); use the "
        + "original, or convert it back: xcrun pngcrush -revert-iphone-optimizations in.png out.png"
    ) { $0.chunks.insert(PNGChunk("CgBI", [0x50, 0, 0x20, 2]), at: 0) },
    Case(
      "101 megapixels",
      "has too many pixels (10100x10000; the limit is 100 megapixels); export a smaller artwork\n"
    ) { $0["IHDR"].replaceSubrange(0..<8, with: Bytes.bigEndian(10100) + Bytes.bigEndian(10000)) },
    Case(
      "a long side",
      damaged("IHDR has an invalid size (1000001x48), at byte 16)")
    ) { $0["IHDR"].replaceSubrange(0..<4, with: Bytes.bigEndian(1_000_001)) },
    Case("PQ", "cannot be shown in sRGB (it is HDR: its transfer function is PQ); export") {
      $0.insert("cICP", [9, 16, 0, 1])
    },
    Case("HLG", "cannot be shown in sRGB (it is HDR: its transfer function is HLG); export") {
      $0.insert("cICP", [9, 18, 0, 1])
    },
  ]

  @Test(arguments: errors)
  func isRefused(_ fault: Case) async throws {
    let folder = try TemporaryFolder()
    try folder.write("art.png", fault.file)
    let run = try await Launchgen.run(["build", "art.png"], in: folder)
    #expect(run.status == 65)
    #expect(run.errorLines.count == 1)
    #expect(run.errors.hasPrefix("art.png: error: \(fault.message)"), "\(run.errors)")
    #expect(try folder.tree() == ["art.png"])
  }

  /// What the picture can do without.
  static let warnings: [Case] = [
    Case("gAMA 0", ignored("gAMA has an invalid value (0)", colors)) {
      $0.insert("gAMA", [0, 0, 0, 0])
    },
    Case("cHRM of zeros", ignored("cHRM has impossible primaries", colors)) {
      $0.insert("cHRM", [UInt8](repeating: 0, count: 32))
    },
    Case("a broken profile", ignored("iCCP is damaged", colors)) {
      $0.insert("iCCP", Array("p\0\0garbage".utf8))
    },
    Case("no profile", ignored("iCCP does not hold a device's ICC profile", colors)) {
      $0.insert("iCCP", Array("p\0\0".utf8) + StoredZlib.stream([1, 2, 3]))
    },
    Case("an intent of 9", ignored("sRGB has an invalid value (9)", colors)) {
      $0["sRGB"] = [9]
    },
    Case("cICP that is not RGB", ignored("cICP has an invalid value (1)", colors)) {
      $0.insert("cICP", [1, 13, 1, 1])
    },
    Case(
      "cICP that says nothing",
      "has a color space that is ignored (it has the code point 2, which is unspecified or unknown)"
    ) { $0.insert("cICP", [2, 2, 0, 1]) },
    Case(
      "CRC of sRGB", ignored("sRGB has a wrong checksum", colors),
      whole.file(wrongChecksumOf: "sRGB")),
    Case("gAMA after IDAT", ignored("gAMA is in the wrong place", colors)) {
      $0.chunks.insert(PNGChunk("gAMA", [0, 0, 0xB1, 0x8F]), at: $0.chunks.count - 1)
    },
    Case("sRGB twice", ignored("sRGB appears more than once; the first counts", colors)) {
      $0.insert("sRGB", [0])
    },
    Case("pHYs of 3 bytes", "has a chunk that is ignored (pHYs has a wrong length); the pixels") {
      $0.insert("pHYs", [0, 0, 0])
    },
    Case(
      "tRNS of 5 bytes",
      ignored("tRNS has a wrong length", "what was transparent is not, export it again")
    ) { $0.insert("tRNS", [0, 0, 0, 0, 0]) },
    Case("eXIf of a count of 4e9", ignored("eXIf is damaged", turned)) {
      $0.insert(
        "eXIf", TIFF(isLittleEndian: true, count: 0xFFFF_FFFF, value: 6, otherTags: []).bytes)
    },
    Case("an orientation of 0", ignored("eXIf has an invalid value (0)", turned)) {
      $0.insert("eXIf", orientation(0))
    },
    Case("an orientation of 9", ignored("eXIf has an invalid value (9)", turned)) {
      $0.insert("eXIf", orientation(9))
    },
    Case("trailing bytes", "continues after its end (7 bytes follow IEND); they are ignored") {
      $0.tail = Array("garbage".utf8)
    },
    Case("extra rows", "has more rows than its height (IDAT continues after the last one)") {
      $0["IHDR"][7] = 47
    },
    Case("APNG", "is animated (an APNG of 2 frames); only its default image is used") {
      $0.insert("acTL", [0, 0, 0, 2, 0, 0, 0, 0])
    },
    Case(
      "indices beyond the palette",
      "uses colors that its palette does not have (960 pixels, PLTE has 6); they are drawn black",
      of: .palette(colors: 6)
    ) { _ in },
  ]

  private static func orientation(_ value: Int) -> [UInt8] {
    TIFF(isLittleEndian: true, value: value, otherTags: []).bytes
  }

  @Test(arguments: warnings)
  func isWarnedOf(_ fault: Case) async throws {
    let folder = try TemporaryFolder()
    try folder.write("art.png", fault.file)
    let options = ["build", "art.png", "--screens", "480", "--scales", "2", "-q"]
    // An eighth of the size: beside the enlargement the fault is the only warning.
    let run = try await Launchgen.run(options, in: folder)
    #expect(run.status == 0)
    let prefix = "art.png: warning: \(String(fault.message.prefix { $0 != ";" }))"
    #expect(run.errorLines.filter { $0.hasPrefix(prefix) }.count == 1, "\(run.errors)")
    #expect(run.errorLines.count == 2, "\(run.errors)")
    #expect(try folder.tree().contains("LaunchImages/Default-iOS7@2x.png"))
  }

  @Test("a warning is an error with --strict, and nothing is written", arguments: warnings)
  func isRefusedStrictly(_ fault: Case) async throws {
    let folder = try TemporaryFolder()
    try folder.write("art.png", fault.file)
    for mode in [[], ["--dry-run"]] {
      let run = try await Launchgen.run(["build", "art.png", "--strict"] + mode, in: folder)
      #expect(run.status == 65)
      #expect(run.output == "")
      let message = "art.png: error: \(fault.message)"
      #expect(run.errorLines.contains { $0.hasPrefix(message) }, "\(run.errors)")
      #expect(run.errorLines.allSatisfy { $0.hasPrefix("art.png: error: ") })
      #expect(try folder.tree() == ["art.png"])
    }
  }
}
