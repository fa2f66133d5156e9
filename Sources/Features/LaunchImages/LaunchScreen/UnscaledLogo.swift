public import LaunchRules
public import Pictures

/// A logo that a launch screen shows in a separate view, with the same size on all screens.
public struct UnscaledLogo: Hashable, Sendable {
  public var size: PointSize
  /// The logo's position on the screen. A logo that is not centered, and would reach beyond the
  /// safe area, is moved into the safe area.
  public var position: Position

  package init(size: PointSize, position: Position) {
    (self.size, self.position) = (size, position)
  }

  /// The logo's frame on a screen, in points.
  package func frame(on screen: PointSize, safeArea: SafeArea) -> ViewFrame {
    let (width, height) = (Double(size.width), Double(size.height))
    var x = (Double(screen.width) - width) * position.x
    var y = (Double(screen.height) - height) * position.y
    if position != .center {
      x = min(max(x, Double(safeArea.left)), Double(screen.width - safeArea.right) - width)
      y = min(max(y, Double(safeArea.top)), Double(screen.height - safeArea.bottom) - height)
    }
    return ViewFrame(x: x, y: y, width: width, height: height)
  }
}
