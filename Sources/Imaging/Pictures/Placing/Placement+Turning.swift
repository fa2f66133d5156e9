package import Pixels

extension Placement {
  /// The renderer's input for an image that is the landscape frame, turned.
  ///
  /// - Parameters:
  ///   - artwork: the size of the upright artwork.
  ///   - frame: the size of the landscape frame.
  ///   - rotation: the quarter turn, clockwise or counterclockwise.
  package func turned(artwork: PixelSize, frame: PixelSize, by rotation: Rotation) -> TurnedImage {
    let isClockwise = rotation == .clockwise
    return TurnedImage(
      size: frame.transposed,
      content: PixelRect(
        x: isClockwise ? frame.height - content.rows.upperBound : content.y,
        y: isClockwise ? content.x : frame.width - content.columns.upperBound,
        width: content.height, height: content.width),
      rows: AxisSampling(
        sourceCount: artwork.width, origin: crop.x, extent: crop.width, count: content.width,
        isReversed: !isClockwise),
      columns: AxisSampling(
        sourceCount: artwork.height, origin: crop.y, extent: crop.height, count: content.height,
        isReversed: isClockwise))
  }

  /// The renderer's input for an image that is not turned, from artwork whose rows and columns are
  /// swapped.
  ///
  /// - Parameters:
  ///   - artwork: the size of the upright artwork.
  ///   - frame: the size of the image.
  package func upright(artwork: PixelSize, frame: PixelSize) -> TurnedImage {
    TurnedImage(
      size: frame, content: content,
      rows: AxisSampling(
        sourceCount: artwork.height, origin: crop.y, extent: crop.height, count: content.height,
        isReversed: false),
      columns: AxisSampling(
        sourceCount: artwork.width, origin: crop.x, extent: crop.width, count: content.width,
        isReversed: false))
  }
}
