/// A rectangle in points; it may reach beyond the screen.
package struct ViewFrame: Equatable, Encodable, Sendable {
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

  /// The frame in thousandths of a point. `+ 0` turns -0.0 into 0.
  package var rounded: ViewFrame {
    func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 + 0 }
    return ViewFrame(
      x: rounded(x), y: rounded(y), width: rounded(width), height: rounded(height))
  }

  package func moved(by origin: ViewFrame) -> ViewFrame {
    ViewFrame(x: x + origin.x, y: y + origin.y, width: width, height: height)
  }
}
