import LaunchRules
import Pictures
import Pixels
import Testing

@testable import WebApps

/// Where logos lie, and on which images.
@Suite struct StartupLogoTests {
  private static let artwork = WebAppPlan.Artwork(size: PixelSize(width: 3840, height: 2160))
  private static let wide = WebAppPlan.Artwork(size: PixelSize(width: 900, height: 300))
  private static let high = WebAppPlan.Artwork(size: PixelSize(width: 200, height: 500))

  /// Top, left, bottom and right in points, as developers know them.
  @Test(arguments: [
    ("320x568@2", [20, 0, 0, 0], [0, 0, 0, 0]), ("414x736@3", [20, 0, 0, 0], [0, 0, 0, 0]),
    // The largest of iPhone X and 13 mini.
    ("375x812@3", [50, 0, 34, 0], [0, 50, 21, 50]),
    ("393x852@3", [59, 0, 34, 0], [0, 59, 21, 59]),
    ("402x874@3", [62, 0, 34, 0], [0, 62, 21, 62]),
    ("768x1024@2", [20, 0, 0, 0], [20, 0, 0, 0]),
    ("1032x1376@2", [24, 0, 20, 0], [24, 0, 20, 0]),
    // A screen that nobody knows.
    ("411x777@3", [0, 0, 0, 0], [0, 0, 0, 0]),
    // iPhone 15 with the wrong ratio.
    ("393x852@2", [0, 0, 0, 0], [0, 0, 0, 0]),
  ])
  func safeAreas(_ text: String, _ portrait: [Int], _ landscape: [Int]) throws {
    let screen = try StartupScreen(text: text)
    func insets(_ orientation: StartupOrientation) -> [Int] {
      let area = screen.safeArea(orientation)
      return [area.top, area.left, area.bottom, area.right]
    }
    #expect(insets(.portrait) == portrait)
    #expect(insets(.landscape) == landscape)
  }

  /// On every screen, held in either way, at every position: counted in pixels from the edges.
  @Test(arguments: [wide, high], [false, true])
  func insideTheSafeArea(_ logo: WebAppPlan.Artwork, _ hasArtwork: Bool) {
    for position in [(0.0, 0.0), (1, 1), (0.5, 0.5), (0, 1), (0.9, 0)] {
      for length in [LogoOptions.Length.share(0.1), .share(0.9), .share(4), .points(300)] {
        var options = WebAppOptions()
        options.images.logo.position = Position(x: position.0, y: position.1)
        options.images.logo.length = length
        let plan = WebAppPlan(
          artworks: hasArtwork ? [.main: Self.artwork, .logo: logo] : [.logo: logo],
          options: options)
        #expect(plan.tags.count == StartupScreen.imageCount)
        for tag in plan.tags {
          let image = plan.images.first { $0.file == tag.file }
          guard let image, let place = image.logo?.place else {
            Issue.record("\(tag.file) has no logo")
            continue
          }
          let scale = tag.screen.scale.rawValue
          let area = tag.screen.safeArea(tag.orientation)
          let content = place.placement.content
          let isInside =
            content.x >= area.left * scale && content.y >= area.top * scale
            && content.columns.upperBound <= image.size.width - area.right * scale
            && content.rows.upperBound <= image.size.height - area.bottom * scale
          #expect(isInside, "\(tag.file) \(content)")
          #expect(image.isLogo != hasArtwork)
          #expect(hasArtwork || image.placement == place.placement)
        }
      }
    }
  }

  /// Unlike on launch images, the shorter side is the width of a portrait screen.
  @Test func sizeAndPlace() throws {
    var options = WebAppOptions()
    options.images.logo.length = .share(0.5)
    let plan = WebAppPlan(artworks: [.logo: Self.wide], options: options)
    func content(_ file: String) -> PixelRect? {
      plan.images.first { $0.file == file }?.logo?.place.placement.content
    }
    #expect(
      content("apple-splash-1206-2622.png") == PixelRect(x: 302, y: 1210, width: 603, height: 201))
    #expect(
      content("apple-splash-2622-1206.png") == PixelRect(x: 1010, y: 502, width: 603, height: 201))
    options.images.logo.length = .points(90)
    let same = WebAppPlan(artworks: [.logo: Self.wide], options: options)
    for tag in same.tags {
      let image = try #require(same.images.first { $0.file == tag.file })
      #expect(image.logo?.place.size.width == 90 * tag.screen.scale.rawValue)
    }
  }

  @Test(
    "which artwork and logo each image shows, by orientation and appearance",
    arguments: [
      ([.logo], ["logo logo", "logo logo"]),
      ([.logo, .darkLogo], ["logo logo", "darkLogo darkLogo", "logo logo", "darkLogo darkLogo"]),
      ([.main, .logo], ["main logo", "main logo"]),
      ([.main, .logo, .darkLogo], ["main logo", "main darkLogo", "main logo", "main darkLogo"]),
      (
        [.main, .portrait, .logo, .dark], ["portrait logo", "dark logo", "main logo", "dark logo"]
      ),
      (
        WebArtworkRole.allCases,
        ["portrait logo", "darkPortrait darkLogo", "main logo", "dark darkLogo"]
      ),
    ] as [([WebArtworkRole], [String])])
  func roles(_ roles: [WebArtworkRole], _ expected: [String]) {
    let artworks = roles.map { role in
      (role, role == .portrait || role == .darkPortrait ? Self.high : Self.wide)
    }
    let plan = WebAppPlan(
      artworks: Dictionary(uniqueKeysWithValues: artworks), options: WebAppOptions())
    for screen in StartupScreen.all.indices {
      let images = plan.images[screen * expected.count..<(screen + 1) * expected.count]
      #expect(
        images.map { "\($0.artwork.rawValue) \($0.logo?.role.rawValue ?? "-")" } == expected)
    }
  }

  /// A background alone makes dark images of the same artwork.
  @Test(arguments: [[.main: artwork], [.logo: wide]] as [[WebArtworkRole: WebAppPlan.Artwork]])
  func darkBackground(_ artworks: [WebArtworkRole: WebAppPlan.Artwork]) {
    var options = WebAppOptions()
    options.darkBackground = .black
    let plan = WebAppPlan(artworks: artworks, options: options)
    #expect(plan.images.count == 2 * StartupScreen.imageCount)
    #expect(Set(plan.images.map(\.artwork)) == Set(artworks.keys))
    #expect(plan.images.count { $0.appearance == .dark } == StartupScreen.imageCount)
  }
}
