import Files
import Foundation
import TestSupport
import Testing

@testable import LaunchImages

/// Images that are made once, for all builds that share a cache.
@Suite struct BuildCacheTests {
  let folder: TemporaryFolder
  let options: BuildOptions
  let reuse: Reuse

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("art.png", Picture.noisy(width: 64, height: 36).png())
    var options = BuildOptions()
    options.screens = [.height480]
    options.compression = .fast
    self.options = options
    var reuse = Reuse(version: "1")
    reuse.keepsRecord = false
    reuse.cacheFolder = folder.path("cache/below")
    self.reuse = reuse
  }

  private func build(into name: String, _ options: BuildOptions? = nil) async throws -> CacheUse? {
    try await Generator.build(
      .file(path: folder.path("art.png")), options: options ?? self.options,
      into: Destination(folder: folder.path(name)), reusing: reuse
    ).cache
  }

  private func contents(_ name: String) throws -> [String: ContiguousArray<UInt8>] {
    let files = try folder.files(below: name)
    return try Dictionary(
      uniqueKeysWithValues: files.map { ($0, try folder.bytes("\(name)/\($0)")) })
  }

  @Test("the second build takes the first one's images, whatever its folder")
  func found() async throws {
    #expect(try await build(into: "a") == .stored)
    #expect(try await build(into: "b") == .found)
    #expect(try contents("a") == contents("b"))
    #expect(try await build(into: "b") == .found)
    var other = options
    other.fit = .contain
    #expect(try await build(into: "c", other) == .stored)
  }

  @Test("artwork whose detail decides about a warning is found again")
  func croppedArtwork() async throws {
    try folder.write("art.png", Picture.noisy(width: 120, height: 40).png())
    #expect(try await build(into: "a") == .stored)
    #expect(try await build(into: "b") == .found)
  }

  @Test("what was found in the pixels is in the cache")
  func findings() async throws {
    let picture = Picture(width: 240, height: 80) { x, y in
      x < 50 && y / 8 % 2 == 0 ? Pixel(250, 200, 30) : Pixel(20, 30, 60)
    }
    try folder.write("art.png", picture.png())
    var found = options
    found.focus = .automatic
    found.safeArea = .warn
    var reports: [BuildReport] = []
    for name in ["a", "b"] {
      reports.append(
        try await Generator.build(
          .file(path: folder.path("art.png")), options: found,
          into: Destination(folder: folder.path(name)), reusing: reuse))
    }
    #expect(reports.map(\.cache) == [.stored, .found])
    #expect(reports[0].plan == reports[1].plan && reports[0].warnings == reports[1].warnings)
    #expect(reports[1].plan.images[0].placement.crop.x == 0)
    #expect(try contents("a") == contents("b"))
  }

  @Test("an entry with a flipped bit, or cut short, is made again")
  func damage() async throws {
    #expect(try await build(into: "a") == .stored)
    let entry = "cache/" + (try #require(folder.files(below: "cache").first))
    let whole = Array(try folder.bytes(entry))
    for place in [0, 70, 100, 300, whole.count / 2, whole.count - 1] {
      var damaged = whole
      damaged[place] ^= 4
      try folder.write(entry, damaged)
      #expect(try await build(into: "b") == .stored)
      #expect(try Array(folder.bytes(entry)) == whole)
    }
    for count in [0, 1, 64, 65, 200, whole.count - 1] {
      try folder.write(entry, Array(whole.prefix(count)))
      #expect(try await build(into: "b") == .stored)
    }
    try folder.write(entry, whole + [0])
    #expect(try await build(into: "b") == .stored)
    #expect(try contents("a") == contents("b"))
  }

  @Test("a cache that cannot be written does not fail the build")
  func unwritable() async throws {
    try folder.write("cache", [1])
    guard case .failed = try await build(into: "a") else {
      Issue.record("stored")
      return
    }
    #expect(try folder.files(below: "a").count > 2)
  }

  @Test("builds at the same time")
  func concurrently() async throws {
    let uses = try await withThrowingTaskGroup(of: CacheUse?.self) { group in
      for index in 0..<12 { group.addTask { try await build(into: "out\(index % 6)") } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(uses.count == 12)
    for index in 1..<6 { #expect(try contents("out0") == contents("out\(index)")) }
    #expect(try folder.files(below: "cache").count == 1)
    #expect(try await build(into: "a") == .found)
  }

  @Test("what was used least recently goes first, and files of others stay")
  func trimming() async throws {
    let backgrounds = (0..<4).map { UInt8($0) }
    func build(_ background: UInt8) async throws -> CacheUse? {
      var options = options
      options.background = .color(.init(red: background, green: 0, blue: 0))
      return try await self.build(into: "a", options)
    }
    for background in backgrounds { #expect(try await build(background) == .stored) }
    try folder.write("cache/below/00/notes.txt", [1])
    let cache = folder.path("cache/below")
    let size = try folder.files(below: "cache").map { try folder.bytes("cache/" + $0).count }.max()!
    #expect(CacheCleaning.trim(cache, toBytes: 4 * size) == 0)
    while FileStamp(of: folder.path("art.png"))?.isSettled != true { FileStamp.wait() }
    for _ in 0..<20 { FileStamp.wait() }
    #expect(try await build(0) == .found)
    #expect(CacheCleaning.trim(cache, toBytes: size * 2) == 2)
    #expect(try await build(0) == .found)
    #expect(try await build(3) == .found)
    #expect(try await build(1) == .stored)
    #expect(CacheCleaning.trim(cache, toBytes: 0) == 3)
    #expect(try folder.files(below: "cache") == ["below/00/notes.txt"])
    #expect(CacheCleaning.trim(folder.path("none"), toBytes: 0) == 0)
  }
}
