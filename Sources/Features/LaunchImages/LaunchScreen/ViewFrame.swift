public import LaunchRules
public import Pictures

/// A rectangle in points; it may reach beyond the screen.
package struct ViewFrame: Equatable, Sendable {
  package var x, y, width, height: Double

  package init(x: Double, y: Double, width: Double, height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// Places a whole picture in a frame by a fit and an anchor. With `cover`, the picture's
  /// rectangle may reach beyond the frame.
  package init(
    picture: (width: Double, height: Double), in frame: (width: Double, height: Double), _ fit: Fit,
    _ anchor: Anchor
  ) {
    let across = frame.width / picture.width
    let down = frame.height / picture.height
    let scale = fit == .contain ? min(across, down) : max(across, down)
    width = fit == .fill ? frame.width : picture.width * scale
    height = fit == .fill ? frame.height : picture.height * scale
    switch fit {
    case .fill: (x, y) = (0, 0)
    case .contain:
      let position = if case .position(let position) = anchor { position } else { Position.center }
      x = (frame.width - width) * position.x
      y = (frame.height - height) * position.y
    case .cover:
      x = 0 - anchor.start(of: frame.width, in: width, \.x)
      y = 0 - anchor.start(of: frame.height, in: height, \.y)
    }
  }
}

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
