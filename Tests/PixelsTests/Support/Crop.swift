@testable import Pixels

/// The part of an artwork that an image shows, in artwork pixels, which may be fractional.
struct Crop: Sendable {
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  static func whole(_ size: PixelSize) -> Crop {
    Crop(x: 0, y: 0, width: Double(size.width), height: Double(size.height))
  }
}

extension TurnedImage {
  /// An image whose `content` shows `crop` of an artwork.
  init(
    of artwork: PixelSize, crop: Crop, size: PixelSize, content: PixelRect,
    rowsReversed: Bool, columnsReversed: Bool
  ) {
    self.init(
      size: size, content: content,
      rows: AxisSampling(
        sourceCount: artwork.width, origin: crop.x, extent: crop.width, count: content.height,
        isReversed: rowsReversed),
      columns: AxisSampling(
        sourceCount: artwork.height, origin: crop.y, extent: crop.height, count: content.width,
        isReversed: columnsReversed))
  }

  /// An image that is filled by the whole artwork.
  init(
    filling size: PixelSize, with artwork: PixelSize, rowsReversed: Bool = false,
    columnsReversed: Bool = false
  ) {
    self.init(
      of: artwork, crop: .whole(artwork), size: size,
      content: PixelRect(x: 0, y: 0, width: size.width, height: size.height),
      rowsReversed: rowsReversed, columnsReversed: columnsReversed)
  }

  /// The artwork turned, pixel for pixel.
  init(exactly rotation: Rotation, of artwork: PixelSize) {
    self.init(
      filling: artwork.transposed, with: artwork, rowsReversed: rotation == .counterclockwise,
      columnsReversed: rotation == .clockwise)
  }
}
