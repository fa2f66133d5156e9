internal import ColorManagement
internal import PNGCodec
internal import Pixels

/// A landscape picture, upright, that launch images are made of.
struct Artwork: Sendable {
  private(set) var raster: Raster
  let colors: ArtworkColors
  /// What is odd about the file.
  let warnings: [BuildWarning]

  var size: PixelSize { raster.size }

  /// The same with rows and columns swapped: what a renderer that turns makes upright images of.
  ///
  /// - Complexity: O(pixels), and as much memory again
  var transposed: Artwork {
    var result = self
    result.raster = raster.upright(from: .leftMirrored)
    return result
  }

  /// Reads and decodes artwork, and turns it upright.
  ///
  /// Artwork that has been turned already is turned back, so that everything else knows only
  /// upright artwork.
  ///
  /// - Complexity: O(pixels)
  static func load(
    from source: ArtworkSource, _ options: BuildOptions
  ) throws(LaunchImagesError) -> Artwork {
    let bytes = try source.read()
    let decoded: DecodedPNG
    do throws(PNGError) {
      decoded = try PNGDecoder.decode(bytes, pixelLimit: options.pixelLimit)
    } catch {
      throw .artworkUndecodable(path: source.name, error)
    }
    let raster = try upright(decoded, turn: options.turn, name: source.name)
    do throws(ColorError) {
      let colors = try ArtworkColors(of: decoded, policy: options.color)
      return Artwork(
        raster: raster, colors: colors,
        warnings: decoded.warnings.map { .png($0) } + colors.warnings)
    } catch {
      throw .artworkColorsUnusable(path: source.name, error)
    }
  }

  private static func upright(
    _ decoded: DecodedPNG, turn: Turn, name: String
  ) throws(LaunchImagesError) -> Raster {
    let seen = decoded.raster.upright(from: decoded.orientation)
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
