import Pictures
import Pixels
import TestSupport
import Testing

@Suite struct ContainTests {
  @Test func showsTheWholeArtwork() {
    PlacementCase.check(.contain) {
      $0.crop.x == 0 && $0.crop.y == 0 && $0.crop.width == Double($0.artwork.width)
        && $0.crop.height == Double($0.artwork.height)
        && $0.placement.croppedArea(of: $0.artwork) == 0
    }
  }

  @Test func staysInsideTheFrame() {
    PlacementCase.check(.contain) {
      $0.content.x >= 0 && $0.content.y >= 0
        && $0.content.columns.upperBound <= $0.frame.width
        && $0.content.rows.upperBound <= $0.frame.height
    }
  }

  /// One axis is the frame's, the other the nearest whole pixel of the exact length, at least 1.
  @Test func roundsToWholePixels() {
    PlacementCase.check(.contain) { sample in
      let (art, frame, content) = (sample.artwork, sample.frame, sample.content)
      return frame.width * art.height <= frame.height * art.width
        ? content.width == frame.width
          && isNearest(content.height, art.height * frame.width, art.width)
        : content.height == frame.height
          && isNearest(content.width, art.width * frame.height, art.height)
    }
  }

  @Test func dividesWhatIsLeftOverByThePosition() {
    PlacementCase.check(.contain) {
      let across = Double($0.frame.width - $0.content.width) * $0.position.x
      let down = Double($0.frame.height - $0.content.height) * $0.position.y
      return $0.content.x == Int(across.rounded(.toNearestOrEven))
        && $0.content.y == Int(down.rounded(.toNearestOrEven))
    }
  }

  @Test func measuresEnlargement() {
    PlacementCase.check(.contain) {
      let scales = $0.scales(to: $0.content.width, $0.content.height)
      return isClose($0.placement.enlargement, max(scales[0], scales[1]))
    }
  }

  /// Whether `count` is `dividend / divisor`, rounded, but at least 1; whole numbers only.
  private func isNearest(_ count: Int, _ dividend: Int, _ divisor: Int) -> Bool {
    count == 1 && 2 * dividend < divisor || abs(2 * (count * divisor - dividend)) <= divisor
  }
}
