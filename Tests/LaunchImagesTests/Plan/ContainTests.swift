import LaunchImages
import Pixels
import Testing

@Suite struct ContainTests {
  @Test func showsTheWholeArtwork() {
    let failure = PlacementCase.failure(.contain) {
      $0.crop.x == 0 && $0.crop.y == 0 && $0.crop.width == Double($0.artwork.width)
        && $0.crop.height == Double($0.artwork.height)
        && $0.placement.croppedArea(of: $0.artwork) == 0
    }
    #expect(failure == nil)
  }

  @Test func staysInsideTheFrame() {
    let failure = PlacementCase.failure(.contain) {
      $0.content.x >= 0 && $0.content.y >= 0
        && $0.content.columns.upperBound <= $0.frame.width
        && $0.content.rows.upperBound <= $0.frame.height
    }
    #expect(failure == nil)
  }

  /// One axis is the frame's, the other the nearest whole pixel of the exact length, at least 1.
  @Test func roundsToWholePixels() {
    let failure = PlacementCase.failure(.contain) { sample in
      let (art, frame, content) = (sample.artwork, sample.frame, sample.content)
      return frame.width * art.height <= frame.height * art.width
        ? content.width == frame.width
          && isNearest(content.height, art.height * frame.width, art.width)
        : content.height == frame.height
          && isNearest(content.width, art.width * frame.height, art.height)
    }
    #expect(failure == nil)
  }

  @Test func dividesWhatIsLeftOverByThePosition() {
    let failure = PlacementCase.failure(.contain) {
      let across = Double($0.frame.width - $0.content.width) * $0.position.x
      let down = Double($0.frame.height - $0.content.height) * $0.position.y
      return $0.content.x == Int(across.rounded(.toNearestOrEven))
        && $0.content.y == Int(down.rounded(.toNearestOrEven))
    }
    #expect(failure == nil)
  }

  @Test func measuresEnlargement() {
    let failure = PlacementCase.failure(.contain) {
      let across = Double($0.content.width) / Double($0.artwork.width)
      let down = Double($0.content.height) / Double($0.artwork.height)
      return isClose($0.placement.enlargement, max(across, down))
    }
    #expect(failure == nil)
  }

  /// Whether `count` is `dividend / divisor`, rounded, but at least 1; whole numbers only.
  private func isNearest(_ count: Int, _ dividend: Int, _ divisor: Int) -> Bool {
    count == 1 && 2 * dividend < divisor || abs(2 * (count * divisor - dividend)) <= divisor
  }
}

@Suite struct FillTests {
  @Test func showsAllInAll() {
    let failure = PlacementCase.failure(.fill) {
      $0.content == PixelRect(x: 0, y: 0, width: $0.frame.width, height: $0.frame.height)
        && $0.crop.x == 0 && $0.crop.y == 0 && $0.crop.width == Double($0.artwork.width)
        && $0.crop.height == Double($0.artwork.height)
        && $0.placement.croppedArea(of: $0.artwork) == 0
    }
    #expect(failure == nil)
  }

  @Test func measuresEnlargementAlongBothAxes() {
    let failure = PlacementCase.failure(.fill) {
      let across = Double($0.frame.width) / Double($0.artwork.width)
      let down = Double($0.frame.height) / Double($0.artwork.height)
      return isClose($0.placement.enlargement, max(across, down))
    }
    #expect(failure == nil)
  }
}
