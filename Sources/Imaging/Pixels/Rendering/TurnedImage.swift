/// An image to render from an artwork: which of its pixels show the artwork, and how each axis of
/// the image samples the artwork. The image's rows sample the artwork's columns, because the
/// artwork is rotated by 90 degrees.
///
/// A clockwise turn shows the artwork's rows from the last to the first along x (``columns``
/// reversed), a counterclockwise turn shows its columns from the last to the first along y
/// (``rows`` reversed); with neither reversed, the image is a transposition.
package struct TurnedImage: Equatable, Sendable {
  package var size: PixelSize
  /// The part that shows the artwork; the rest is background.
  package var content: PixelRect
  /// How the content's rows sample the artwork's columns.
  package var rows: AxisSampling
  /// How the content's columns sample the artwork's rows.
  package var columns: AxisSampling

  package init(size: PixelSize, content: PixelRect, rows: AxisSampling, columns: AxisSampling) {
    self.size = size
    self.content = content
    self.rows = rows
    self.columns = columns
  }
}
