internal import ColorManagement
internal import PNGCodec
internal import Pixels
internal import Platform

/// An upright picture that launch images or a launch file are made from.
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
  func overview(longestSide: Int, _ background: Background) -> Raster {
    raster.shrunk(
      toFit: longestSide, conversion: colors.conversion, background: background)
  }

  /// Decodes artwork, and turns it upright.
  ///
  /// Artwork that is turned already is turned back, so that all other code only sees upright artwork.
  ///
  /// - Complexity: O(pixels)
  /// - Parameters:
  ///   - bytes: those of the source.
  ///   - role: what it is for; `nil` for the main artwork.
  static func load(
    _ bytes: PNGInput, _ source: ArtworkSource, as role: ArtworkRole?,
    _ options: BuildOptions
  ) throws(LaunchImagesError) -> Artwork {
    let shape = options.artworkIsLogo ? .any : role.shape
    let artwork = try load(bytes, source, shape, options)
    if role == nil { return artwork }
    let warnings = artwork.warnings.map { BuildWarning.artwork(path: source.name, $0) }
    return Artwork(raster: artwork.raster, colors: artwork.colors, warnings: warnings)
  }

  /// The same of artwork that has no role.
  static func load(
    _ bytes: PNGInput, _ source: ArtworkSource, _ shape: ArtworkShape,
    _ options: BuildOptions
  ) throws(LaunchImagesError) -> Artwork {
    let decoded: DecodedPNG
    do throws(PNGError) {
      decoded = try PNGDecoder.decode(bytes, pixelLimit: options.pixelLimit)
    } catch {
      throw .artworkUndecodable(path: source.name, error)
    }
    var turn = options.turn
    if shape != .landscape { turn.isDone = false }
    let raster = try upright(decoded, shape, turn, name: source.name)
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
    _ decoded: DecodedPNG, _ shape: ArtworkShape, _ turn: Turn, name: String
  ) throws(LaunchImagesError) -> Raster {
    // The raster may have to be turned, even twice.
    if decoded.orientation != .up || turn.isDone {
      let copies = turn.isDone ? 2 : 1
      guard Memory.has(copies * decoded.raster.byteCount) else { throw .outOfMemory(path: name) }
    }
    let seen = decoded.raster.upright(from: decoded.orientation)
    guard turn.isDone else {
      try check(seen.size, shape, name: name)
      return seen
    }
    guard seen.size.width <= seen.size.height else {
      throw .artworkNotTurned(path: name, size: seen.size)
    }
    return seen.upright(from: turn.rotation == .clockwise ? .left : .right)
  }

  private static func check(
    _ size: PixelSize, _ shape: ArtworkShape, name: String
  ) throws(LaunchImagesError) {
    switch shape {
    case .landscape where size.width <= size.height:
      throw .artworkNotLandscape(path: name, size: size)
    case .portrait where size.width >= size.height:
      throw .artworkNotPortrait(path: name, size: size)
    case .landscape, .portrait, .any: break
    }
  }
}
