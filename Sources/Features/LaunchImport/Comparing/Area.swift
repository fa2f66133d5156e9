internal import Pixels

/// A rectangle in an image, in pixels, whose edges may be between pixels. Its origin is its visual
/// top-left corner.
struct Area: Equatable {
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  /// The same rectangle in the coordinates of the image before `transform`.
  ///
  /// - Parameter size: the size of the image before `transform`, in pixels.
  func untransformed(_ transform: Transform, in size: PixelSize) -> Area {
    let (wide, high) = (Double(size.width), Double(size.height))
    let turned: Area
    switch transform.rotation {
    case .none: turned = self
    case .clockwise: turned = Area(x: y, y: high - x - width, width: height, height: width)
    case .halfTurn:
      turned = Area(x: wide - x - width, y: high - y - height, width: width, height: height)
    case .counterclockwise:
      turned = Area(x: wide - y - height, y: x, width: height, height: width)
    }
    guard transform.isMirrored else { return turned }
    return Area(
      x: wide - turned.x - turned.width, y: turned.y, width: turned.width, height: turned.height)
  }
}
