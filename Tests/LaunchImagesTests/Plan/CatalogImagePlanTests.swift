import LaunchImages
import LaunchRules
import Pixels
import Testing

/// The sizes of the upright images.
@Suite struct CatalogImagePlanTests {
  /// Each filled, at its scale, by the sizes that the devices' specifications name.
  static let screens = [(1024, 768), (2752, 2064), (2868, 1320)]

  @Test(arguments: [
    // 16:9: the iPad's height decides at @1x and @2x, the iPhone's width at @3x; at @2x 3669x2064
    // would be too many pixels.
    (Fit.cover, PixelSize(width: 3840, height: 2160), [(1365, 768), (3333, 1875), (2868, 1613)]),
    (.contain, PixelSize(width: 3840, height: 2160), [(1024, 576), (2752, 1548), (2347, 1320)]),
    (.fill, PixelSize(width: 3840, height: 2160), [(1365, 768), (3333, 1875), (2868, 1613)]),
    // 4:3, as the iPads.
    (.cover, PixelSize(width: 4000, height: 3000), [(1024, 768), (2752, 2064), (2868, 2151)]),
    // Nothing is enlarged.
    (.cover, PixelSize(width: 1200, height: 700), [(1200, 700), (1200, 700), (1200, 700)]),
    (.cover, PixelSize(width: 2, height: 1), [(2, 1), (2, 1), (2, 1)]),
  ])
  func sizes(_ fit: Fit, _ artwork: PixelSize, _ expected: [(Int, Int)]) {
    let sizes = sizes(artwork, fit)
    #expect(sizes.map(\.size) == expected.map { PixelSize(width: $0.0, height: $0.1) })
    #expect(sizes.map(\.scale) == [.one, .two, .three])
  }

  @Test("the same picture is there once", arguments: Fit.allCases)
  func once(fit: Fit) {
    for width in [2, 100, 1200, 1366, 2000, 3840] {
      let images = plan(PixelSize(width: width, height: width * 9 / 16), fit)
      #expect(Set(images.map(\.size)).count == images.count)
      #expect(Set(images.map(\.file)).count == images.count)
      #expect(
        images.flatMap(\.scales).sorted { $0.rawValue < $1.rawValue } == [.one, .two, .three])
    }
    #expect(plan(PixelSize(width: 100, height: 50), fit).map(\.name) == ["LaunchArtwork.png"])
  }

  /// However large or odd the artwork: no file passes the limit, nothing is enlarged, proportions
  /// stay, and a screen is filled unless artwork or limit stands in the way.
  @Test(arguments: [100, 1000, 1023, 1366, 2732, 2869, 4001, 8192, 30_000, 50_000_000])
  func anyArtwork(_ width: Int) {
    for height in [1, 2, 37, 99, 500, 768, 1320, 2063, 2065, 4000, 29_999] where height < width {
      let artwork = PixelSize(width: width, height: height)
      for fit in Fit.allCases {
        for (image, screen) in zip(sizes(artwork, fit), Self.screens) {
          check(image.size, artwork, screen, fit)
        }
      }
    }
  }

  private func check(_ size: PixelSize, _ artwork: PixelSize, _ screen: (Int, Int), _ fit: Fit) {
    let context: Comment = "\(artwork) to \(size) for \(screen), \(fit)"
    #expect(size.width * size.height * 4 <= 25_000_000, context)
    #expect(size.width <= artwork.width && size.height <= artwork.height, context)
    #expect(size.width > 0 && size.height > 0, context)
    let ideal = Double(size.width) * Double(artwork.height) / Double(artwork.width)
    let isThin = size.height == 1
    // A side is rounded; where the other decides, that side's rounding counts by the proportion.
    #expect(abs(ideal - Double(size.height)) <= 1.01 || isThin, context)
    let fills =
      fit == .contain
      ? size.width >= screen.0 || size.height >= screen.1
      : size.width >= screen.0 && size.height >= screen.1
    let isWhole = size == artwork
    let isLimited = (size.width + 2) * (size.height + 2) * 4 > 25_000_000 || isThin
    #expect(fills || isWhole || isLimited, context)
  }

  /// What each scale gets, from @1x to @3x.
  private func sizes(_ artwork: PixelSize, _ fit: Fit) -> [(scale: ScaleFactor, size: PixelSize)] {
    plan(artwork, fit).flatMap { image in image.scales.map { ($0, image.size) } }
      .sorted { $0.0.rawValue < $1.0.rawValue }
  }

  private func plan(_ artwork: PixelSize, _ fit: Fit) -> [CatalogImagePlan] {
    var options = BuildOptions()
    options.fit = fit
    options.launchFile = .storyboard
    return BuildPlan(artwork: artwork, options: options).launchFile?.images ?? []
  }
}
