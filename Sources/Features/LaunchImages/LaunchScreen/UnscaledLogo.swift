public import LaunchRules
public import Pictures

/// A logo that a launch screen shows in a separate view, with the same size on all screens that are
/// large enough for it.
public struct UnscaledLogo: Hashable, Sendable {
  public var size: PointSize
  /// The logo's position on the screen. A logo that is not centered, and would reach beyond the
  /// safe area, is moved into the safe area.
  public var position: Position

  /// The largest part of a window's width and height that a logo takes, so that it is whole in small
  /// windows too.
  static let longestShare = 0.9

  package init(size: PointSize, position: Position) {
    (self.size, self.position) = (size, position)
  }

  /// The logo's frame on a screen, in points.
  package func frame(on screen: PointSize, safeArea: SafeArea) -> ViewFrame {
    let (width, height) = (Double(screen.width), Double(screen.height))
    let (longest, highest) = (Double(size.width), Double(size.height))
    let scale = min(
      1, Self.longestShare * width / longest, Self.longestShare * height / highest)
    var frame = ViewFrame(x: 0, y: 0, width: longest * scale, height: highest * scale)
    frame.x = Self.start(longest, frame.width, in: width, position.x)
    frame.y = Self.start(highest, frame.height, in: height, position.y)
    if position != .center {
      let edges = (Double(safeArea.left), width - Double(safeArea.right) - frame.width)
      frame.x = min(max(frame.x, min(edges.0, edges.1)), max(edges.0, edges.1))
      let ends = (Double(safeArea.top), height - Double(safeArea.bottom) - frame.height)
      frame.y = min(max(frame.y, min(ends.0, ends.1)), max(ends.0, ends.1))
    }
    return frame
  }

  /// The logo's start on an axis. A logo that is smaller than usual has the same center or edge.
  private static func start(
    _ usual: Double, _ length: Double, in screen: Double, _ place: Double
  ) -> Double {
    switch place {
    case 0: 0
    case 1: screen - length
    default: (screen - usual) * place + (usual - length) / 2
    }
  }
}
