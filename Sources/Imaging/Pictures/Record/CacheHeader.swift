internal import Pixels
internal import Platform

/// The contents of the lines at the start of a cache entry.
struct CacheHeader {
  struct Image: Equatable {
    let byteCount: Int
    /// SHA-256 in hexadecimal digits.
    let digest: String
    let name: String
  }

  /// The sizes of the upright artworks, by role.
  let artworkSizes: [Int: PixelSize]
  let findings: ArtworkFindings
  let images: [Image]

  /// More bytes than the lines of any plan have.
  static let limit = 512 << 10
  /// More images than any plan has.
  private static let mostImages = 1000
  /// Number of characters in the first line, without its end.
  static let digestCount = 64

  /// Reads the lines at the start of an entry; `nil` if the bytes do not start with such lines, or
  /// if any byte of the lines has changed since it was written.
  ///
  /// - Parameter bytes: the start of the file, at most ``limit`` bytes.
  /// - Returns: The header, and the number of bytes in its lines.
  static func read(_ bytes: ContiguousArray<UInt8>) -> (header: CacheHeader, byteCount: Int)? {
    var reader = LineReader(bytes)
    guard let digest = reader.line() else { return nil }
    let start = reader.position
    guard reader.line() == CacheEntry.title,
      let findings = reader.line(ArtworkFindings.textLimit).flatMap(ArtworkFindings.init(text:)),
      let counts = reader.numbers(2), counts.allSatisfy((1...Self.mostImages).contains),
      let sizes = reader.sizes(counts[0])
    else { return nil }
    var images: [Image] = []
    for _ in 0..<counts[1] {
      guard let image = reader.image() else { return nil }
      images.append(image)
    }
    let lines = ContiguousArray(bytes[start..<reader.position])
    let header = CacheHeader(artworkSizes: sizes, findings: findings, images: images)
    // Numbers have other forms too, such as +1.
    guard "\(SHA256Digest(of: lines))" == digest, lines.elementsEqual(header.text.utf8) else {
      return nil
    }
    return (header, reader.position)
  }

  /// All lines except the first, which is the digest of the others.
  var text: String {
    let lines =
      [CacheEntry.title, findings.text, "\(artworkSizes.count) \(images.count)"]
      + artworkSizes.sorted { $0.key < $1.key }.map { role, size in
        "\(role) \(size.width) \(size.height)"
      } + images.map { "\($0.byteCount) \($0.digest) \($0.name)" }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Whether the header belongs to `artworks`: each size equals the size in the file or, if the
  /// artwork is turned, its transposed size.
  ///
  /// - Parameter sizes: the sizes in the artworks' files, which may be turned, by role.
  func isOf(_ sizes: [Int: PixelSize], _ artworks: [ArtworkInput]) -> Bool {
    guard artworkSizes.keys == sizes.keys else { return false }
    return artworks.allSatisfy { artwork in
      guard let size = artworkSizes[artwork.role], let file = sizes[artwork.role] else {
        return false
      }
      let isFitting =
        switch artwork.shape {
        case .landscape: size.width > size.height
        case .portrait: size.width < size.height
        case .any: true
        }
      return isFitting && (size == file || size == file.transposed)
    }
  }

  private struct LineReader {
    let bytes: ContiguousArray<UInt8>
    private(set) var position = 0

    init(_ bytes: ContiguousArray<UInt8>) { self.bytes = bytes }

    /// The next line, if it ends within `limit` bytes.
    mutating func line(_ limit: Int = 1024) -> String? {
      let window = bytes[position..<min(position + limit, bytes.count)]
      guard let end = window.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      defer { position = end + 1 }
      return String(decoding: bytes[position..<end], as: UTF8.self)
    }

    /// Reads `count` lines with the role and the size of an artwork.
    mutating func sizes(_ count: Int) -> [Int: PixelSize]? {
      var sizes: [Int: PixelSize] = [:]
      for _ in 0..<count {
        guard let next = numbers(3) else { return nil }
        sizes[next[0]] = PixelSize(width: next[1], height: next[2])
      }
      return sizes.count == count ? sizes : nil
    }

    mutating func image() -> Image? {
      let words = (line() ?? "").split(separator: " ", maxSplits: 2).map(String.init)
      guard words.count == 3, let count = Int(words[0]), count > 0 else { return nil }
      return Image(byteCount: count, digest: words[1], name: words[2])
    }

    /// Reads a line of `count` positive numbers.
    mutating func numbers(_ count: Int) -> [Int]? {
      let words = (line() ?? "").split(separator: " ", omittingEmptySubsequences: false)
      let numbers = words.compactMap { Int($0) }
      return words.count == count && numbers.count == count && numbers.allSatisfy { $0 > 0 }
        ? numbers : nil
    }
  }
}
