import LaunchRules
import TestSupport
import Testing

@Suite struct DisplayTests {
  @Test func everyRowDiffers() {
    let pixels = Display.all.map { [$0.points.width, $0.points.height, $0.scale.rawValue] }
    #expect(Set(pixels).count == Display.all.count)
    #expect(Set(Display.all.map(\.devices)).count == Display.all.count)
  }

  @Test(arguments: LaunchScreenSize.allCases)
  func screensAreThoseOfDisplays(_ screen: LaunchScreenSize) {
    let displays = Display.all.filter { $0.points == screen.points }
    #expect(!displays.isEmpty)
    #expect(displays.map(\.minimumOS).min() == screen.minimumOS)
    #expect(screen.points.height == screen.rawValue)
    #expect(displays.allSatisfy { $0.idiom == screen.idiom })
  }

  @Test func everyDisplayHasAScreen() {
    let screens = Set(LaunchScreenSize.allCases.map(\.points))
    #expect(screens.count == LaunchScreenSize.allCases.count)
    #expect(Set(Display.all.map(\.points)) == screens)
    #expect(LaunchScreenSize.technote.map(\.rawValue) == [568, 480, 667, 736])
    #expect(Array(LaunchScreenSize.phones.prefix(4)) == LaunchScreenSize.technote)
    #expect(LaunchScreenSize.phones + LaunchScreenSize.tablets == LaunchScreenSize.allCases)
  }

  /// A display in the table is all that a new screen needs.
  @Test(arguments: Display.all)
  func screensAreFoundByHeight(_ display: Display) {
    let screen = LaunchScreenSize(rawValue: display.points.height)
    #expect(screen?.points == display.points)
    #expect(screen.map { LaunchScreenSize.allCases.contains($0) } == true)
  }

  @Test func namesOfScreens() {
    #expect(LaunchScreenSize.height896 == LaunchScreenSize(rawValue: 896))
    #expect(LaunchScreenSize.height1024 == LaunchScreenSize(rawValue: 1024))
    #expect(LaunchScreenSize(rawValue: 1000) == nil)
    #expect(LaunchScreenSize(rawValue: 0) == nil)
  }

  /// No other screen of the same scale and family has a longer side.
  @Test func largestScreens() {
    let sizes = LargestScreen.all.map { [$0.scale.rawValue, $0.pixelWidth, $0.pixelHeight] }
    #expect(sizes == [[1, 1024, 768], [2, 2752, 2064], [3, 2868, 1320]])
    #expect(LargestScreen.pads.map(\.device) == ["iPad 2", "iPad Pro 13 (M4)"])
    #expect(LargestScreen.phones.map(\.device) == ["iPhone XR", "iPhone 16 Pro Max"])
  }

  @Test func allArePortrait() {
    #expect(Display.all.allSatisfy { $0.pixelWidth < $0.pixelHeight })
    #expect(Display.all.allSatisfy { $0.minimumOS >= OSVersion(7, 0) })
  }

  @Test(arguments: [
    ("iPhone 4, 4s", 640, 960, "7.0", "LaunchImage-700"),
    ("iPhone 6, 6s, 7, 8, SE 2 and 3", 750, 1334, "8.0", "LaunchImage-800-667h"),
    ("zoomed iPhone 6 Plus to 8 Plus", 1125, 2001, "8.0", nil),
    (
      "iPhone 6 Plus, 6s Plus, 7 Plus, 8 Plus", 1242, 2208, "8.0",
      "LaunchImage-800-Landscape-736h"
    ),
    (
      "iPhone X, XS, 11 Pro, 12 and 13 mini; zoomed XS Max, 11 Pro Max", 1125, 2436, "11.0",
      "LaunchImage-1100-Landscape-2436h"
    ),
    ("iPhone XR, 11", 828, 1792, "12.0", "LaunchImage-1200-Landscape-1792h"),
    ("iPhone XS Max, 11 Pro Max", 1242, 2688, "12.0", "LaunchImage-1200-Landscape-2688h"),
    ("iPad Pro 12.9, Air 13", 2048, 2732, "9.0", nil),
  ])
  func row(
    _ devices: String, _ width: Int, _ height: Int, _ system: String, _ catalog: String?
  ) throws {
    let display = try #require(Display.all.first { $0.devices == devices })
    #expect((display.pixelWidth, display.pixelHeight) == (width, height))
    #expect(display.minimumOS.description == system)
    #expect(display.catalogName == catalog)
  }

  @Test func nativeScales() {
    #expect(LaunchScreenSize.height480.nativeScales == [.two])
    #expect(LaunchScreenSize.height568.nativeScales == [.two])
    #expect(LaunchScreenSize.height667.nativeScales == [.two, .three])
    #expect(LaunchScreenSize.height736.nativeScales == [.three])
    #expect(LaunchScreenSize.height896.nativeScales == [.two, .three])
    #expect(LaunchScreenSize.height1024.nativeScales == [.one, .two])
  }

  @Test func versionsAreOrdered() {
    #expect(OSVersion(7, 0) < OSVersion(8, 0))
    #expect(OSVersion(8, 1) < OSVersion(8, 2))
    #expect(OSVersion(9, 3) < OSVersion(10, 0))
    #expect(!(OSVersion(8, 0) < OSVersion(8, 0)))
  }

  @Test func scalesHaveSuffixes() {
    #expect(ScaleFactor.allCases.map(\.suffix) == ["", "@2x", "@3x"])
    #expect(ScaleFactor.allCases.map(\.description) == ["@1x", "@2x", "@3x"])
  }
}
