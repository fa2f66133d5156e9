package import Pixels

extension Placement {
  /// The part of the artwork that is visible in `area`, a part of the frame; `nil` if only
  /// background is visible there.
  package func part(of frame: PixelSize, in area: UnitRect, artwork: PixelSize) -> UnitRect? {
    let shown = UnitRect(
      x: Double(content.x) / Double(frame.width), y: Double(content.y) / Double(frame.height),
      width: Double(content.width) / Double(frame.width),
      height: Double(content.height) / Double(frame.height))
    let crop = UnitRect(crop, of: artwork)
    guard let common = shown.intersection(area) else { return nil }
    return UnitRect(
      x: crop.x + (common.x - shown.x) / shown.width * crop.width,
      y: crop.y + (common.y - shown.y) / shown.height * crop.height,
      width: common.width / shown.width * crop.width,
      height: common.height / shown.height * crop.height)
  }

  /// The point of the frame that shows the point (`x`, `y`) of the artwork; `nil` if that point is
  /// cropped. Both points are in shares of width and height, from 0 to 1.
  package func place(_ x: Double, _ y: Double, of artwork: PixelSize, in frame: PixelSize) -> (
    x: Double, y: Double
  )? {
    let across = (x * Double(artwork.width) - crop.x) / crop.width
    let down = (y * Double(artwork.height) - crop.y) / crop.height
    guard (0...1).contains(across), (0...1).contains(down) else { return nil }
    return (
      (Double(content.x) + across * Double(content.width)) / Double(frame.width),
      (Double(content.y) + down * Double(content.height)) / Double(frame.height)
    )
  }
}
