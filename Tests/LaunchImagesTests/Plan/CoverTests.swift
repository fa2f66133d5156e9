import LaunchImages
import Pixels
import Testing

@Suite struct CoverTests {
  @Test func fillsTheFrame() {
    let failure = PlacementCase.failure(.cover) {
      $0.content == PixelRect(x: 0, y: 0, width: $0.frame.width, height: $0.frame.height)
    }
    #expect(failure == nil)
  }

  @Test func keepsProportions() {
    let failure = PlacementCase.failure(.cover) {
      isClose($0.crop.width * Double($0.frame.height), $0.crop.height * Double($0.frame.width))
    }
    #expect(failure == nil)
  }

  @Test func cropsNoMoreThanItMust() {
    let failure = PlacementCase.failure(.cover) {
      $0.crop.width == Double($0.artwork.width) || $0.crop.height == Double($0.artwork.height)
    }
    #expect(failure == nil)
  }

  @Test func staysInsideTheArtwork() {
    let failure = PlacementCase.failure(.cover) {
      $0.crop.x >= 0 && $0.crop.y >= 0 && $0.crop.width > 0 && $0.crop.height > 0
        && $0.crop.x + $0.crop.width <= Double($0.artwork.width) + 1e-12
        && $0.crop.y + $0.crop.height <= Double($0.artwork.height) + 1e-12
    }
    #expect(failure == nil)
  }

  @Test func dividesWhatIsCroppedByThePosition() {
    let failure = PlacementCase.failure(.cover) {
      let left = $0.crop.x
      let right = Double($0.artwork.width) - $0.crop.width - left
      let top = $0.crop.y
      let bottom = Double($0.artwork.height) - $0.crop.height - top
      return isClose(left * (1 - $0.position.x), right * $0.position.x)
        && isClose(top * (1 - $0.position.y), bottom * $0.position.y)
    }
    #expect(failure == nil)
  }

  /// Enlargement and cropped area from the sizes alone.
  @Test func measures() {
    let failure = PlacementCase.failure(.cover) {
      let across = Double($0.frame.width) / Double($0.artwork.width)
      let down = Double($0.frame.height) / Double($0.artwork.height)
      return isClose($0.placement.enlargement, max(across, down))
        && isClose(
          $0.placement.croppedArea(of: $0.artwork), 1 - min(across, down) / max(across, down))
    }
    #expect(failure == nil)
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
