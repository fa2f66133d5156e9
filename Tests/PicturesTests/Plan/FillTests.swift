import Pictures
import Pixels
import TestSupport
import Testing

@Suite struct FillTests {
  @Test func showsAllInAll() {
    PlacementCase.check(.fill) {
      $0.content == PixelRect(x: 0, y: 0, width: $0.frame.width, height: $0.frame.height)
        && $0.crop.x == 0 && $0.crop.y == 0 && $0.crop.width == Double($0.artwork.width)
        && $0.crop.height == Double($0.artwork.height)
        && $0.placement.croppedArea(of: $0.artwork) == 0
    }
  }

  @Test func measuresEnlargementAlongBothAxes() {
    PlacementCase.check(.fill) {
      let scales = $0.scales(to: $0.frame.width, $0.frame.height)
      return isClose($0.placement.enlargement, max(scales[0], scales[1]))
    }
  }
}
