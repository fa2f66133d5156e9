internal import Files
internal import Pixels
internal import Platform

/// What a build starts from: its artworks, or the images that were made of them before.
struct BuildInput {
  enum Content {
    case artworks(PerArtwork<Artwork>)
    case images(CacheEntry)
  }

  let content: Content
  /// The digests of the artworks' bytes, if they are wanted.
  let digests: PerArtwork<SHA256Digest>?
  /// Where the images may be found again, if they may.
  let cache: BuildCache?

  /// The sizes of the upright artworks.
  var artworkSizes: PerArtwork<PixelSize> {
    switch content {
    case .artworks(let artworks): artworks.sizes
    case .images(let entry): entry.artworkSizes
    }
  }

  /// What a plan takes from the main artwork's pixels.
  func findings(
    _ options: BuildOptions, _ source: ArtworkSource
  ) throws(LaunchImagesError) -> ArtworkFindings {
    switch content {
    case .artworks(let artworks): try artworks.main.findings(options, name: source.name)
    case .images(let entry): entry.findings
    }
  }

  /// Warnings about the artworks. What is in a cache had none.
  func warnings(_ options: BuildOptions) -> [BuildWarning] {
    if case .artworks(let artworks) = content { artworks.warnings(options) } else { [] }
  }

  /// Reads the artworks, and decodes them unless their images are in the cache.
  ///
  /// - Parameter withDigests: whether digests are wanted even without a cache.
  static func load(
    _ sources: PerArtwork<ArtworkSource>, _ options: BuildOptions, _ reuse: Reuse?,
    withDigests: Bool
  ) async throws -> BuildInput {
    let bytes = try sources.read(options)
    if let reuse, let folder = reuse.cacheFolder {
      let digests = bytes.map { SHA256Digest(of: $1) }
      let cache = BuildCache(folder, key: options.key(version: reuse.version), artworks: digests)
      let content: Content =
        if let entry = cache.entry(options, bytes) {
          .images(entry)
        } else {
          .artworks(try sources.decode(bytes, options))
        }
      return BuildInput(content: content, digests: digests, cache: cache)
    }
    // On another core while the artworks are decoded.
    async let digests = withDigests ? bytes.map { SHA256Digest(of: $1) } : nil
    let artworks = try sources.decode(bytes, options)
    return BuildInput(content: .artworks(artworks), digests: await digests, cache: nil)
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
        images.append(try FileReader.read(found: destination.path(of: picture.file)))
      }
      guard let stamps, placed.stamps(of: files) == stamps else { return nil }
      try cache.store(
        CacheEntry(artworkSizes: artworkSizes, findings: plan.findings, images: images),
        named: files)
      return .stored
    } catch {
      return .failed(error)
    }
  }
}
