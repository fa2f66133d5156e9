import Files
import Foundation
import PNGCodec
import Pixels
import Platform
import TestSupport
import Testing

@testable import LaunchImages
@testable import Pictures

/// Entries that somebody else has put into a cache.
@Suite struct HostileCacheTests {
  let folder: TemporaryFolder
  let options: BuildOptions
  let reuse: Reuse
  /// The entry's path in the folder, and its bytes.
  let entry: String
  let whole: ContiguousArray<UInt8>

  static let artwork = PixelSize(width: 64, height: 36)

  init() async throws {
    folder = try TemporaryFolder()
    // Few bytes, so that many entries can be tried.
    let picture = Picture(width: 64, height: 36) { x, y in
      x < 20 && y / 8 % 2 == 0 ? Pixel(250, 200, 30) : Pixel(20, 30, 60)
    }
    try folder.write("art.png", picture.png())
    var options = BuildOptions()
    options.screens = [.height480]
    options.scales = .list([.two, .three])
    options.compression = .fast
    options.focus = .automatic
    options.safeArea = .warn
    self.options = options
    var reuse = Reuse(version: "1")
    reuse.keepsRecord = false
    reuse.cacheFolder = folder.path("cache")
    self.reuse = reuse
    _ = try await Generator.build(
      .file(path: folder.path("art.png")), options: options,
      into: Destination(folder: folder.path("right")), reusing: reuse)
    entry = "cache/" + (try #require(folder.files(below: "cache").first))
    whole = try folder.bytes(entry)
  }

  private var recipe: BuildRecipe { BuildRecipe(PerArtwork(main: .standardInput), options) }

  private func read(
    _ bytes: ContiguousArray<UInt8>, _ artwork: PixelSize = artwork
  ) -> CacheEntry? {
    CacheEntry(byteCount: bytes.count, recipe, artworks: [1: artwork]) {
      ContiguousArray(bytes.dropFirst($0).prefix($1))
    }
  }

  private func names() throws -> [String] {
    recipe.pictures(recipe.plan(try #require(read(whole)).facts)).pictures.map(\.file)
  }

  /// The line of JSON in the header, and the images.
  private func parts() throws -> (line: String, images: [ContiguousArray<UInt8>]) {
    let lines = whole.split(separator: UInt8(ascii: "\n"), maxSplits: 2)
    return (String(decoding: lines[1], as: UTF8.self), try #require(read(whole)).images)
  }

  private static func sealed(
    _ line: String, _ images: [ContiguousArray<UInt8>]
  ) -> ContiguousArray<UInt8> {
    let header = "\(CacheEntry.title) \(SHA256Digest(of: line))\n\(line)\n"
    return ContiguousArray(header.utf8) + images.joined()
  }

  /// An entry with other facts or images, and the right lengths and digests.
  private func with(_ change: (inout CacheEntry) -> Void) throws -> CacheEntry? {
    var entry = try #require(read(whole))
    change(&entry)
    return read(try #require(entry.bytes(named: try names())))
  }

  @Test("an entry as it was written is found")
  func right() throws {
    let (line, images) = try parts()
    #expect(Self.sealed(line, images) == whole && images.count == 2)
    let entry = try #require(read(whole))
    #expect(entry.bytes(named: try names()) == whole)
    #expect(entry.facts[1]?.findings.isKnown == true)
  }

  @Test("an entry with any byte changed, missing or added is none")
  func bytes() {
    let header = whole.count - (read(whole)?.images.reduce(0) { $0 + $1.count } ?? 0)
    for place in Array(0..<header) + [header + 9, whole.count - 1] {
      var changed = whole
      changed[place] ^= 1 << UInt8(place % 8)
      #expect(read(changed) == nil)
      if place % 50 < 2 { #expect(read(ContiguousArray(whole.prefix(place))) == nil) }
    }
    #expect(read(whole + [0]) == nil)
  }

  @Test("headers with digests of their own are compared with the plan")
  func headers() throws {
    let (line, images) = try parts()
    for variant in HostileLines.variants(ofJSON: line) where variant != line {
      guard let entry = read(Self.sealed(variant, images)) else { continue }
      // What stands out in the artwork is believed, within its limits.
      let facts = try #require(entry.facts[1])
      #expect(entry.images == images && entry.facts.count == 1, "\(variant)")
      #expect(facts.size == Self.artwork && facts.isPlausible && facts.warnings.isEmpty)
    }
    // Sides that the artwork's file does not have.
    for (width, height) in [(64, 35), (4_000_000_000, 4_000_000_000), (36, 64)] {
      #expect(try with { $0.facts[1]?.size = PixelSize(width: width, height: height) } == nil)
    }
    #expect(try with { $0.facts = [2: ArtworkFacts(size: Self.artwork)] } == nil)
    #expect(try with { $0.facts[2] = ArtworkFacts(size: Self.artwork) } == nil)
    #expect(try with { $0.facts[1]?.warnings = [.grayProfile] } == nil)
    #expect(try with { $0.facts[1]?.findings = ArtworkFindings() } == nil)
    #expect(read(whole, PixelSize(width: 65, height: 36)) == nil)
    // Turned by an orientation in the file.
    #expect(read(whole, Self.artwork.transposed) != nil)
  }

  @Test("images are those of the plan: as many, with its sizes, and PNG")
  func images() throws {
    let images = try parts().images
    let count = images.count
    func changed(_ change: (inout [ContiguousArray<UInt8>]) -> Void) throws -> CacheEntry? {
      try with { change(&$0.images) }
    }
    #expect(try changed { $0.swapAt(0, 1) } == nil)
    #expect(try changed { $0[0] = ContiguousArray("<script>alert()</script>".utf8) } == nil)
    #expect(try changed { $0[0] = [] } == nil)
    #expect(try changed { $0[0].removeLast() } == nil)
    #expect(try changed { $0[0].append(0) } == nil)
    #expect(try changed { $0[0].removeFirst(8) } == nil)
    #expect(try changed { $0[0][20] ^= 1 } == nil)
    #expect(try changed { $0[0] = ContiguousArray($0[0].prefix(33)) } == nil)
    #expect(try changed { $0[count - 1] = $0[0] } == nil)
    for fewer in [0, 1, count - 1] {
      #expect(try changed { $0.removeLast(count - fewer) } == nil)
    }
    // Another picture of the same size cannot be told from the right one.
    let size = try PNGHeader(images[0]).size
    let other = Picture(width: size.width, height: size.height) { _, _ in Pixel(1, 2, 3) }.png()
    #expect(try changed { $0[0] = ContiguousArray(other) }?.images[0] == ContiguousArray(other))
  }

  @Test("no more is read than the plan's images can have")
  func reading() throws {
    var asked = 0
    let found = CacheEntry(byteCount: 1 << 40, recipe, artworks: [1: Self.artwork]) {
      asked = max(asked, $0 + $1)
      return ContiguousArray(whole.dropFirst($0).prefix($1))
    }
    #expect(found == nil && asked <= CacheEntry.headerLimit)
    let (line, images) = try parts()
    let last = images[images.count - 1].count
    let huge = line.replacing("\"byteCount\":\(last),", with: "\"byteCount\":900000000,")
    #expect(huge != line)
    asked = 0
    let bytes = Self.sealed(huge, images)
    let other = CacheEntry(
      byteCount: bytes.count - last + 900_000_000, recipe, artworks: [1: Self.artwork]
    ) {
      asked = max(asked, $1)
      return ContiguousArray(bytes.dropFirst($0).prefix($1))
    }
    #expect(other == nil && asked <= CacheEntry.headerLimit)
  }

  @Test("what is no file in an entry's place is a miss, and replaced")
  func places() async throws {
    let path = folder.path(entry)
    let files = FileManager.default
    func link(_ target: String) throws {
      try files.createSymbolicLink(atPath: path, withDestinationPath: target)
    }
    try folder.write("copy", whole)
    let makes: [() throws -> Void] = [
      { try link("/dev/zero") }, { try link(folder.path("copy")) }, { try link("nowhere") },
      { try folder.makePipe(entry) }, { try folder.write(entry, []) },
      {
        try folder.write(entry, whole.reversed())
        try files.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
      },
    ]
    for make in makes {
      try files.removeItem(atPath: path)
      try make()
      let report = try await Generator.build(
        .file(path: folder.path("art.png")), options: options,
        into: Destination(folder: folder.path("b")), reusing: reuse)
      #expect(report.cache == .stored)
      #expect(try folder.bytes(entry) == whole)
      #expect(FileKind(of: path, followsLinks: false) == .file)
      for file in try folder.files(below: "right") {
        #expect(try folder.bytes("b/" + file) == folder.bytes("right/" + file))
      }
    }
    // What has files of somebody stays.
    try files.removeItem(atPath: path)
    try folder.write(entry + "/mine", [1])
    let report = try await Generator.build(
      .file(path: folder.path("art.png")), options: options,
      into: Destination(folder: folder.path("b")), reusing: reuse)
    guard case .failed = report.cache else {
      Issue.record("stored")
      return
    }
    #expect(try folder.bytes(entry + "/mine") == [1])
  }

  @Test("trimming removes entries, and no other files with such names")
  func trimming() throws {
    let digest = "\(SHA256Digest(of: "mine"))"
    let names = [
      "\(digest.prefix(2))/\(digest.dropFirst(2))", "00/" + String(repeating: "a", count: 62),
    ]
    for name in names { try folder.write("cache/" + name, ContiguousArray("blob 5\0hello".utf8)) }
    let linked = "01/" + String(repeating: "b", count: 62)
    try folder.makeFolder("cache/01")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("cache/" + linked), withDestinationPath: folder.path(entry))
    try folder.makePipe("cache/01/" + String(repeating: "c", count: 62))
    let cache = folder.path("cache")
    #expect(CacheCleaning.trim(cache, toBytes: whole.count) == 0)
    #expect(CacheCleaning.trim(cache, toBytes: 0) == 1)
    for name in names { #expect(try folder.bytes("cache/" + name).count == 12) }
    #expect(FileKind(of: folder.path("cache/" + linked), followsLinks: false) == .link)
    #expect(FileKind(of: folder.path(entry)) == nil)
  }
}
