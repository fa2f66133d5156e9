internal import PNGCodec
internal import Pixels
internal import Platform

/// The images of a build as one file of a cache: their names and digests, then their bytes.
struct CacheEntry {
  /// The sizes of the upright artworks, by role.
  var artworkSizes: [Int: PixelSize]
  /// Facts about the main artwork's pixels that the plan needs.
  var findings: ArtworkFindings
  /// The images in the plan's order.
  var images: [ContiguousArray<UInt8>]

  /// The text that every entry has after its digest, whatever its version.
  static let mark = "launchgen cache "
  static let title = mark + "3"

  /// The bytes of the entry's file.
  ///
  /// - Parameter names: the names of the images.
  /// - Complexity: O(the images' bytes)
  func bytes(named names: [String]) -> ContiguousArray<UInt8> {
    let header = CacheHeader(
      artworkSizes: artworkSizes, findings: findings,
      images: zip(images, names).map { image, name in
        CacheHeader.Image(
          byteCount: image.count, digest: "\(SHA256Digest(of: image))", name: name)
      }
    ).text
    var bytes = ContiguousArray("\(SHA256Digest(of: header))\n\(header)".utf8)
    bytes.reserveCapacity(bytes.count + images.reduce(0) { $0 + $1.count })
    for image in images { bytes += image }
    return bytes
  }

  /// Whether a file may be an entry of any version, by its first ``markCount`` bytes.
  static func isMarked(_ start: ContiguousArray<UInt8>) -> Bool {
    start.count >= markCount && start[CacheHeader.digestCount] == UInt8(ascii: "\n")
      && start[(CacheHeader.digestCount + 1)...].starts(with: mark.utf8)
  }

  static let markCount = CacheHeader.digestCount + 1 + mark.utf8.count
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
  static func read<Recipe: PictureRecipe>(
    byteCount: Int, _ recipe: Recipe, artworks: [Int: PixelSize],
    read: (_ place: Int, _ count: Int) -> ContiguousArray<UInt8>?
  ) -> (entry: CacheEntry, facts: Recipe.Facts)? {
    guard let start = read(0, min(byteCount, CacheHeader.limit)),
      let (header, headerSize) = CacheHeader.read(start),
      headerSize <= byteCount, header.isOf(artworks, recipe.artworks),
      let facts = recipe.facts(header.findings, header.artworkSizes)
    else { return nil }
    let pictures = recipe.pictures(recipe.plan(facts)).pictures
    let images = headerSize..<byteCount
    return CacheEntry(header, pictures, images, read: read).map { ($0, facts) }
  }

  /// - Parameter places: the byte range of the file after the header.
  private init?(
    _ header: CacheHeader, _ pictures: [PlannedPicture], _ places: Range<Int>,
    read: (_ place: Int, _ count: Int) -> ContiguousArray<UInt8>?
  ) {
    guard header.images.count == pictures.count else { return nil }
    // Sizes are checked before any image is read.
    var rest = places.count
    for (image, picture) in zip(header.images, pictures) {
      guard image.name == picture.file, image.byteCount <= Self.mostBytes(picture.size),
        image.byteCount <= rest
      else { return nil }
      rest -= image.byteCount
    }
    guard rest == 0 else { return nil }
    self.init(artworkSizes: header.artworkSizes, findings: header.findings, images: [])
    var place = places.lowerBound
    for (image, picture) in zip(header.images, pictures) {
      guard let bytes = read(place, image.byteCount), bytes.count == image.byteCount,
        "\(SHA256Digest(of: bytes))" == image.digest,
        PNGStructure.isSound(bytes, size: picture.size)
      else { return nil }
      images.append(bytes)
      place += image.byteCount
    }
  }

  /// Upper bound of the bytes of an encoded image of this size, with four channels of 16 bits and a
  /// color profile.
  private static func mostBytes(_ size: PixelSize) -> Int {
    let rows = (8 * size.width + 1) * size.height
    return rows + rows / 100 + (16 << 20)
  }
}
