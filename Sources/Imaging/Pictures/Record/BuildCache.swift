internal import Files
internal import PNGCodec
package import Pixels
internal import Platform

/// One build's entry in a cache. The cache is a folder with the images of earlier builds; the name
/// of each entry is the digest of everything that affects the images.
///
/// Processes and machines may share the folder: an entry is written under another name and renamed,
/// and its contents are not trusted until they have been compared with its digests and with the
/// plan.
struct BuildCache {
  let folder: String
  private let path: String

  /// - Parameters:
  ///   - key: the digest of the options and the version.
  ///   - artworks: the digests of the artworks' bytes, by role.
  init(_ folder: String, key: String, artworks: [Int: SHA256Digest]) {
    let words = artworks.sorted { $0.key < $1.key }.map { role, digest in "\(role) \(digest)" }
    let name = "\(SHA256Digest(of: ([key] + words).joined(separator: " ")))"
    self.folder = Path.joined(folder, String(name.prefix(2)))
    path = Path.joined(self.folder, String(name.dropFirst(2)))
  }

  /// Reads the build's entry; `nil` if it does not exist, is damaged, or is not an entry.
  ///
  /// - Parameter artworks: the artworks' bytes, by role.
  func entry<Recipe: PictureRecipe>(
    _ recipe: Recipe, _ artworks: [Int: PNGInput]
  ) -> (CacheEntry, Recipe.Facts)? {
    let sizes = artworks.compactMapValues { Self.size($0, recipe.options) }
    // Artworks that cannot be decoded have no images.
    guard sizes.count == artworks.count,
      let file = try? ReadableFile(path: path, followsLinks: false),
      let found = CacheEntry.read(
        byteCount: file.byteCount, recipe, artworks: sizes,
        read: { try? file.read(at: $0, count: $1) })
    else { return nil }
    // Entries that were used last are kept longest.
    CacheFiles.touch(path)
    return found
  }

  private static func size(_ artwork: PNGInput, _ options: PictureOptions) -> PixelSize? {
    (try? PNGHeader(artwork.bytes))?.size.within(options.pixelLimit)
  }

  func store(_ entry: CacheEntry, named names: [String]) throws(FileError) {
    try SmallFile.write(entry.bytes(named: names), to: path, makesFolder: true)
  }

  /// Stores the images of a finished build in the cache.
  ///
  /// - Parameter placed: this build's files, which another build may replace at the same time.
  /// - Returns: `stored`, or `failed` with the error; `nil` if another build has replaced some of
  ///   the images.
  func store(
    _ plan: PicturePlan, _ artworkSizes: [Int: PixelSize], _ findings: ArtworkFindings,
    _ placed: PlacedFiles, in destination: PictureDestination
  ) -> CacheUse? {
    let files = plan.pictures.map(\.file)
    let stamps = placed.stamps(of: files)
    do throws(FileError) {
      var images: [ContiguousArray<UInt8>] = []
      for file in files {
        images.append(try FileReader.read(found: destination.path(of: file)))
      }
      guard let stamps, placed.stamps(of: files) == stamps else { return nil }
      try store(
        CacheEntry(artworkSizes: artworkSizes, findings: findings, images: images), named: files)
      return .stored
    } catch {
      return .failed(error)
    }
  }
}

extension PixelSize {
  /// This size; `nil` if a side is too long or there are more than `pixelLimit` pixels.
  package func within(_ pixelLimit: Int) -> PixelSize? {
    let sides = 1...PNGHeader.sideLimit
    return sides.contains(width) && sides.contains(height) && area <= pixelLimit ? self : nil
  }
}
