internal import PNGCodec
package import Pixels
internal import Platform

/// An upright picture from which images are made.
package struct Artwork: Sendable {
  /// The name that messages show.
  package let name: String
  private(set) var raster: Raster
  package let colors: ArtworkColors
  package let warnings: [PictureWarning]

  package var size: PixelSize { raster.size }
  var byteCount: Int { raster.byteCount }

  /// Whether some pixels are not fully opaque.
  ///
  /// - Complexity: O(pixels) if there is an alpha channel, otherwise O(1)
  package var hasTransparency: Bool { raster.hasTransparency() }

  /// The artwork with rows and columns swapped. Upright images are made from it, because the
  /// renderer swaps rows and columns too.
  ///
  /// - Complexity: O(pixels), with a copy of the pixels
  var transposed: Artwork {
    var result = self
    result.raster = raster.upright(from: .leftMirrored)
    return result
  }

  /// The whole artwork in 8-bit RGB, shrunk to a longer side of `longestSide` pixels, over
  /// `background`.
  ///
  /// - Complexity: O(pixels)
  func overview(longestSide: Int, _ background: Background) -> Raster {
    raster.shrunk(
      toFit: longestSide, conversion: colors.conversion, background: background)
  }

  /// Decodes artwork, and turns it upright.
  ///
  /// A file that is already turned is turned back, so that all other code sees only upright
  /// artwork.
  ///
  /// - Complexity: O(pixels)
  static func load(
    _ bytes: PNGInput, _ input: ArtworkInput, _ options: PictureOptions
  ) throws(PictureError) -> Artwork {
    let name = input.source.name
    let decoded = try mapError(
      try PNGDecoder.decode(bytes, pixelLimit: options.pixelLimit, isConcurrent: options.jobs > 1)
    ) { PictureError.artworkUndecodable(path: name, $0) }
    let raster = try upright(decoded, input)
    let colors = try mapError(try ArtworkColors(of: decoded, policy: options.color)) {
      PictureError.artworkColorsUnusable(path: name, $0)
    }
    return Artwork(
      name: name, raster: raster, colors: colors,
      warnings: decoded.warnings.map { .png($0) } + colors.warnings)
  }

  private static func upright(
    _ decoded: DecodedPNG, _ input: ArtworkInput
  ) throws(PictureError) -> Raster {
    let name = input.source.name
    // The raster may have to be turned, even twice.
    if decoded.orientation != .up || input.turn != nil {
      let copies = input.turn == nil ? 1 : 2
      guard Memory.has(copies * decoded.raster.byteCount) else { throw .outOfMemory(path: name) }
    }
    let seen = decoded.raster.upright(from: decoded.orientation)
    guard let turn = input.turn else {
      try check(seen.size, input.shape, name: name)
      return seen
    }
    guard seen.size.width <= seen.size.height else {
      throw .artworkNotTurned(path: name, size: seen.size)
    }
    return seen.upright(from: turn == .clockwise ? .left : .right)
  }

  private static func check(
    _ size: PixelSize, _ shape: ArtworkShape, name: String
  ) throws(PictureError) {
    if shape.includes(size) { return }
    throw shape == .portrait
      ? .artworkNotPortrait(path: name, size: size) : .artworkNotLandscape(path: name, size: size)
  }
}

extension Artwork {
  /// The warning that this artwork is invisible as a logo; `nil` if the logo is visible, or if that
  /// cannot be determined.
  ///
  /// - Parameter backgrounds: all backgrounds of the logo; empty if an artwork is behind it.
  /// - Complexity: O(pixels) for a logo of one color
  package func unseenLogo(over backgrounds: [Background]) -> PictureWarning? {
    switch raster.visibleColor {
    case .none: return .logoTransparent
    case .several: return nil
    case .one(let pixel):
      let shown = pixel.shrunk(toFit: 1, conversion: colors.conversion)
      guard case .bits8(let samples) = shown.samples else { return nil }
      return backgrounds.lazy.compactMap { background -> PictureWarning? in
        guard case .color(let color) = background,
          zip(samples, color.samples).allSatisfy({ abs(Int($0) - Int($1)) <= Self.nearness })
        else { return nil }
        return .logoHasBackgroundColor(color)
      }.first
    }
  }

  /// Largest difference in each channel, in 8-bit steps, between two colors that look the same.
  private static let nearness = 3
}
