import Foundation
import Pictures
import Pixels
import Testing

@testable import WebApps

@Suite struct WebManifestTests {
  @Test func whatItSaysWithoutOptions() throws {
    #expect(
      try manifest(WebAppOptions()) == [
        "display": "standalone", "background_color": "#000000", "theme_color": "#000000",
      ])
  }

  @Test(arguments: WebManifestOptions.Display.allCases)
  func values(_ display: WebManifestOptions.Display) throws {
    var options = WebAppOptions()
    options.images.background = .color(RGBColor(red: 1, green: 0xAB, blue: 0x20))
    options.manifest.display = display
    let members = try manifest(options)
    #expect(members["display"] == display.rawValue)
    #expect(members["background_color"] == "#01AB20")
    #expect(members["theme_color"] == "#01AB20")
    options.manifest.themeColor = RGBColor(red: 255, green: 255, blue: 0)
    #expect(try manifest(options)["theme_color"] == "#FFFF00")
  }

  private func manifest(_ options: WebAppOptions) throws -> [String: String] {
    let plan = WebAppPlan(
      artworks: [.main: WebAppPlan.Artwork(size: PixelSize(width: 100, height: 100))],
      options: options)
    let text = try #require(plan.documents.first { $0.path == "apple-splash.webmanifest" }).text
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return try #require(object as? [String: String])
  }
}
