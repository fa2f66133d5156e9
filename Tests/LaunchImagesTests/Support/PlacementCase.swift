import LaunchImages
import Pixels

/// One placement of many, and what it was made of.
struct PlacementCase {
  let artwork: PixelSize
  let frame: PixelSize
  let position: Position
  let placement: Placement

  init(artwork: PixelSize, frame: PixelSize, fit: Fit, position: Position) {
    self.artwork = artwork
    self.frame = frame
    self.position = position
    placement = Placement(artwork: artwork, frame: frame, fit: fit, position: position)
  }

  var crop: Placement.Crop { placement.crop }
  var content: PixelRect { placement.content }

  /// Every artwork and frame up to 8x8, at several positions.
  ///
  /// - Returns: the first of those for which `holds` is false, in words.
  static func failure(_ fit: Fit, _ holds: (PlacementCase) -> Bool) -> String? {
    for artwork in sizes {
      for frame in sizes {
        for position in positions {
          let candidate = PlacementCase(
            artwork: artwork, frame: frame, fit: fit, position: position)
          if !holds(candidate) { return "\(candidate)" }
        }
      }
    }
    return nil
  }

  private static let sizes = (1...8).flatMap { width in
    (1...8).map { PixelSize(width: width, height: $0) }
  }

  private static let positions = [
    Position.center, Position(x: 0, y: 0), Position(x: 1, y: 1), Position(x: 0, y: 1),
    Position(x: 0.25, y: 0.7),
  ]
}

/// Whether numbers are the same but for the last bits of a double.
func isClose(_ first: Double, _ second: Double) -> Bool {
  abs(first - second) <= 1e-12 * max(1, abs(first), abs(second))
}
