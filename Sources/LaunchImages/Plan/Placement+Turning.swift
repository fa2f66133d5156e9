package import Pixels

extension Placement {
  /// The renderer's input for the turned image of this placement.
  ///
  /// - Parameters:
  ///   - artwork: the size of the upright artwork.
  ///   - frame: the size of the landscape frame.
  ///   - rotation: a quarter turn.
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
}

extension Placement {
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

extension BuildPlan {
  /// The renderer's input for the images that are turned, in the plan's order.
  package var turnedImages: [TurnedImage] {
    images.filter { !$0.isUpright }.map { turned($0.placement, of: artwork, $0) }
  }

  /// The renderer's input for what lies at a place in an image: from the artwork if the image is
  /// turned, and otherwise from artwork whose rows and columns are swapped.
  ///
  /// - Parameter artwork: the size of the upright artwork.
  package func turned(
    _ placement: Placement, of artwork: PixelSize, _ image: ImagePlan
  ) -> TurnedImage {
    image.isUpright
      ? placement.upright(artwork: artwork, frame: image.frame)
      : placement.turned(artwork: artwork, frame: image.frame, by: turn.rotation)
  }
}
