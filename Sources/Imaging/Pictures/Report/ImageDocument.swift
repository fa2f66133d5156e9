package import Pixels

package struct ArtworkDocument: Encodable, Sendable {
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

extension RealRect {
  /// The rectangle rounded to tenths, as in ``PlacementText``.
  package var inTenths: RealRect {
    func tenths(_ value: Double) -> Double { (value * 10).rounded() / 10 }
    return RealRect(x: tenths(x), y: tenths(y), width: tenths(width), height: tenths(height))
  }
}

/// The part of an artwork that an image shows, such as `3840x2160 at 0,0`. With ``Fit/contain``,
/// the size and place of this part in the image follow, such as `, on 497x497 at 856,372`.
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
