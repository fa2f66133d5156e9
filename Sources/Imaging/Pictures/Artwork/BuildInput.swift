package import PNGCodec
package import Platform

/// The input of a build: its artworks, or the images that were made from them before.
struct BuildInput {
  /// The artworks by role; empty if the images were found in the cache.
  private var artworks: [Int: Artwork] = [:]
  let facts: [Int: ArtworkFacts]
  /// The images that were found in the cache, in the plan's order; `nil` if the artworks were
  /// decoded instead.
  let images: [ContiguousArray<UInt8>]?
  /// The digests of the artworks' bytes by role; `nil` if they are not wanted.
  let digests: [Int: SHA256Digest]?
  let cache: BuildCache?

  /// Reads the artworks, and decodes them unless their images are in the cache.
  ///
  /// - Parameter withDigests: whether digests are wanted even without a cache.
  /// - Complexity: O(pixels)
  init(
    _ recipe: some PictureRecipe, _ reuse: Reuse? = nil, withDigests: Bool = false
  ) async throws(PictureError) {
    let bytes = try Self.read(recipe)
    if let reuse, let folder = reuse.cacheFolder {
      let digests = bytes.mapValues { SHA256Digest(of: $0) }
      let cache = BuildCache(folder, key: recipe.key(version: reuse.version), artworks: digests)
      (self.digests, self.cache) = (digests, cache)
      if let entry = cache.entry(recipe, bytes) {
        (facts, images) = (entry.facts, entry.images)
        return
      }
      artworks = try Self.decode(recipe, bytes)
    } else {
      // The digests are computed on another core while the artworks are decoded.
      async let digests = withDigests ? bytes.mapValues { SHA256Digest(of: $0) } : nil
      artworks = try Self.decode(recipe, bytes)
      (self.digests, cache) = (await digests, nil)
    }
    (facts, images) = (try recipe.facts(artworks), nil)
  }

  /// Returns the artworks by role, and releases them here.
  mutating func takeArtworks() -> [Int: Artwork] {
    defer { artworks = [:] }
    return artworks
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

extension SHA256Digest {
  /// The digest of everything that affects an artwork's pixels and warnings: the file's bytes and,
  /// if some were left out, the places and lengths of the omissions.
  ///
  /// - Complexity: O(`input.bytes.count`)
  package init(of input: PNGInput) {
    let digest = SHA256Digest(of: input.bytes)
    self = input.isWhole ? digest : SHA256Digest(of: "\(digest) \(input.omissions)")
  }
}
