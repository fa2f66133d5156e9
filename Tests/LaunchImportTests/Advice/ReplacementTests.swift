import LaunchImages
import LaunchRules
import Pixels
import TestSupport
import Testing

@testable import LaunchImport

/// The build that replaces images.
@Suite struct ReplacementTests {
  @Test("screens as found, iPads only with landscape images")
  func screens() throws {
    let folder = try ImageFolder().infoPlist(["LandscapeRight"])
      .add(.scene, "Default-568h@2x.png", 640, 1136, turned: .clockwise)
      .add(.scene, "LaunchImage-1100-Landscape-2436h@3x.png", 2436, 1125)
      .add(.scene, "Default-Landscape@2x~ipad.png", 2048, 1536)
    let replacement = try folder.importer().replacement(artwork: "art.png")
    #expect(replacement.screens == [.height568, .height812, .height1024])
    #expect(replacement.scales == .native)
    #expect(replacement.orientation == .landscapeRight)
    #expect(replacement.output == folder.folder.path("LaunchImages"))
    #expect(replacement.infoPlist == folder.folder.path("Info.plist"))
    #expect(!replacement.replacesEntries)
    try folder.add(.scene, "Default-568h@3x.png", 960, 1704, turned: .clockwise)
    #expect(try folder.importer().replacement(artwork: "art.png").screens == replacement.screens)
  }
}
