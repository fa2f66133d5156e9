public import Pixels

extension Rotation {
  /// The position in the source raster that the rotation moves to (x, y). `size` is the size of the
  /// source raster.
  public func sourcePosition(x: Int, y: Int, of size: PixelSize) -> (column: Int, row: Int) {
    StoredOrientation(uprightBy: self).storedPosition(x: x, y: y, of: size)
  }
}
