import LaunchImages
import LaunchRules
import Pictures
import Pixels
import TestSupport
import Testing

/// Artwork of another size: its corners must be where the turn puts them, in every image.
@Suite struct ScaledCornersTests {
  @Test(arguments: LandscapeOrientation.allCases, ResamplingFilter.allCases)
  func everyImageHasItsCorners(
    _ orientation: LandscapeOrientation, _ filter: ResamplingFilter
  ) async throws {
    let built = try await Built(Picture.marked(width: 160, height: 96)) {
      $0.orientation = orientation
      $0.fit = .fill
      $0.filter = filter
      $0.screens = [.height480, .height736]
      $0.scales = .list([.two])
      $0.compression = .fast
    }
    #expect(built.report.images.count == 2)
    for image in built.report.images {
      let picture = try built.picture(image.file)
      #expect((picture.width, picture.height) == (image.size.width, image.size.height))
      #expect(picture.corners == expected(orientation), "\(image.file)")
    }
  }

  /// The image of the nearest filter, computed pixel by pixel in whole numbers.
  @Test(arguments: Fit.allCases, LandscapeOrientation.allCases)
  func nearestPixelByPixel(_ fit: Fit, _ orientation: LandscapeOrientation) async throws {
    let artwork = Picture.noisy(width: 101, height: 67)
    let built = try await Built(artwork) {
      $0.only(.height480, .two)
      $0.orientation = orientation
      $0.fit = fit
      $0.filter = .nearest
      $0.compression = .fast
      $0.background = .color(RGBColor(red: 1, green: 2, blue: 3))
    }
    let upright = nearest(artwork, fit, width: 960, height: 640)
    let expected = orientation == .landscapeRight ? upright.clockwise : upright.counterclockwise
    #expect(try built.picture("Default-iOS7@2x.png").difference(from: expected) == nil)
  }

  /// 101x67 is wider than 3:2: cover crops columns, contain leaves rows over.
  private func nearest(_ artwork: Picture, _ fit: Fit, width: Int, height: Int) -> Picture {
    // 960 * 67 / 101 = 636.8: two rows remain over the content, one below (1.5, to even).
    let top = fit == .contain ? 2 : 0
    let rows = fit == .contain ? 637 : height
    return Picture(width: width, height: height) { x, y in
      guard (top..<top + rows).contains(y) else { return Pixel(1, 2, 3) }
      let row = (2 * (y - top) + 1) * artwork.height / (2 * rows)
      // Cover: columns are 67/640 artwork pixels wide, around the artwork's middle.
      let column =
        fit == .cover
        ? (101 * height + (2 * x + 1 - width) * artwork.height) / (2 * height)
        : (2 * x + 1) * artwork.width / (2 * width)
      return artwork[column, row]
    }
  }

  /// Top left, top right, bottom left, bottom right of the portrait image.
  private func expected(_ orientation: LandscapeOrientation) -> [Pixel] {
    switch orientation {
    case .landscapeRight:
      [Corner.bottomLeft, Corner.topLeft, Corner.bottomRight, Corner.topRight]
    case .landscapeLeft:
      [Corner.topRight, Corner.bottomRight, Corner.topLeft, Corner.bottomLeft]
    }
  }
}
