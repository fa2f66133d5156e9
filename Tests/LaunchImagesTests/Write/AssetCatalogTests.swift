import Foundation
import LaunchImages
import LaunchRules
import Pixels
import TestSupport
import Testing

/// The asset catalog against Apple's Asset Catalog Format Reference.
@Suite struct AssetCatalogTests {
  struct Info: Decodable, Hashable {
    var author: String
    var version: Int
  }

  struct Catalog: Decodable {
    var info: Info
  }

  struct ImageSet: Decodable {
    struct Image: Decodable {
      var filename: String
      var idiom: String
      var scale: String
    }

    var images: [Image]
    var info: Info
  }

  struct ColorSet: Decodable {
    struct Entry: Decodable {
      struct Color: Decodable {
        var space: String
        var components: [String: String]

        enum CodingKeys: String, CodingKey {
          case space = "color-space"
          case components
        }
      }

      var color: Color
      var idiom: String
    }

    var colors: [Entry]
    var info: Info
  }

  static let info = Info(author: "launchgen", version: 1)

  @Test(arguments: LaunchScreenKind.allCases)
  func filesAreWhatTheImageSetSays(_ launchScreen: LaunchScreenKind) async throws {
    let built = try await build(launchScreen)
    let catalog: Catalog = try decode(built, "Contents.json")
    #expect(catalog.info == Self.info)
    let set: ImageSet = try decode(built, "LaunchArtwork.imageset/Contents.json")
    #expect(set.info == Self.info)
    #expect(set.images.map(\.scale) == ["1x", "2x", "3x"])
    #expect(set.images.allSatisfy { $0.idiom == "universal" })
    // 1100x40 shows whole on 1024x768, with less than its own pixels; elsewhere it has too few.
    let sizes = [(1024, 37), (1100, 40), (1100, 40)]
    for (image, size) in zip(set.images, sizes) {
      let picture = try built.picture(Self.path("LaunchArtwork.imageset/" + image.filename))
      #expect(picture.width == size.0 && picture.height == size.1)
    }
  }

  /// Every file of the plan is there, and nothing else.
  @Test(arguments: LaunchScreenKind.allCases)
  func theFolderHasThePlansFiles(_ launchScreen: LaunchScreenKind) async throws {
    let built = try await build(launchScreen)
    #expect(try built.tree() == built.report.plan.files.sorted())
    #expect(
      built.report.plan.files.contains("LaunchScreen.storyboard") == (launchScreen == .storyboard))
    #expect(built.report.plan.files.last == "LaunchScreen.plist")
  }

  @Test func theColorSetHasTheBackground() async throws {
    let built = try await build(.screen) {
      $0.background = .color(RGBColor(red: 0, green: 10, blue: 255))
    }
    let set: ColorSet = try decode(built, "LaunchBackground.colorset/Contents.json")
    #expect(set.info == Self.info)
    #expect(set.colors.count == 1)
    #expect(set.colors.first?.idiom == "universal")
    #expect(set.colors.first?.color.space == "srgb")
    #expect(
      set.colors.first?.color.components
        == ["alpha": "1.000", "red": "0x00", "green": "0x0A", "blue": "0xFF"])
  }

  private func build(
    _ launchScreen: LaunchScreenKind, _ change: (inout BuildOptions) -> Void = { _ in }
  ) async throws -> Built {
    try await Built(Picture.marked(width: 1100, height: 40)) {
      $0.only(.height480, .two)
      $0.fit = .contain
      $0.screen = LaunchScreenChoices(launchScreen)
      change(&$0)
    }
  }

  private func decode<Value: Decodable>(_ built: Built, _ file: String) throws -> Value {
    try JSONDecoder().decode(Value.self, from: Data(built.bytes(Self.path(file))))
  }

  private static func path(_ file: String) -> String { "LaunchAssets.xcassets/" + file }
}
