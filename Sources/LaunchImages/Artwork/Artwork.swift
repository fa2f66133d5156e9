internal import ColorManagement
internal import PNGCodec
internal import Pixels
internal import Resources

/// An upright landscape picture that launch images are made from.
struct Artwork: Sendable {
  private(set) var raster: Raster
  let colors: ArtworkColors
  /// Warnings about the file.
  let warnings: [BuildWarning]

  var size: PixelSize { raster.size }

  /// The artwork with rows and columns swapped. A renderer that turns images makes upright images
  /// from it.
  ///
  /// - Complexity: O(pixels), with a copy of the pixels
  var transposed: Artwork {
    var result = self
    result.raster = raster.upright(from: .leftMirrored)
    return result
  }

  /// The whole artwork, small, in 8-bit RGB.
  ///
  /// - Complexity: O(pixels)
  func overview(longestSide: Int, _ background: RGBColor) -> Raster {
    raster.shrunk(
      toFit: longestSide, conversion: colors.conversion, background: background)
  }

  /// What artwork may look like.
  enum Shape {
    /// Landscape, or turned already if the options say so.
    case launchImage
    /// Upright, and of any proportions.
    case upright
  }

  /// Reads and decodes artwork, and turns it upright.
  ///
  /// Artwork that is turned already is turned back, so that all other code only sees upright artwork.
  ///
  /// - Complexity: O(pixels)
  static func load(
    from source: ArtworkSource, _ options: BuildOptions, shape: Shape = .launchImage
  ) throws(LaunchImagesError) -> Artwork {
    try load(source.read(), source, options, shape: shape)
  }

  /// The same with the source's bytes.
  static func load(
    _ bytes: ContiguousArray<UInt8>, _ source: ArtworkSource, _ options: BuildOptions,
    shape: Shape = .launchImage
  ) throws(LaunchImagesError) -> Artwork {
    let decoded: DecodedPNG
    do throws(PNGError) {
      decoded = try PNGDecoder.decode(bytes, pixelLimit: options.pixelLimit)
    } catch {
      throw .artworkUndecodable(path: source.name, error)
    }
    let raster =
      switch shape {
      case .launchImage: try landscape(decoded, turn: options.turn, name: source.name)
      case .upright: try seen(decoded, copies: 1, name: source.name)
      }
    do throws(ColorError) {
      let colors = try ArtworkColors(of: decoded, policy: options.color)
      return Artwork(
        raster: raster, colors: colors,
        warnings: decoded.warnings.map { .png($0) } + colors.warnings)
    } catch {
      throw .artworkColorsUnusable(path: source.name, error)
    }
  }

  /// The picture as programs show it.
  ///
  /// - Parameter copies: how many copies of the pixels there must be memory for, at least.
  private static func seen(
    _ decoded: DecodedPNG, copies: Int, name: String
  ) throws(LaunchImagesError) -> Raster {
    let copies = max(copies, decoded.orientation == .up ? 0 : 1)
    guard copies == 0 || Memory.has(copies * decoded.raster.byteCount) else {
      throw .outOfMemory(path: name)
    }
    return decoded.raster.upright(from: decoded.orientation)
  }

  private static func landscape(
    _ decoded: DecodedPNG, turn: Turn, name: String
  ) throws(LaunchImagesError) -> Raster {
    // The raster may have to be turned, even twice.
    let seen = try seen(decoded, copies: turn.isDone ? 2 : 0, name: name)
    guard turn.isDone else {
      guard seen.size.width > seen.size.height else {
        throw .artworkNotLandscape(path: name, size: seen.size)
      }
      return seen
    }
    guard seen.size.width <= seen.size.height else {
      throw .artworkNotTurned(path: name, size: seen.size)
    }
    return seen.upright(from: turn.rotation == .clockwise ? .left : .right)
  }
}
