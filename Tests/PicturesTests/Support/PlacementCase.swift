import Pictures
import Pixels
import TestSupport
import Testing

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

  var crop: RealRect { placement.crop }
  var content: PixelRect { placement.content }

  /// How many times as long as the artwork's the sides of a size are: across, down.
  func scales(to width: Int, _ height: Int) -> [Double] {
    [Double(width) / Double(artwork.width), Double(height) / Double(artwork.height)]
  }

  /// Whether something holds for every artwork and frame up to 8x8, at several positions.
  static func check(
    _ fit: Fit, sourceLocation: SourceLocation = #_sourceLocation,
    _ holds: (PlacementCase) -> Bool
  ) {
    for artwork in sizes {
      for frame in sizes {
        for position in positions {
          let candidate = PlacementCase(
            artwork: artwork, frame: frame, fit: fit, position: position)
          guard !holds(candidate) else { continue }
          Issue.record("\(candidate)", sourceLocation: sourceLocation)
          return
        }
      }
    }
  }

  private static let sizes = (1...8).flatMap { width in
    (1...8).map { PixelSize(width: width, height: $0) }
  }

  private static let positions = [
    Position.center, Position(x: 0, y: 0), Position(x: 1, y: 1), Position(x: 0, y: 1),
    Position(x: 0.25, y: 0.7),
  ]
}
