internal import Digests
internal import Pixels

/// The images of a build as one file of a cache: their digests, then their bytes.
struct CacheEntry {
  /// The sizes of the upright artworks.
  var artworkSizes: PerArtwork<PixelSize>
  /// What the plan takes from the main artwork's pixels.
  var findings: ArtworkFindings
  /// The launch images and those of the launch file, in the plan's order.
  var images: [ContiguousArray<UInt8>]

  private static let title = "launchgen cache 2"

  /// - Complexity: O(the images' bytes)
  var bytes: ContiguousArray<UInt8> {
    let lines =
      [Self.title, findings.text, "\(artworkSizes.all.count) \(images.count)"]
      + artworkSizes.all.map { role, size in
        "\(ArtworkRole.number(of: role)) \(size.width) \(size.height)"
      }
      + images.map { "\($0.count) \(SHA256Digest(of: $0))" }
    let header = lines.joined(separator: "\n") + "\n"
    var bytes = ContiguousArray("\(SHA256Digest(of: header))\n\(header)".utf8)
    bytes.reserveCapacity(bytes.count + images.reduce(0) { $0 + $1.count })
    for image in images { bytes += image }
    return bytes
  }

  init(
    artworkSizes: PerArtwork<PixelSize>, findings: ArtworkFindings,
    images: [ContiguousArray<UInt8>]
  ) {
    self.artworkSizes = artworkSizes
    self.findings = findings
    self.images = images
  }

  /// `nil` if any byte is not as it was written.
  ///
  /// - Complexity: O(`bytes.count`)
  init?(_ bytes: ContiguousArray<UInt8>) {
    var reader = LineReader(bytes)
    guard let digest = reader.line() else { return nil }
    let start = reader.position
    guard reader.line() == Self.title,
      let findings = reader.line(ArtworkFindings.textLimit).flatMap(ArtworkFindings.init(text:)),
      let counts = reader.numbers(2), counts.allSatisfy({ $0 <= Self.mostImages }),
      let sizes = reader.sizes(counts[0])
    else { return nil }
    var digests: [(count: Int, digest: Substring)] = []
    for _ in 0..<counts[1] {
      let words = reader.line()?.split(separator: " ") ?? []
      guard words.count == 2, let length = Int(words[0]), length >= 0 else { return nil }
      digests.append((length, words[1]))
    }
    let header = ContiguousArray(bytes[start..<reader.position])
    guard "\(SHA256Digest(of: header))" == digest else { return nil }
    artworkSizes = sizes
    self.findings = findings
    images = []
    var position = reader.position
    for (count, digest) in digests {
      guard count <= bytes.count - position else { return nil }
      let image = ContiguousArray(bytes[position..<position + count])
      guard "\(SHA256Digest(of: image))" == digest else { return nil }
      images.append(image)
      position += count
    }
    guard position == bytes.count else { return nil }
  }

  /// More than any plan has.
  private static let mostImages = 1000

  /// Reads short lines.
  private struct LineReader {
    let bytes: ContiguousArray<UInt8>
    private(set) var position = 0

    init(_ bytes: ContiguousArray<UInt8>) { self.bytes = bytes }

    /// The next line, if it ends within `limit` bytes.
    mutating func line(_ limit: Int = 200) -> String? {
      let window = bytes[position..<min(position + limit, bytes.count)]
      guard let end = window.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      defer { position = end + 1 }
      return String(decoding: bytes[position..<end], as: UTF8.self)
    }

    /// So many lines with the size of an artwork, that of the main one first.
    mutating func sizes(_ count: Int) -> PerArtwork<PixelSize>? {
      guard let first = numbers(3) else { return nil }
      var sizes = PerArtwork(main: PixelSize(width: first[1], height: first[2]))
      for _ in 1..<count {
        guard let next = numbers(3), let role = ArtworkRole(number: next[0]) else { return nil }
        sizes.further[role] = PixelSize(width: next[1], height: next[2])
      }
      return sizes
    }

    /// A line of so many positive numbers.
    mutating func numbers(_ count: Int) -> [Int]? {
      let numbers = (line() ?? "").split(separator: " ").compactMap { Int($0) }
      return numbers.count == count && numbers.allSatisfy { $0 > 0 } ? numbers : nil
    }
  }
}
