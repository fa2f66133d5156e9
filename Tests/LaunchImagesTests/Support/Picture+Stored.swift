import TestSupport

extension Picture {
  /// The pixels as a file stores them whose Orientation tag has this value: where its row 0 and
  /// column 0 are in the upright picture (TIFF 6.0, page 36).
  func stored(orientation: Int) -> Picture {
    let right = width - 1
    let bottom = height - 1
    let isOnItsSide = orientation >= 5
    return Picture(
      width: isOnItsSide ? height : width, height: isOnItsSide ? width : height
    ) { column, row in
      switch orientation {
      // Row 0 at the top, column 0 on the left; and so on around.
      case 1: self[column, row]
      case 2: self[right - column, row]
      case 3: self[right - column, bottom - row]
      case 4: self[column, bottom - row]
      // Row 0 on the left, column 0 at the top; and so on around.
      case 5: self[row, column]
      case 6: self[right - row, column]
      case 7: self[right - row, bottom - column]
      default: self[row, bottom - column]
      }
    }
  }
}
