internal import Files
internal import PNGCodec
package import Pixels
internal import Platform

/// Images of earlier builds in a folder, each build under the digest of what decides its bytes.
///
/// Processes and machines may share the folder: an entry is written beside its place and renamed, and
/// nothing in it is believed before it is compared with its digests and with the plan.
struct BuildCache {
  let folder: String
  private let path: String

  /// - Parameters:
  ///   - key: of the options and the version.
  ///   - artworks: the digests of the artworks' bytes, by their roles.
  init(_ folder: String, key: String, artworks: [Int: SHA256Digest]) {
    let words = artworks.sorted { $0.key < $1.key }.map { role, digest in "\(role) \(digest)" }
    let name = "\(SHA256Digest(of: ([key] + words).joined(separator: " ")))"
    self.folder = OutputFolder.path(of: String(name.prefix(2)), in: folder)
    path = OutputFolder.path(of: String(name.dropFirst(2)), in: self.folder)
  }

  /// `nil` if there is none, or it is damaged, or something else is in its place.
  ///
  /// - Parameter artworks: their bytes, by their roles.
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
    // What has been used last stays longest.
    CacheFiles.touch(path)
    return found
  }

  private static func size(_ artwork: PNGInput, _ options: PictureOptions) -> PixelSize? {
    (try? PNGHeader(artwork.bytes))?.size.within(options.pixelLimit)
  }

  /// - Parameter names: of the entry's images.
  func store(_ entry: CacheEntry, named names: [String]) throws(FileError) {
    try CacheFiles.makeFolder(folder)
    try SmallFile.write(entry.bytes(named: names), to: path)
  }

  /// Puts the images of a build that is done into the cache.
  ///
  /// - Parameter placed: the files of this build, and not of another one that runs at the same time.
  /// - Returns: What was done; `nil` if another build has replaced some of the images.
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
  /// `nil` if no artwork is that large.
  package func within(_ pixelLimit: Int) -> PixelSize? {
    let sides = 1...PNGHeader.sideLimit
    return sides.contains(width) && sides.contains(height) && area <= pixelLimit ? self : nil
  }
}
