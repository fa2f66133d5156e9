internal import PNGCodec
public import Pixels

/// A landscape picture, upright, that launch images are made of.
public struct Artwork: Sendable {
  /// What messages call it.
  public let name: String
  public let raster: Raster
  /// What the decoder found odd.
  public let warnings: [BuildWarning]

  public var size: PixelSize { raster.size }

  /// Reads and decodes artwork, and turns it upright.
  ///
  /// - Parameter turn: how the artwork is going to be turned. Artwork that has been turned
  ///   already is turned back, so that everything else knows only upright artwork.
  /// - Complexity: O(pixels)
  public static func load(
    from source: ArtworkSource, turn: Turn
  ) throws(LaunchImagesError) -> Artwork {
    let bytes = try source.read()
    let decoded: DecodedPNG
    do throws(PNGError) {
      decoded = try PNGDecoder.decode(bytes)
    } catch {
      throw .artworkUndecodable(path: source.name, error)
    }
    let seen = decoded.raster.upright(from: decoded.orientation)
    let warnings = decoded.warning.map { [BuildWarning.decoder(text: $0)] } ?? []
    guard turn.isDone else {
      guard seen.size.width > seen.size.height else {
        throw .artworkNotLandscape(path: source.name, size: seen.size)
      }
      return Artwork(name: source.name, raster: seen, warnings: warnings)
    }
    guard seen.size.width <= seen.size.height else {
      throw .artworkNotTurned(path: source.name, size: seen.size)
    }
    let raster = seen.upright(from: turn.rotation == .clockwise ? .left : .right)
    return Artwork(name: source.name, raster: raster, warnings: warnings)
  }
}
