internal import PNGCodec
internal import Pixels
internal import Platform

/// The images of a build as one file of a cache: a header with their names and digests, then their
/// bytes.
struct CacheEntry {
  /// The facts about the artworks, by role, without warnings.
  var facts: [Int: ArtworkFacts]
  /// The images in the plan's order.
  var images: [ContiguousArray<UInt8>]

  private struct Header: Codable {
    struct Image: Codable {
      let name: String
      let byteCount: Int
      /// SHA-256 in hexadecimal digits.
      let digest: String
    }

    let facts: [Int: ArtworkFacts]
    let images: [Image]
  }

  /// The text with which every entry begins, whatever its version.
  static let mark = "launchgen cache "
  static let title = mark + "4"
  /// More bytes than the header of any plan has.
  static let headerLimit = 512 << 10

  /// The bytes of the entry's file; `nil` if the facts cannot be written.
  ///
  /// - Parameter names: the names of the images.
  /// - Complexity: O(the images' bytes)
  func bytes(named names: [String]) -> ContiguousArray<UInt8>? {
    let parts = zip(images, names).map { image, name in
      Header.Image(name: name, byteCount: image.count, digest: "\(SHA256Digest(of: image))")
    }
    let header = SealedJSON.text(Self.title, Header(facts: facts, images: parts))
    return header.map { ContiguousArray($0.utf8) + images.joined() }
  }
}

extension CacheEntry {
  /// Reads an entry. Anybody may have written it, so nothing in it is trusted: its images must
  /// match the plan in number, names and sizes, and each must be a PNG without faulty chunks. Only
  /// the pixels are not checked.
  ///
  /// Returns `nil` if the file is not such an entry, or if any byte has changed since it was
  /// written.
  ///
  /// - Parameters:
  ///   - byteCount: size of the whole file.
  ///   - artworks: the sizes in the headers of the artworks' files, before they are turned upright,
  ///     by role.
  ///   - read: reads `count` bytes of the file from the offset `place`, or fewer at the end of the
  ///     file.
  /// - Complexity: O(`byteCount`), but no more is read than the plan's images can have.
  init?(
    byteCount: Int, _ recipe: some PictureRecipe, artworks: [Int: PixelSize],
    read: (_ place: Int, _ count: Int) -> ContiguousArray<UInt8>?
  ) {
    guard let start = read(0, min(byteCount, Self.headerLimit)),
      let found: (value: Header, byteCount: Int) = SealedJSON.read(Self.title, start)
    else { return nil }
    let facts = found.value.facts
    guard recipe.accepts(facts),
      facts.allSatisfy({ role, facts in
        let size = artworks[role]
        return facts.warnings.isEmpty && (facts.size == size || facts.size == size?.transposed)
      })
    else { return nil }
    self.init(facts: facts, images: [])
    let pictures = PlannedBuild(recipe, facts).pictures.pictures
    let isWhole = append(
      found.value.images, of: pictures, at: found.byteCount..<byteCount, read: read)
    if !isWhole { return nil }
  }

  /// Reads the images of a plan; returns whether all of them are as the header specifies.
  ///
  /// - Parameter places: the byte range of the file after the header.
  private mutating func append(
    _ parts: [Header.Image], of pictures: [PlannedPicture], at places: Range<Int>,
    read: (_ place: Int, _ count: Int) -> ContiguousArray<UInt8>?
  ) -> Bool {
    guard parts.map(\.name) == pictures.map(\.file) else { return false }
    // Sizes are checked before any image is read.
    var rest = places.count
    for (part, picture) in zip(parts, pictures) {
      guard (1...Self.mostBytes(picture.size)).contains(part.byteCount), part.byteCount <= rest
      else { return false }
      rest -= part.byteCount
    }
    guard rest == 0 else { return false }
    var place = places.lowerBound
    for (part, picture) in zip(parts, pictures) {
      guard let bytes = read(place, part.byteCount), bytes.count == part.byteCount,
        "\(SHA256Digest(of: bytes))" == part.digest,
        PNGDecoder.isSound(bytes, size: picture.size)
      else { return false }
      images.append(bytes)
      place += part.byteCount
    }
    return true
  }

  /// Upper bound of the bytes of an encoded image of this size, with four channels of 16 bits and a
  /// color profile.
  private static func mostBytes(_ size: PixelSize) -> Int {
    let rows = (8 * size.width + 1) * size.height
    return rows + rows / 100 + (16 << 20)
  }
}
