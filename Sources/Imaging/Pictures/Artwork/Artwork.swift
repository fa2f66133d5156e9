package import Pixels
internal import Platform

/// An upright picture from which images are made.
package struct Artwork: Sendable {
  package let name: String
  let raster: Raster
  package let colors: ArtworkColors
  package let warnings: [PictureWarning]

  package var size: PixelSize { raster.size }
  var byteCount: Int { raster.byteCount }

  package var hasTransparency: Bool { raster.hasTransparency() }

  /// The artwork with rows and columns swapped. The renderer swaps rows and columns back, so an
  /// image made from this artwork is upright.
  ///
  /// - Complexity: O(pixels), with a copy of the pixels
  var transposed: Artwork {
    Artwork(
      name: name, raster: raster.upright(from: .leftMirrored), colors: colors, warnings: warnings)
  }

  /// The whole artwork in 8-bit RGB, shrunk so that the longer side has `longestSide` pixels.
  func overview(longestSide: Int, _ background: Background) -> Raster {
    raster.shrunk(
      toFit: longestSide, conversion: colors.conversion, background: background)
  }

  /// Decodes artwork and rotates it to be upright. All other code sees only upright artwork.
  static func load(
    _ bytes: ContiguousArray<UInt8>, _ input: ArtworkInput, _ options: PictureOptions
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
    // A rotation copies the raster. The file's orientation may need one rotation, `input.turn`
    // another.
    if decoded.orientation != .up || input.turn != nil {
      let copies = input.turn == nil ? 1 : 2
      guard Memory.has(copies * decoded.raster.byteCount) else { throw .outOfMemory(path: name) }
    }
    let seen = decoded.raster.upright(from: decoded.orientation)
    guard let turn = input.turn else {
      if input.shape.includes(seen.size) { return seen }
      throw input.shape == .portrait
        ? .artworkNotPortrait(path: name, size: seen.size)
        : .artworkNotLandscape(path: name, size: seen.size)
    }
    guard seen.size.width <= seen.size.height else {
      throw .artworkNotTurned(path: name, size: seen.size)
    }
    return seen.upright(from: turn == .clockwise ? .left : .right)
  }

  /// The warning that this artwork, used as a logo, cannot be seen. `nil` if the logo is visible,
  /// or if its visibility cannot be determined.
  ///
  /// - Parameter backgrounds: all backgrounds of the logo; empty if the logo is over another
  ///   artwork.
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

/// How an artwork's samples are converted, and which color chunks the artwork's images get.
package struct ArtworkColors: Sendable {
  let conversion: ColorConversion
  package let tags: ColorChunks
  let warnings: [PictureWarning]

  init(of png: DecodedPNG, policy: ColorPolicy) throws(ColorError) {
    let isGray = png.raster.channels.colorChannels == 1
    // Images are RGB, so they cannot have a gray profile.
    let keeps = policy == .preserve && !(isGray && png.colors.isProfile)
    if keeps {
      conversion = .none
      tags = isGray ? png.colors.withoutProfile : png.colors
      warnings = []
      return
    }
    var ignored: [PictureWarning] = policy == .preserve ? [.grayProfile] : []
    conversion = try Self.conversion(of: png, ignored: &ignored)
    tags = .sRGB
    warnings = ignored
  }

  /// The conversion to sRGB. Of the file's color spaces, the first that can be converted is used.
  private static func conversion(
    of png: DecodedPNG, ignored: inout [PictureWarning]
  ) throws(ColorError) -> ColorConversion {
    for space in png.colors.spaces {
      do throws(ColorError) {
        return try ColorConversion(
          from: space, channels: png.raster.channels, samples: png.raster.samples)
      } catch {
        // Without its color space, artwork usually looks only slightly different, so the build
        // continues. HDR artwork would look wrong, so the build stops. A lack of memory stops the
        // build too.
        switch error {
        case .highDynamicRange, .outOfMemory: throw error
        default: break
        }
        ignored.append(.colorSpace(error))
      }
    }
    return .none
  }
}

/// How the artwork's color space is handled.
public enum ColorPolicy: String, Hashable, Sendable, CaseIterable {
  /// Colors are converted to sRGB, and the images are tagged as sRGB.
  case sRGB = "srgb"
  /// Samples are not converted, and the images get the artwork's color tags, if it has any.
  case preserve
}
