/// One image to be made of an artwork: which of its pixels show the artwork, and how each of its
/// axes samples it. Its rows run along the artwork's columns: the artwork is turned by a quarter.
///
/// A turn clockwise shows the artwork's rows from the last to the first along x
/// (``columns`` reversed), one counterclockwise its columns from the last along y
/// (``rows`` reversed); neither reversed is a transposition.
package struct TurnedImage: Hashable, Sendable {
  package var size: PixelSize
  /// Where the artwork lands; the rest is background.
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
