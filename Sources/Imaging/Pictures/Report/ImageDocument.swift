package import Pixels

/// The parts of JSON documents that describe images.
package enum ImageDocument {
  package struct Artwork: Encodable, Sendable {
    /// The artwork's role, such as `dark`; absent for the main artwork of launch images.
    var role: String?
    var path: String
    var width: Int
    var height: Int

    package init(path: String, _ size: PixelSize, role: String? = nil) {
      (self.path, self.role) = (path, role)
      (width, height) = (size.width, size.height)
    }
  }

  /// A rectangle in pixels, measured from the top left corner.
  package struct Rectangle: Encodable, Sendable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    package init(_ rectangle: PixelRect) {
      (x, y) = (rectangle.x, rectangle.y)
      (width, height) = (rectangle.width, rectangle.height)
    }
  }

  /// A part of the upright artwork in its pixels, rounded to tenths as in ``PlacementText``.
  package struct Crop: Encodable, Sendable {
    var x: Double
    var y: Double
    var width: Double
    var height: Double

    package init(_ crop: Placement.Crop) {
      func tenths(_ value: Double) -> Double { (value * 10).rounded() / 10 }
      (x, y) = (tenths(crop.x), tenths(crop.y))
      (width, height) = (tenths(crop.width), tenths(crop.height))
    }
  }
}

/// The visible part of an artwork, such as `3840x2160 at 0,0`. With ``Fit/contain``, the artwork's
/// size and place in the image follow, such as `, on 497x497 at 856,372`.
package struct PlacementText: CustomStringConvertible {
  package let description: String

  package init(_ placement: Placement, _ fit: Fit) {
    let crop = placement.crop
    let size = "\(Self.tenths(crop.width))x\(Self.tenths(crop.height))"
    let part = "\(size) at \(Self.tenths(crop.x)),\(Self.tenths(crop.y))"
    description = fit == .contain ? "\(part), on \(Self.place(placement.content))" : part
  }

  /// The size and place of a rectangle: `497x497 at 856,372`.
  package static func place(_ content: PixelRect) -> String {
    "\(content.width)x\(content.height) at \(content.x),\(content.y)"
  }

  private static func tenths(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}
