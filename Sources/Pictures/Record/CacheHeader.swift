internal import Pixels
internal import Platform

/// The contents of the lines at the start of a cache entry.
struct CacheHeader {
  struct Image: Hashable {
    let byteCount: Int
    /// SHA-256 in hexadecimal digits.
    let digest: String
    let name: String
  }

  /// The sizes of the upright artworks, by role.
  let artworkSizes: [Int: PixelSize]
  let findings: ArtworkFindings
  private(set) var images: [Image] = []
  /// Number of bytes in the lines.
  let byteCount: Int

  /// More bytes than the lines of any plan have.
  static let limit = 512 << 10
  /// More images than any plan has.
  private static let mostImages = 1000
  /// Number of characters in the first line, without its end.
  static let digestCount = 64

  /// Reads the lines of an entry; `nil` if these are not such lines, or if any byte of them has
  /// changed since it was written.
  ///
  /// - Parameter bytes: the start of the file, at most ``limit`` bytes.
  init?(_ bytes: ContiguousArray<UInt8>) {
    var reader = LineReader(bytes)
    guard let digest = reader.line() else { return nil }
    let start = reader.position
    guard reader.line() == CacheEntry.title,
      let findings = reader.line(ArtworkFindings.textLimit).flatMap(ArtworkFindings.init(text:)),
      let counts = reader.numbers(2), counts.allSatisfy((1...Self.mostImages).contains),
      let sizes = reader.sizes(counts[0])
    else { return nil }
    for _ in 0..<counts[1] {
      guard let image = reader.image() else { return nil }
      images.append(image)
    }
    let header = ContiguousArray(bytes[start..<reader.position])
    guard "\(SHA256Digest(of: header))" == digest else { return nil }
    artworkSizes = sizes
    self.findings = findings
    byteCount = reader.position
  }

  /// Whether the header belongs to these artworks: each size equals the size in the file or, if the
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
