internal import Pixels
internal import Platform
internal import TestSupport

@testable import LaunchImages
@testable import PNGCodec
@testable import Pictures

/// Entries of a cache, with right digests: whatever is believed has the plan's images.
package enum CacheTarget: FuzzTarget {
  private static let artwork = PixelSize(width: 300, height: 200)

  private static var options: BuildOptions {
    var options = BuildOptions()
    options.screens = [.height480]
    options.scales = .list([.two])
    return options
  }

  /// The input is an entry, or its line of JSON and the images. Digests in it are `#`.
  package static func check(_ input: ContiguousArray<UInt8>) throws(Finding) {
    try checkEntry(input)
    try checkEntry(sealed(input))
  }

  private static func checkEntry(_ bytes: ContiguousArray<UInt8>) throws(Finding) {
    let recipe = BuildRecipe(PerArtwork(main: .standardInput), options)
    func entry(_ bytes: ContiguousArray<UInt8>) -> CacheEntry? {
      CacheEntry(
        byteCount: bytes.count, recipe, artworks: [1: artwork],
        read: { ContiguousArray(bytes.dropFirst($0).prefix($1)) })
    }
    guard let found = entry(bytes) else { return }
    let plan = recipe.plan(found.facts)
    let sizes = found.images.map { try? PNGHeader($0).size }
    try expect(sizes == plan.pictures.map(\.size), "images of \(sizes)")
    let again = found.bytes(named: plan.pictures.map(\.file)).flatMap(entry)
    try expect(
      again?.facts == found.facts && again?.images == found.images, "it is written otherwise")
  }

  private static func sealed(_ input: ContiguousArray<UInt8>) -> ContiguousArray<UInt8> {
    let end = input.firstIndex(of: UInt8(ascii: "\n")) ?? input.count
    let all = input.dropFirst(end + 1)
    var images = all
    let mark = ",\"digest\":\"#\""
    let parts = String(decoding: input[..<end], as: UTF8.self).split(
      separator: mark, omittingEmptySubsequences: false)
    var line = String(parts[0])
    for (part, next) in zip(parts, parts.dropFirst()) {
      let count = Int(String(part.reversed().prefix { $0.isNumber }.reversed())) ?? 0
      line += ",\"digest\":\"\(SHA256Digest(of: ContiguousArray(images.prefix(count))))\"" + next
      images = images.dropFirst(count)
    }
    let header = "\(CacheEntry.title) \(SHA256Digest(of: line))\n\(line)\n"
    return ContiguousArray(header.utf8) + all
  }
}

extension CacheTarget {
  package static var seeds: [ContiguousArray<UInt8>] {
    let plan = BuildPlan(artwork: artwork, options: options)
    let images = plan.pictures.map { picture in
      PNGParts([
        PNGChunk(
          "IHDR",
          Bytes.bigEndian(picture.size.width) + Bytes.bigEndian(picture.size.height) + [
            8, 2, 0, 0, 0,
          ]
        ), PNGChunk("IDAT", [0]), PNGChunk("IEND", []),
      ]).file()
    }
    let names = plan.pictures.map(\.file)
    func bytes(_ size: PixelSize, _ findings: ArtworkFindings = ArtworkFindings())
      -> ContiguousArray<UInt8>
    {
      var facts = ArtworkFacts(size: size)
      facts.findings = findings
      return CacheEntry(facts: [1: facts], images: images).bytes(named: names) ?? []
    }
    /// The entry without its first line, and with marks in place of digests.
    func open(_ entry: ContiguousArray<UInt8>) -> ContiguousArray<UInt8> {
      let lines = entry.split(separator: UInt8(ascii: "\n"), maxSplits: 2)
      var line = String(decoding: lines[1], as: UTF8.self)
      for image in images { line = line.replacing("\(SHA256Digest(of: image))", with: "#") }
      return ContiguousArray("\(line)\n".utf8) + images.joined()
    }
    let whole = bytes(artwork)
    return [
      open(whole), open(bytes(artwork.transposed)),
      open(bytes(PixelSize(width: 4_000_000_000, height: 4_000_000_000))),
      open(bytes(artwork, ArtworkFindings(focus: .center))), whole, [],
    ]
  }
}
