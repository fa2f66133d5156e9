internal import Files
internal import PNGCodec
internal import Pixels
internal import Platform

/// One build's entry in a cache. The cache is a folder with the images of earlier builds; the name
/// of each entry is the digest of everything that affects the images.
///
/// Processes and machines may share the folder: an entry is written under another name and renamed,
/// and its contents are not trusted until they have been compared with its digests and with the
/// plan.
struct BuildCache {
  private let path: String

  /// - Parameters:
  ///   - key: the digest of the options and the version.
  ///   - artworks: the digests of the artworks' bytes, by role.
  init(_ folder: String, key: String, artworks: [Int: SHA256Digest]) {
    let words = artworks.sorted { $0.key < $1.key }.map { role, digest in "\(role) \(digest)" }
    let name = "\(SHA256Digest(of: ([key] + words).joined(separator: " ")))"
    path = Path.joined(folder, "\(name.prefix(2))/\(name.dropFirst(2))")
  }

  /// Reads the build's entry; `nil` if it does not exist, is damaged, or is not an entry.
  func entry(_ recipe: some PictureRecipe, _ artworks: [Int: PNGInput]) -> CacheEntry? {
    // Artworks that cannot be decoded have no images.
    guard let file = try? ReadableFile(path: path, followsLinks: false),
      let entry = CacheEntry(
        byteCount: file.byteCount, recipe,
        artworks: artworks.compactMapValues { (try? PNGHeader($0.bytes))?.size },
        read: { try? file.read(at: $0, count: $1) })
    else { return nil }
    // Entries that were used last are kept longest.
    CacheFiles.touch(path)
    return entry
  }

  /// Stores the images of a finished build in the cache.
  ///
  /// - Parameter placed: this build's files, which another build may replace at the same time.
  /// - Returns: `stored`, or `failed` with the error; `nil` if another build has replaced some of
  ///   the images, or if a cache cannot hold the facts.
  func store(
    _ files: [String], _ facts: [Int: ArtworkFacts], _ placed: PlacedFiles,
    in destination: PictureDestination
  ) -> CacheUse? {
    let stamps = placed.stamps(of: files)
    do throws(FileError) {
      var entry = CacheEntry(facts: facts, images: [])
      for file in files {
        entry.images.append(try FileReader.read(found: destination.path(of: file)))
      }
      guard let stamps, placed.stamps(of: files) == stamps,
        let bytes = entry.bytes(named: files)
      else { return nil }
      try SmallFile.write(bytes, to: path, makesFolder: true)
      return .stored
    } catch {
      return .failed(error)
    }
  }
}
