/// A TIFF structure with the tag Orientation and little else (TIFF 6.0, section 2).
enum Exif {
  static func orientation(_ value: Int, isLittleEndian: Bool) -> [UInt8] {
    func number(_ value: Int, bytes count: Int) -> [UInt8] {
      let little = (0..<count).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
      return isLittleEndian ? little : little.reversed()
    }
    let mark = Array((isLittleEndian ? "II" : "MM").utf8)
    let header = mark + number(42, bytes: 2) + number(8, bytes: 4)
    // ImageWidth as a long comes first: tags are in ascending order.
    let width =
      number(0x0100, bytes: 2) + number(4, bytes: 2) + number(1, bytes: 4) + number(9, bytes: 4)
    let orientation =
      number(0x0112, bytes: 2) + number(3, bytes: 2) + number(1, bytes: 4)
      + number(value, bytes: 2) + [0, 0]
    return header + number(2, bytes: 2) + width + orientation + number(0, bytes: 4)
  }
}

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
