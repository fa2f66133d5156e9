import Foundation
import LaunchRules
import Pictures
import Pixels
import Testing
import Texts

@testable import WebApps

@Suite struct WebAppPlanTests {
  private static let landscape = WebAppPlan.Artwork(size: PixelSize(width: 3840, height: 2160))
  private static let portrait = WebAppPlan.Artwork(size: PixelSize(width: 2160, height: 3840))

  @Test func everyScreenInBothOrientations() {
    let plan = WebAppPlan(artworks: [.main: Self.landscape], options: WebAppOptions())
    #expect(plan.images.count == StartupScreen.imageCount)
    #expect(plan.tags.count == StartupScreen.imageCount)
    #expect(Set(plan.files).count == StartupScreen.imageCount + 2)
    #expect(plan.files.suffix(2) == ["apple-splash.webmanifest", "apple-splash.html"])
    #expect(plan.tags.allSatisfy { $0.appearance == .any })
    for image in plan.images {
      #expect(image.file == "apple-splash-\(image.size.width)-\(image.size.height).png")
      #expect((image.size.width < image.size.height) == (image.orientation == .portrait))
    }
    // Each tag names the image with its screen's pixels.
    for tag in plan.tags {
      let image = plan.images.first { $0.file == tag.file }
      #expect(image?.size == tag.screen.pixels(tag.orientation))
    }
  }

  @Test func darkImagesBesideLightOnes() {
    let plan = WebAppPlan(
      artworks: [.main: Self.landscape, .dark: Self.landscape], options: WebAppOptions())
    #expect(plan.images.count == 2 * StartupScreen.imageCount)
    #expect(Set(plan.images.map(\.file)).count == 2 * StartupScreen.imageCount)
    for image in plan.images {
      #expect(image.appearance == (image.artwork == .dark ? .dark : .light))
      #expect(image.file.hasPrefix("apple-splash-dark-") == (image.artwork == .dark))
    }
  }

  @Test(
    "which artwork each image is made of",
    arguments: [
      ([.main], [.main, .main, nil, nil]),
      ([.main, .portrait], [.portrait, .main, nil, nil]),
      ([.main, .dark], [.main, .main, .dark, .dark]),
      ([.main, .portrait, .dark], [.portrait, .main, .dark, .dark]),
      ([.main, .dark, .darkPortrait], [.main, .main, .darkPortrait, .dark]),
      (WebArtworkRole.allCases, [.portrait, .main, .darkPortrait, .dark]),
    ] as [([WebArtworkRole], [WebArtworkRole?])])
  func artworks(_ roles: [WebArtworkRole], _ expected: [WebArtworkRole?]) {
    let sizes = roles.map { role in
      (role, role == .portrait || role == .darkPortrait ? Self.portrait : Self.landscape)
    }
    let plan = WebAppPlan(
      artworks: Dictionary(uniqueKeysWithValues: sizes), options: WebAppOptions())
    func role(_ orientation: StartupOrientation, isDark: Bool) -> Set<WebArtworkRole> {
      Set(
        plan.images.filter { $0.orientation == orientation && ($0.appearance == .dark) == isDark }
          .map(\.artwork))
    }
    let found = [
      role(.portrait, isDark: false), role(.landscape, isDark: false),
      role(.portrait, isDark: true), role(.landscape, isDark: true),
    ]
    #expect(found == expected.map { $0.map { [$0] } ?? [] })
  }

  /// A screen that is there already is not added twice; one with the same pixels shares the images.
  @Test func addedScreens() throws {
    var options = WebAppOptions()
    options.addedScreens = try ["402x874@3", "466x678@3", "699x1017@2", "466x678@3"].map {
      try StartupScreen(text: $0)
    }
    let plan = WebAppPlan(artworks: [.main: Self.landscape], options: options)
    #expect(plan.tags.count == StartupScreen.imageCount + 4)
    #expect(plan.images.count == StartupScreen.imageCount + 2)
    let media = plan.tags.filter { $0.file == "apple-splash-1398-2034.png" }.map(\.media)
    #expect(
      media == [
        "(device-width: 466px) and (device-height: 678px) and (-webkit-device-pixel-ratio: 3) and "
          + "(orientation: portrait)",
        "(device-width: 699px) and (device-height: 1017px) and (-webkit-device-pixel-ratio: 2) and "
          + "(orientation: portrait)",
      ])
  }

  @Test(arguments: ["a", "Start", "a.b_c~d-e", "0", String(repeating: "x", count: 200)])
  func safePrefixes(_ text: String) throws {
    #expect(try StartupNamePrefix(text: text).text == text)
  }

  @Test(arguments: [
    "", ".", ".a", "-a", "a/b", "/", "a b", "a\n", "é", "a%", "a\"", "a&b", "a\\b", "a:b", "\0",
    String(repeating: "x", count: 201),
  ])
  func unsafePrefixes(_ text: String) {
    #expect(throws: ValueFault.self) { try StartupNamePrefix(text: text) }
  }
}
