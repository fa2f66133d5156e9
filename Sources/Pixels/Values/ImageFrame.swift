/// An image to render, whatever it shows.
package struct ImageFrame: Hashable, Sendable {
  /// In pixels, as it is stored.
  package var size: PixelSize
  /// From the upright frame to the image.
  package var rotation: Rotation

  package init(size: PixelSize, rotation: Rotation) {
    self.size = size
    self.rotation = rotation
  }
}
