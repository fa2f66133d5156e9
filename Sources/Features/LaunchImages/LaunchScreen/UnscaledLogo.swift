public import LaunchRules
public import Pictures
internal import Pixels

/// A logo that a launch screen shows in a separate view, with the same size on all screens.
public struct UnscaledLogo: Hashable, Sendable {
  public var size: PointSize
  /// The logo's position on the screen. If the logo is not centered, and this position is outside
  /// the safe area, the logo is moved into the safe area.
  public var position: Position

  package init(size: PointSize, position: Position) {
    self.size = size
    self.position = position
  }

  /// - Parameter image: the pixel size of the logo's image at @1x, which is its size in points.
  init(_ image: PixelSize, at position: Position) {
    self.init(
      size: PointSize(width: image.width, height: image.height), position: position)
  }

  /// The logo's frame on a screen, in points. A logo that is not centered is inside the safe area.
  package func frame(
    on screen: PointSize, safeArea: SafeArea
  ) -> ViewFrame {
    let (width, height) = (Double(size.width), Double(size.height))
    guard position != .center else {
      return ViewFrame(
        x: (Double(screen.width) - width) / 2, y: (Double(screen.height) - height) / 2,
        width: width, height: height)
    }
    let right = Double(screen.width - safeArea.right) - width
    let bottom = Double(screen.height - safeArea.bottom) - height
    let x = (Double(screen.width) - width) * position.x
    let y = (Double(screen.height) - height) * position.y
    return ViewFrame(
      x: min(max(x, Double(safeArea.left)), right), y: min(max(y, Double(safeArea.top)), bottom),
      width: width, height: height)
  }
}
