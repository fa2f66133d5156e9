import Foundation
import LaunchImages
import LaunchRules
import Pixels
import TestSupport
import Testing

/// The image set with several artworks, by Apple's Asset Catalog Format Reference.
@Suite struct ImageSetVariantTests {
  private struct Entry: Hashable {
    var file: String
    /// What iOS chooses by, as one text.
    var slot: String
    var scale: String
    var isDark: Bool
  }

  private func entries(_ built: BuiltVariants) throws -> [Entry] {
    let images = try built.json(BuiltVariants.imageSet + "Contents.json")["images"]
    return try #require(images as? [[String: Any]]).map { image in
      let keys: Set = ["filename", "idiom", "scale", "appearances", "width-class", "height-class"]
      #expect(keys.isSuperset(of: image.keys))
      let appearances = image["appearances"] as? [[String: String]]
      if let appearances {
        #expect(appearances == [["appearance": "luminosity", "value": "dark"]])
      }
      let words = ["idiom", "width-class", "height-class"].map { image[$0] as? String ?? "any" }
      return Entry(
        file: try #require(image["filename"] as? String), slot: words.joined(separator: " "),
        scale: try #require(image["scale"] as? String), isDark: appearances != nil)
    }
  }

  @Test(
    "each slot once, each file there, and dark wherever light is", arguments: BuiltVariants.subsets)
  func slots(_ roles: Set<ArtworkRole>) async throws {
    let built = try await BuiltVariants(roles)
    let entries = try entries(built)
    #expect(Set(entries.map { [$0.slot, $0.scale, "\($0.isDark)"] }).count == entries.count)
    let files = Set(entries.map { BuiltVariants.imageSet + $0.file })
    #expect(files == Set(built.paths.filter { $0.hasSuffix(".png") }))
    func slots(isDark: Bool) -> Set<[String]> {
      Set(entries.filter { $0.isDark == isDark }.map { [$0.slot, $0.scale] })
    }
    #expect(slots(isDark: true) == (roles.contains(.dark) ? slots(isDark: false) : []))
    let names = Set(entries.filter { !$0.isDark }.map(\.slot))
    var expected: Set = ["universal any any"]
    if roles.contains(.pad) { expected.insert("ipad any any") }
    if roles.contains(.portrait) { expected.insert("universal compact regular") }
    #expect(names == expected)
    // There is no iPad with @3x.
    #expect(!entries.contains { $0.slot.hasPrefix("ipad") && $0.scale == "3x" })
  }

  @Test(
    "small artworks are there pixel by pixel, each in its slot", arguments: BuiltVariants.subsets)
  func pixels(_ roles: Set<ArtworkRole>) async throws {
    let built = try await BuiltVariants(roles)
    for entry in try entries(built) {
      let bytes = try #require(built.bytes(BuiltVariants.imageSet + entry.file))
      let expected: Picture? =
        if entry.isDark {
          BuiltVariants.further[.dark]
        } else if entry.slot.hasPrefix("ipad") {
          BuiltVariants.further[.pad]
        } else if entry.slot.hasSuffix("regular") {
          BuiltVariants.further[.portrait]
        } else {
          BuiltVariants.main
        }
      let wanted = try #require(expected)
      #expect(try Picture(png: bytes).difference(from: wanted) == nil, "\(entry)")
    }
  }

  @Test("large artworks fill the screens that show them, below the limit of decoded bytes")
  func sizes() throws {
    var options = BuildOptions()
    options.screen = LaunchScreenChoices(.storyboard)
    let plan = BuildPlan(
      artwork: PixelSize(width: 6000, height: 3375),
      further: [
        .dark: PixelSize(width: 5000, height: 4000), .pad: PixelSize(width: 4000, height: 3000),
        .portrait: PixelSize(width: 3000, height: 6000),
      ], options: options)
    let images = try #require(plan.launchScreen).images
    #expect(images.allSatisfy { $0.size.area <= 2400 * 2400 })
    func size(_ role: ArtworkRole?, _ scale: ScaleFactor) -> PixelSize? {
      images.first { $0.artwork == role && $0.scales.contains(scale) }?.size
    }
    #expect(size(.pad, .two) == PixelSize(width: 2752, height: 2064))
    #expect(size(.portrait, .three) == PixelSize(width: 1434, height: 2868))
    #expect(size(.portrait, .two) == PixelSize(width: 896, height: 1792))
    // Only iPhones show it.
    #expect(size(nil, .two) == PixelSize(width: 1792, height: 1008))
    #expect(size(nil, .one) == nil)
    #expect(size(nil, .three) == PixelSize(width: 2868, height: 1613))
  }
}
