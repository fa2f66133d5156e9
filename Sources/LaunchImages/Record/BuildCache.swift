internal import Files
internal import PNGCodec
internal import Pixels
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
  ///   - artworks: the digests of the artworks' bytes.
  init(_ folder: String, key: String, artworks: PerArtwork<SHA256Digest>) {
    let words = artworks.all.map { role, digest in
      [role?.rawValue, "\(digest)"].compactMap(\.self).joined(separator: " ")
    }
    let name = "\(SHA256Digest(of: ([key] + words).joined(separator: " ")))"
    self.folder = OutputFolder.path(of: String(name.prefix(2)), in: folder)
    path = OutputFolder.path(of: String(name.dropFirst(2)), in: self.folder)
  }

  /// `nil` if there is none, or it is damaged, or something else is in its place.
  ///
  /// - Parameter artworks: their bytes.
  func entry(
    _ options: BuildOptions, _ artworks: PerArtwork<PNGInput>
  ) -> CacheEntry? {
    // Artworks that cannot be decoded have no images.
    guard let sizes = artworks.map({ Self.size($1, options) }).unwrapped(),
      let file = try? ReadableFile(path: path, followsLinks: false),
      let entry = CacheEntry(
        byteCount: file.byteCount, options, artworks: sizes,
        read: { try? file.read(at: $0, count: $1) })
    else { return nil }
    // What has been used last stays longest.
    CacheFiles.touch(path)
    return entry
  }

  private static func size(
    _ artwork: PNGInput, _ options: BuildOptions
  ) -> PixelSize? {
    (try? PNGHeader(artwork.bytes))?.size.within(options.pixelLimit)
  }

  /// - Parameter names: of the entry's images.
  func store(_ entry: CacheEntry, named names: [String]) throws(FileError) {
    try CacheFiles.makeFolder(folder)
    try SmallFile.write(entry.bytes(named: names), to: path)
  }
}

extension PixelSize {
  /// `nil` if no artwork is that large.
  func within(_ pixelLimit: Int) -> PixelSize? {
    let sides = 1...PNGHeader.sideLimit
    return sides.contains(width) && sides.contains(height) && area <= pixelLimit ? self : nil
  }
}
