import LaunchImages
import LaunchRules
import Pixels
import Testing

/// The sizes of the upright images.
@Suite struct CatalogImagePlanTests {
  /// Each filled, at its scale, by the sizes that the devices' specifications name.
  static let screens = [(1024, 768), (2752, 2064), (2868, 1320)]

  private static let expected: [(Fit, PixelSize, [(Int, Int)])] = [
    // 16:9: the iPad's height decides at @1x and @2x, the iPhone's width at @3x; at @2x 3669x2064
    // would be too many pixels.
    (Fit.cover, PixelSize(width: 3840, height: 2160), [(1365, 768), (3200, 1800), (2868, 1613)]),
    (.contain, PixelSize(width: 3840, height: 2160), [(1024, 576), (2752, 1548), (2347, 1320)]),
    (.fill, PixelSize(width: 3840, height: 2160), [(1365, 768), (3200, 1800), (2868, 1613)]),
    (.cover, PixelSize(width: 3000, height: 3000), [(1024, 1024), (2400, 2400), (2400, 2400)]),
    (.cover, PixelSize(width: 3200, height: 2000), [(1229, 768), (3032, 1895), (2868, 1793)]),
    // The padding of rows counts.
    (.cover, PixelSize(width: 2_000_000, height: 20), [(749_999, 7), (749_999, 7), (749_999, 7)]),
    // 4:3, as the iPads.
    (.cover, PixelSize(width: 4000, height: 3000), [(1024, 768), (2752, 2064), (2768, 2076)]),
    // Nothing is enlarged.
    (.cover, PixelSize(width: 1200, height: 700), [(1200, 700), (1200, 700), (1200, 700)]),
    (.cover, PixelSize(width: 2, height: 1), [(2, 1), (2, 1), (2, 1)]),
  ]

  @Test(arguments: expected)
  func sizes(_ fit: Fit, _ artwork: PixelSize, _ expected: [(Int, Int)]) {
    let sizes = sizes(artwork, fit)
    #expect(sizes.map(\.size) == expected.map { PixelSize(width: $0.0, height: $0.1) })
    #expect(sizes.map(\.scale) == [.one, .two, .three])
  }

  /// No picture of any artwork, logo or mode is larger than iOS surely shows.
  @Test func everyPictureIsSafe() {
    let sides = [1, 3, 16, 17, 400, 1375, 2064, 2401, 2500, 2868, 3333, 5000, 20_000, 1_000_000]
    let sizes = sides.flatMap { width in sides.map { PixelSize(width: width, height: $0) } }
    for (index, size) in sizes.enumerated() {
      let other = sizes[(7 * index + 3) % sizes.count]
      var options = BuildOptions()
      options.screen = LaunchScreenChoices(index % 2 == 0 ? .storyboard : .screen)
      options.fit = Fit.allCases[index % Fit.allCases.count]
      options.artworkIsLogo = index % 5 == 0
      options.logo.length = .points(Double(1 + index * 19 % 4000))
      let plan = BuildPlan(
        artwork: size, further: [.dark: other, .pad: size, .portrait: other, .logo: other],
        options: options)
      for image in plan.launchScreen?.images ?? [] {
        #expect(isSafe(image.size), "\(size), \(other): \(image.name) of \(image.size)")
      }
    }
  }

  @Test(
    "a logo has the same size in points at all scales, whatever the limit",
    arguments: [100, 299, 300, 301, 1200, 4000],
    [PixelSize(width: 90, height: 90), PixelSize(width: 900, height: 100)])
  func logos(points: Int, logo: PixelSize) {
    var options = BuildOptions()
    options.screen = LaunchScreenChoices(.storyboard)
    options.artworkIsLogo = true
    options.logo.length = .points(Double(points))
    let images = BuildPlan(artwork: logo, options: options).launchScreen?.images ?? []
    let sizes = images.map { image in
      let scale = image.scales[0].rawValue
      return PixelSize(width: image.size.width / scale, height: image.size.height / scale)
    }
    #expect(images.count == 3 && Set(sizes).count == 1)
    #expect(max(sizes[0].width, sizes[0].height) == min(points, 300))
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

  /// Counted without the code under test.
  private func isSafe(_ size: PixelSize) -> Bool {
    let rows = (4 * size.width + 63) / 64 * 64 * size.height
    return (rows + 16383) / 16384 * 16384 <= 23_052_288
  }

  private func check(_ size: PixelSize, _ artwork: PixelSize, _ screen: (Int, Int), _ fit: Fit) {
    let context: Comment = "\(artwork) to \(size) for \(screen), \(fit)"
    #expect(isSafe(size), context)
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
    // A picture with a longer side by one pixel would be too large.
    let side = Double(max(size.width, size.height) + 1)
    let factor = side / Double(max(artwork.width, artwork.height))
    func scaled(_ side: Int) -> Int { max(1, Int((Double(side) * factor).rounded())) }
    let isLimited = !isSafe(
      PixelSize(width: scaled(artwork.width), height: scaled(artwork.height)))
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
    options.screen = LaunchScreenChoices(.storyboard)
    return BuildPlan(artwork: artwork, options: options).launchScreen?.images ?? []
  }
}
