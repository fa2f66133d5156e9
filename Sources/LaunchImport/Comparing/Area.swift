internal import Pixels

/// A rectangle whose edges may lie between pixels; its origin is the visual top-left corner.
struct Area: Hashable {
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  /// The rectangle in the coordinates of the image before it was rotated or mirrored.
  ///
  /// - Parameter size: the size of the image before it was rotated.
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
