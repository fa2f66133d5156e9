internal import Files
package import PNGCodec
package import Pixels
internal import Resources

/// Artwork of any proportions, for images that are not turned.
package struct UprightArtwork: Sendable {
  /// The renderer turns images: what it makes of swapped rows and columns is upright.
  private let transposed: Artwork
  private let options: BuildOptions
  private let source: ArtworkSource

  /// The rule by which crops are placed; with ``Focus/automatic``, the point that was found.
  package let anchor: Anchor

  package var size: PixelSize { transposed.size.transposed }

  /// Warnings about the file.
  package var warnings: [BuildWarning] { transposed.warnings }

  /// Reads and decodes artwork.
  ///
  /// - Parameters:
  ///   - shape: its proportions.
  ///   - options: how it is read and rendered, and how its images are encoded; screens and turn do not
  ///     count.
  /// - Complexity: O(pixels)
  package static func load(
    from source: ArtworkSource, _ shape: ArtworkShape, _ options: BuildOptions
  ) throws(LaunchImagesError) -> UprightArtwork {
    let artwork = try Artwork.load(source.read(), source, shape, options)
    guard Memory.has(artwork.raster.byteCount) else { throw .outOfMemory(path: source.name) }
    let findings = try artwork.findings(options, name: source.name)
    return UprightArtwork(
      transposed: artwork.transposed, options: options, source: source,
      anchor: options.anchor(findings))
  }

  /// Makes images of the artwork, all in one pass over its rows.
  ///
  /// - Parameters:
  ///   - images: their sizes, and the place of the artwork in each.
  ///   - outputs: one for each image.
  ///   - onImage: called with the index of each finished image, one at a time.
  /// - Throws: ``LaunchImagesError``, `CancellationError`, and errors of the outputs and of `onImage`.
  /// - Complexity: O(the artwork's pixels times the number of images)
  package func encode(
    _ images: [(size: PixelSize, placement: Placement)], to outputs: [some ByteOutput],
    onImage: (Int) throws -> Void
  ) async throws {
    do {
      try Memory.check(EncodingMemory.samplings(of: images.count, artwork: size))
      let turned = images.map { $0.placement.upright(artwork: size, frame: $0.size) }
      let renderer = ArtworkRenderer(turned, artwork: transposed, options: options)
      try await ImageEncoder(renderer, options: options).encode(to: outputs, onImage: onImage)
    } catch is OutOfMemory {
      throw LaunchImagesError.outOfMemory(path: source.name)
    }
  }
}
