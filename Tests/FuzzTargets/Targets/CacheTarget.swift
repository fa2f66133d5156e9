internal import Pixels
internal import Platform
internal import TestSupport

@testable import LaunchImages
@testable import PNGCodec
@testable import Pictures

/// Entries of a cache, with right digests: whatever is believed has the plan's images.
package enum CacheTarget: FuzzTarget {
  package static let name = "cache"
  package static let byteLimit = 16 << 10

  private static let artwork = PixelSize(width: 300, height: 200)

  private static var options: BuildOptions {
    var options = BuildOptions()
    options.screens = [.height480]
    options.scales = .list([.two])
    return options
  }

  /// The input's lines end in an empty one; then come the images. Digests in it are `#`.
  package static func check(_ input: ContiguousArray<UInt8>) throws(Finding) {
    try checkEntry(input)
    try checkEntry(sealed(input))
  }

  private static func checkEntry(_ bytes: ContiguousArray<UInt8>) throws(Finding) {
    let recipe = BuildRecipe(PerArtwork(main: .standardInput), options)
    let found = CacheEntry.read(
      byteCount: bytes.count, recipe, artworks: [1: artwork],
      read: { ContiguousArray(bytes.dropFirst($0).prefix($1)) })
    guard let (entry, facts) = found else { return }
    let plan = recipe.plan(facts)
    let sizes = entry.images.map { try? PNGHeader($0).size }
    try expect(sizes == plan.pictures.map(\.size), "images of \(sizes)")
    try expect(entry.bytes(named: plan.pictures.map(\.file)) == bytes, "it is written otherwise")
  }

  private static func sealed(_ input: ContiguousArray<UInt8>) -> ContiguousArray<UInt8> {
    let end = UInt8(ascii: "\n")
    let split = input.indices.first { $0 > 0 && input[$0] == end && input[$0 - 1] == end }
    var images = input[(split.map { $0 + 1 } ?? input.count)...]
    let lines = input[..<(split ?? input.count)].split(separator: end).map { line in
      var words = String(decoding: line, as: UTF8.self).split(separator: " ").map(String.init)
      if words.count > 2, words[1] == "#", let count = Int(words[0]), count >= 0 {
        words[1] = "\(SHA256Digest(of: ContiguousArray(images.prefix(count))))"
        images = images.dropFirst(count)
      }
      return words.joined(separator: " ") + "\n"
    }
    let header = lines.joined()
    return ContiguousArray("\(SHA256Digest(of: header))\n\(header)".utf8)
      + input[(split.map { $0 + 1 } ?? input.count)...]
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
    func entry(_ size: String, _ findings: String = "- -") -> ContiguousArray<UInt8> {
      let lines =
        [CacheEntry.title, findings, "1 \(images.count)", "1 \(size)"]
        + zip(images, plan.pictures).map { "\($0.count) # \($1.file)" }
      return ContiguousArray((lines.joined(separator: "\n") + "\n\n").utf8) + images.joined()
    }
    let whole = CacheEntry(
      artworkSizes: [1: artwork], findings: ArtworkFindings(), images: images
    ).bytes(named: plan.pictures.map(\.file))
    return [
      entry("300 200"), entry("200 300"), entry("4000000000 4000000000"),
      entry("300 200", "0.5,1 2x1:00ff"), whole, [],
    ]
  }
}
