internal import PNGCodec
internal import Pixels
internal import Platform

/// The input of a build: its artworks, or the images that were made from them before.
struct LoadedArtworks<Facts: Sendable> {
  private enum Content {
    case artworks([Int: Artwork])
    case images(CacheEntry, Facts)
  }

  private var content: Content
  /// The sizes of the upright artworks, by role.
  let sizes: [Int: PixelSize]
  /// The digests of the artworks' bytes by role; `nil` if they are not wanted.
  let digests: [Int: SHA256Digest]?
  let cache: BuildCache?

  /// Returns the artworks by role, and releases them here.
  mutating func takeArtworks() -> [Int: Artwork] {
    guard case .artworks(let artworks) = content else { return [:] }
    content = .artworks([:])
    return artworks
  }

  /// The images that were found in the cache, in the plan's order; `nil` if the artworks were
  /// decoded instead.
  var images: [ContiguousArray<UInt8>]? {
    if case .images(let entry, _) = content { entry.images } else { nil }
  }

  func facts<Recipe: PictureRecipe>(
    _ recipe: Recipe
  ) throws(PictureError) -> Facts where Recipe.Facts == Facts {
    switch content {
    case .artworks(let artworks): try recipe.facts(artworks)
    case .images(_, let facts): facts
    }
  }

  /// Reads the artworks, and decodes them unless their images are in the cache.
  ///
  /// - Parameter withDigests: whether digests are wanted even without a cache.
  /// - Complexity: O(pixels)
  static func load<Recipe: PictureRecipe>(
    _ recipe: Recipe, _ reuse: Reuse?, withDigests: Bool
  ) async throws(PictureError) -> Self where Recipe.Facts == Facts {
    let bytes = try read(recipe)
    if let reuse, let folder = reuse.cacheFolder {
      let digests = bytes.mapValues { SHA256Digest(of: $0) }
      let cache = BuildCache(folder, key: recipe.key(version: reuse.version), artworks: digests)
      if let (entry, facts) = cache.entry(recipe, bytes) {
        return Self(
          content: .images(entry, facts), sizes: entry.artworkSizes, digests: digests, cache: cache)
      }
      let artworks = try decode(recipe, bytes)
      return Self(
        content: .artworks(artworks), sizes: artworks.mapValues(\.size), digests: digests,
        cache: cache)
    }
    // The digests are computed on another core while the artworks are decoded.
    async let digests = withDigests ? bytes.mapValues { SHA256Digest(of: $0) } : nil
    let artworks = try decode(recipe, bytes)
    return Self(
      content: .artworks(artworks), sizes: artworks.mapValues(\.size), digests: await digests,
      cache: nil)
  }

  private static func read(
    _ recipe: some PictureRecipe
  ) throws(PictureError) -> [Int: PNGInput] {
    var bytes: [Int: PNGInput] = [:]
    for input in recipe.artworks {
      bytes[input.role] = try input.source.read(pixelLimit: recipe.options.pixelLimit)
    }
    return bytes
  }

  private static func decode(
    _ recipe: some PictureRecipe, _ bytes: [Int: PNGInput]
  ) throws(PictureError) -> [Int: Artwork] {
    var artworks: [Int: Artwork] = [:]
    for input in recipe.artworks {
      artworks[input.role] = try Artwork.load(
        bytes[input.role] ?? PNGInput([]), input, recipe.options)
    }
    return artworks
  }
}
