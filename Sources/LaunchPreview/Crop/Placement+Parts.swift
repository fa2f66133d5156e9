package import LaunchImages
package import LaunchRules
package import Pixels

extension Placement {
  /// The part of the artwork that shows in a part of the frame; `nil` if that is background.
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
}

extension Display {
  /// The screen in landscape, in pixels.
  package var landscape: PixelSize { PixelSize(width: pixelHeight, height: pixelWidth) }

  /// The part of the landscape screen that camera and home indicator leave free, on either side.
  package var landscapeSafePart: UnitRect {
    guard let area = safeAreas?.landscape else { return .whole }
    let (width, height) = (Double(points.height), Double(points.width))
    return UnitRect(
      x: Double(area.left) / width, y: Double(area.top) / height,
      width: (width - Double(area.left + area.right)) / width,
      height: (height - Double(area.top + area.bottom)) / height)
  }

  /// The part of the landscape screen that the camera takes; `nil` if that is none.
  package func cameraPart(_ orientation: LandscapeOrientation) -> UnitRect? {
    guard let camera = front?.camera, camera != .outside else { return nil }
    let (width, height) = (Double(points.height), Double(points.width))
    let reach = camera.reach / width
    // With the home side on the right, the camera is on the left.
    return UnitRect(
      x: orientation == .landscapeRight ? 0 : 1 - reach, y: (1 - camera.width / height) / 2,
      width: reach, height: camera.width / height)
  }
}
