internal import CPixelKernels

/// The positions of an image's pixels along a gradient line, as a linear function of column and
/// row.
package struct GradientLine: Sendable {
  /// The position at the center of the image's top left pixel.
  let origin: Double
  /// Change of the position per column to the right and per row down.
  let perColumn: Double
  let perRow: Double

  /// - Parameter frame: the size of the frame that the gradient spans, before the frame is rotated
  ///   into the image.
  package init(_ direction: LinearGradient.Direction, frame: PixelSize, turned rotation: Rotation) {
    let (alongX, alongY) = Self.slopes(direction, frame)
    let (width, height) = (Double(frame.width), Double(frame.height))
    // The frame's center is at 0.5 on every gradient line.
    func position(_ x: Double, _ y: Double) -> Double {
      0.5 + (x - width / 2) * alongX + (y - height / 2) * alongY
    }
    switch rotation {
    case .none:
      (origin, perColumn, perRow) = (position(0.5, 0.5), alongX, alongY)
    case .clockwise:
      (origin, perColumn, perRow) = (position(0.5, height - 0.5), -alongY, alongX)
    case .halfTurn:
      (origin, perColumn, perRow) = (position(width - 0.5, height - 0.5), -alongX, -alongY)
    case .counterclockwise:
      (origin, perColumn, perRow) = (position(width - 0.5, 0.5), alongY, -alongX)
    }
  }

  package func position(column: Int, row: Int) -> Double {
    position(row: row) + Double(column) * perColumn
  }

  func position(row: Int) -> Double { origin + Double(row) * perRow }

  /// Change of the position per pixel to the right and per pixel down, in the upright frame.
  private static func slopes(
    _ direction: LinearGradient.Direction, _ frame: PixelSize
  ) -> (x: Double, y: Double) {
    let (width, height) = (Double(frame.width), Double(frame.height))
    switch direction {
    case .corner(let isRight, let isBottom):
      // The line is perpendicular to the diagonal between the other two corners.
      return ((isRight ? 1 : -1) / (2 * width), (isBottom ? 1 : -1) / (2 * height))
    case .angle(let degrees):
      let turn = degrees.truncatingRemainder(dividingBy: 360)
      let angle = (turn < 0 ? turn + 360 : turn) * .pi / 180
      // Multiples of 90 degrees must be exact.
      let (sine, cosine) = (
        abs(sin(angle)) < 1e-12 ? 0 : sin(angle), abs(cos(angle)) < 1e-12 ? 0 : cos(angle)
      )
      // With this length, the corner that the line points to has the last stop's color.
      let length = abs(width * sine) + abs(height * cosine)
      return (sine / length, -cosine / length)
    }
  }
}
