internal import Digests
internal import Files

/// Images of earlier builds in a folder, each build under the digest of what decides its bytes.
///
/// Processes and machines may share the folder: an entry is written beside its place and renamed, and
/// nothing in it is believed before its digests are compared.
struct BuildCache {
  let folder: String
  private let path: String

  /// - Parameters:
  ///   - key: of the options and the version.
  ///   - artworks: the digests of the artworks' bytes.
  init(_ folder: String, key: String, artworks: PerArtwork<SHA256Digest>) {
    let words = artworks.all.map { role, digest in
      [role?.rawValue, "\(digest)"].compactMap(\.self).joined(separator: " ")
    }
    let name = "\(SHA256Digest(of: ([key] + words).joined(separator: " ")))"
    self.folder = OutputFolder.path(of: String(name.prefix(2)), in: folder)
    path = OutputFolder.path(of: String(name.dropFirst(2)), in: self.folder)
  }

  /// `nil` if there is none, or it is damaged.
  func entry() -> CacheEntry? {
    guard let bytes = try? FileReader.read(path: path) else { return nil }
    guard let entry = CacheEntry(bytes) else { return nil }
    // What has been used last stays longest.
    CacheFiles.touch(path)
    return entry
  }

  func store(_ entry: CacheEntry) throws(FileError) {
    try CacheFiles.makeFolder(folder)
    try SmallFile.write(entry.bytes, to: path)
  }
}
