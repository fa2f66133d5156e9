import TestSupport

extension TemporaryFolder {
  /// A folder that has `art.png`.
  static func withArtwork() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("art.png", Artwork.landscape)
    return folder
  }
}
