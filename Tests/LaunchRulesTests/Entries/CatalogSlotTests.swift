import Testing

@testable import LaunchRules

@Suite struct CatalogSlotTests {
  /// The slots that Xcode writes, with the size that its messages want.
  @Test(arguments: [
    ("[iphone][][1x][portrait][full-screen][]", 320, 480, "S.png"),
    ("[iphone][][2x][portrait][full-screen][]", 640, 960, "S@2x.png"),
    ("[iphone][retina4][2x][portrait][full-screen][]", 640, 1136, "S-568h@2x.png"),
    ("[iphone][][2x][portrait][full-screen][7.0]", 640, 960, "S-700@2x.png"),
    ("[iphone][retina4][2x][portrait][full-screen][7.0]", 640, 1136, "S-700-568h@2x.png"),
    ("[iphone][667h][2x][portrait][full-screen][8.0]", 750, 1334, "S-800-667h@2x.png"),
    ("[iphone][736h][3x][portrait][full-screen][8.0]", 1242, 2208, "S-800-Portrait-736h@3x.png"),
    ("[iphone][736h][3x][landscape][full-screen][8.0]", 2208, 1242, "S-800-Landscape-736h@3x.png"),
    (
      "[iphone][2436h][3x][portrait][full-screen][11.0]", 1125, 2436, "S-1100-Portrait-2436h@3x.png"
    ),
    (
      "[iphone][2436h][3x][landscape][full-screen][11.0]", 2436, 1125,
      "S-1100-Landscape-2436h@3x.png"
    ),
    (
      "[iphone][1792h][2x][landscape][full-screen][12.0]", 1792, 828,
      "S-1200-Landscape-1792h@2x.png"
    ),
    (
      "[iphone][2688h][3x][portrait][full-screen][12.0]", 1242, 2688, "S-1200-Portrait-2688h@3x.png"
    ),
    ("[ipad][][1x][portrait][full-screen][7.0]", 768, 1024, "S-700-Portrait~ipad.png"),
    ("[ipad][][2x][landscape][full-screen][7.0]", 2048, 1536, "S-700-Landscape@2x~ipad.png"),
    ("[ipad][][1x][portrait][to-status-bar][]", 768, 1004, "S-Portrait~ipad.png"),
    ("[ipad][][1x][landscape][to-status-bar][]", 1024, 748, "S-Landscape~ipad.png"),
    ("[ipad][][2x][portrait][to-status-bar][]", 1536, 2008, "S-Portrait@2x~ipad.png"),
    ("[ipad][][2x][landscape][to-status-bar][]", 2048, 1496, "S-Landscape@2x~ipad.png"),
  ])
  func slotsOfXcode(_ words: String, _ width: Int, _ height: Int, _ file: String) throws {
    let slot = try #require(CatalogSlot(words))
    #expect(slot.description == words)
    let pixels = try #require(slot.pixels)
    #expect(pixels == (width, height))
    #expect(slot.fileName(ofSet: "S") == file)
    #expect((slot.entry(ofSet: "S") == nil) == words.hasSuffix("[]"))
  }

  @Test(arguments: [
    "[iphone][667h][2x][landscape][full-screen][8.0]",
    "[iphone][667h][3x][portrait][full-screen][8.0]",
    "[iphone][retina4][1x][portrait][full-screen][]",
    "[ipad][1366h][2x][landscape][full-screen][9.0]",
    "[ipad][][2x][landscape][full-screen][9.0]", "[iphone][][2x][portrait][to-status-bar][]",
    "[ipad][][1x][portrait][to-status-bar][7.0]", "[iphone][999h][2x][portrait][full-screen][8.0]",
  ])
  func othersHaveNoSize(_ words: String) throws {
    #expect(try #require(CatalogSlot(words)).pixels == nil)
  }
}

extension CatalogSlot {
  /// Reads the words of Xcode's messages.
  fileprivate init?(_ words: String) {
    let parts = words.split(separator: "]").map { String($0.dropFirst()) }
    guard parts.count == 6, let idiom = DeviceIdiom(rawValue: parts[0]),
      let scale = parts[2].first?.wholeNumberValue.flatMap({ ScaleFactor(rawValue: $0) })
    else { return nil }
    self.init(
      idiom, subtype: parts[1], scale, isLandscape: parts[3] == "landscape",
      endsAtStatusBar: parts[4] == "to-status-bar", minimumOS: OSVersion(parsing: parts[5]))
  }
}
