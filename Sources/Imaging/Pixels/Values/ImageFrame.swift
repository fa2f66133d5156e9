/// The size and the rotation of an image to render, without its artwork.
package struct ImageFrame: Hashable, Sendable {
  /// Size of the stored image in pixels.
  package var size: PixelSize
  /// Turns the upright frame into the stored image.
  package var rotation: Rotation

  package init(size: PixelSize, rotation: Rotation) {
    self.size = size
    self.rotation = rotation
  }
}
