internal import Digests
internal import Files
internal import Pixels

/// What a build starts from: its artwork, or the images that were made of it before.
struct BuildInput {
  enum Content {
    case artwork(Artwork)
    case images(CacheEntry)
  }

  let content: Content
  /// The digest of the artwork's bytes, if it is wanted.
  let digest: SHA256Digest?
  /// Where the images may be found again, if they may.
  let cache: BuildCache?

  /// The size of the upright artwork.
  var artworkSize: PixelSize {
    switch content {
    case .artwork(let artwork): artwork.size
    case .images(let entry): entry.artworkSize
    }
  }

  /// What a plan takes from the artwork's pixels.
  func findings(
    _ options: BuildOptions, _ source: ArtworkSource
  ) throws(LaunchImagesError) -> ArtworkFindings {
    switch content {
    case .artwork(let artwork): try artwork.findings(options, name: source.name)
    case .images(let entry): entry.findings
    }
  }

  /// Warnings about the artwork's file. What is in a cache had none.
  var warnings: [BuildWarning] {
    if case .artwork(let artwork) = content { artwork.warnings } else { [] }
  }

  /// Reads the artwork, and decodes it unless its images are in the cache.
  ///
  /// - Parameter withDigest: whether a digest is wanted even without a cache.
  static func load(
    _ source: ArtworkSource, _ options: BuildOptions, _ reuse: Reuse?, withDigest: Bool
  ) async throws -> BuildInput {
    let bytes = try source.read()
    if let reuse, let folder = reuse.cacheFolder {
      let digest = SHA256Digest(of: bytes)
      let cache = BuildCache(folder, key: options.key(version: reuse.version), artwork: digest)
      let content: Content =
        if let entry = cache.entry() {
          .images(entry)
        } else {
          .artwork(try Artwork.load(bytes, source, options))
        }
      return BuildInput(content: content, digest: digest, cache: cache)
    }
    // On another core while the artwork is decoded.
    async let digest = withDigest ? SHA256Digest(of: bytes) : nil
    let artwork = try Artwork.load(bytes, source, options)
    return BuildInput(content: .artwork(artwork), digest: await digest, cache: nil)
  }

  /// Puts the images of a build that is done into the cache.
  ///
  /// - Returns: What was done with the cache; `nil` without one.
  /// - Parameter placed: the files of this build, and not of another one that runs at the same time.
  func store(_ plan: BuildPlan, _ destination: Destination, _ placed: PlacedFiles) -> CacheUse? {
    guard let cache else { return nil }
    if case .images = content { return .found }
    // Nothing was written that could be read.
    if destination.isTrial { return nil }
    let files = plan.pictures.map(\.file)
    let stamps = placed.stamps(of: files)
    do throws(FileError) {
      var images: [ContiguousArray<UInt8>] = []
      for picture in plan.pictures {
        images.append(try FileReader.read(path: destination.path(of: picture.file)))
      }
      guard let stamps, placed.stamps(of: files) == stamps else { return nil }
      try cache.store(CacheEntry(artworkSize: artworkSize, findings: plan.findings, images: images))
      return .stored
    } catch {
      return .failed(error)
    }
  }
}
