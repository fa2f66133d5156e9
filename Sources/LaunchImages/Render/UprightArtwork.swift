internal import Files
package import PNGCodec
internal import Pixels
internal import Platform

/// Artwork of any proportions, for images that are not turned.
package struct UprightArtwork: Sendable {
  /// The renderer turns images: what it makes of swapped rows and columns is upright.
  private let transposed: Artwork
  private let source: ArtworkSource
  package let facts: ArtworkFacts

  /// Reads and decodes artwork.
  ///
  /// - Parameters:
  ///   - shape: its proportions.
  ///   - options: how it is read, and what is looked for in it; screens and turn do not count.
  ///   - backgrounds: what a logo is shown on, nothing if that is an artwork; `nil` if it is no logo.
  ///   - withDigest: whether the facts have the digest of its bytes.
  /// - Complexity: O(pixels)
  package static func load(
    from source: ArtworkSource, _ shape: ArtworkShape, _ options: BuildOptions,
    logoOver backgrounds: [Background]? = nil, withDigest: Bool = false
  ) throws(LaunchImagesError) -> UprightArtwork {
    let bytes = try source.read(pixelLimit: options.pixelLimit)
    let artwork = try Artwork.load(bytes, source, shape, options)
    guard Memory.has(artwork.raster.byteCount) else { throw .outOfMemory(path: source.name) }
    var facts = ArtworkFacts(size: artwork.size)
    facts.findings = try artwork.findings(options, name: source.name)
    facts.hasTransparency = artwork.raster.hasTransparency()
    facts.warnings = artwork.warnings
    if let unseen = backgrounds.flatMap({ artwork.unseenLogo(over: $0) }) {
      facts.warnings.append(unseen)
    }
    facts.digest = withDigest ? "\(SHA256Digest(of: bytes))" : nil
    return UprightArtwork(transposed: artwork.transposed, source: source, facts: facts)
  }

  /// Makes images of the artwork, all in one pass over its rows.
  ///
  /// - Parameters:
  ///   - logo: over the artwork. All images have a place for it, or none has.
  ///   - options: how they are rendered and encoded. With ``BuildOptions/artworkIsLogo``, the artwork
  ///     is the logo.
  ///   - outputs: one for each image.
  ///   - onImage: called with the index of each finished image, one at a time.
  /// - Throws: ``LaunchImagesError``, `CancellationError`, and errors of the outputs and of `onImage`.
  /// - Complexity: O(the artwork's pixels times the number of images)
  package func encode(
    _ images: [UprightImage], logo: UprightArtwork? = nil, options: BuildOptions,
    to outputs: [some ByteOutput], onImage: (Int) throws -> Void
  ) async throws {
    do {
      try Memory.check(EncodingMemory.samplings(of: images.count, artwork: facts.size))
      let placed = placed(images.map { ($0.artwork, $0.size) })
      let places = images.compactMap { image in image.logo.map { ($0, image.size) } }
      let renderer = ArtworkRenderer(
        upright: placed, logo: logo.map { $0.placed(places) }, options: options)
      try await ImageEncoder(renderer, options: options).encode(to: outputs, onImage: onImage)
    } catch is OutOfMemory {
      throw LaunchImagesError.outOfMemory(path: source.name)
    }
  }

  private func placed(_ places: [(Placement, PixelSize)]) -> PlacedArtwork {
    PlacedArtwork(
      transposed, places.map { $0.upright(artwork: facts.size, frame: $1) })
  }
}
