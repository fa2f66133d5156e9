import Pictures
import Pixels
import TestSupport
import Testing

@Suite struct CoverTests {
  @Test func fillsTheFrame() {
    PlacementCase.check(.cover) {
      $0.content == PixelRect(x: 0, y: 0, width: $0.frame.width, height: $0.frame.height)
    }
  }

  @Test func keepsProportions() {
    PlacementCase.check(.cover) {
      isClose($0.crop.width * Double($0.frame.height), $0.crop.height * Double($0.frame.width))
    }
  }

  @Test func cropsNoMoreThanItMust() {
    PlacementCase.check(.cover) {
      $0.crop.width == Double($0.artwork.width) || $0.crop.height == Double($0.artwork.height)
    }
  }

  @Test func staysInsideTheArtwork() {
    PlacementCase.check(.cover) {
      $0.crop.x >= 0 && $0.crop.y >= 0 && $0.crop.width > 0 && $0.crop.height > 0
        && $0.crop.x + $0.crop.width <= Double($0.artwork.width) + 1e-12
        && $0.crop.y + $0.crop.height <= Double($0.artwork.height) + 1e-12
    }
  }

  @Test func dividesWhatIsCroppedByThePosition() {
    PlacementCase.check(.cover) {
      let left = $0.crop.x
      let right = Double($0.artwork.width) - $0.crop.width - left
      let top = $0.crop.y
      let bottom = Double($0.artwork.height) - $0.crop.height - top
      return isClose(left * (1 - $0.position.x), right * $0.position.x)
        && isClose(top * (1 - $0.position.y), bottom * $0.position.y)
    }
  }

  /// Enlargement and cropped area from the sizes alone.
  @Test func measures() {
    PlacementCase.check(.cover) {
      let scales = $0.scales(to: $0.frame.width, $0.frame.height)
      return isClose($0.placement.enlargement, max(scales[0], scales[1]))
        && isClose(
          $0.placement.croppedArea(of: $0.artwork),
          1 - min(scales[0], scales[1]) / max(scales[0], scales[1]))
    }
  }

  @Test func keepsTheWholeArtworkOfTheSameProportions() {
    let placement = Placement(
      artwork: PixelSize(width: 2208, height: 1242), frame: PixelSize(width: 1472, height: 828),
      fit: .cover, position: Position(x: 0.3, y: 0.9))
    #expect((placement.crop.x, placement.crop.y) == (0, 0))
    #expect((placement.crop.width, placement.crop.height) == (2208, 1242))
    #expect(placement.croppedArea(of: PixelSize(width: 2208, height: 1242)) == 0)
  }
}
