import LaunchRules
import Pixels
import Testing
import Texts

@testable import WebApps

@Suite struct StartupScreenTests {
  /// What pages in use name, gathered in 2026 from lists that developers keep.
  private static let known: [(width: Int, height: Int, ratio: Int)] = [
    (440, 956, 3), (430, 932, 3), (428, 926, 3), (420, 912, 3), (414, 896, 3), (414, 896, 2),
    (414, 736, 3), (402, 874, 3), (393, 852, 3), (390, 844, 3), (375, 812, 3), (375, 667, 2),
    (320, 568, 2), (1032, 1376, 2), (1024, 1366, 2), (834, 1210, 2), (834, 1194, 2),
    (834, 1112, 2), (820, 1180, 2), (810, 1080, 2), (768, 1024, 2), (744, 1133, 2),
  ]

  /// Displays of LaunchRules that get no image, and why. A new display is none of them, so it gets
  /// images, and this test asks to look at it.
  private static let others: [(display: Display, why: String)] = [
    (.phone480, "ends with iOS 9"), (.pad1024At1x, "ends with iOS 9"),
    (.zoomedPlus, "only with Display Zoom"), (.phone812At2x, "only with Display Zoom"),
    (.duoOuter, "its points are not known"), (.duoInner, "its points are not known"),
  ]

  @Test func thoseThatAreKnown() {
    let all = StartupScreen.all.map { "\($0.points.width) \($0.points.height) \($0.scale)" }
    let known = Self.known.map { "\($0.width) \($0.height) @\($0.ratio)x" }
    #expect(Set(all).count == all.count)
    #expect(Set(known).isSubset(of: all))
  }

  @Test func everyDisplayIsAccountedFor() {
    for display in Display.all {
      let isShown = StartupScreen.all.contains {
        $0.points == display.points && $0.scale == display.scale
      }
      #expect(isShown != Self.others.contains { $0.display == display }, "\(display.devices)")
    }
  }

  @Test func pixelsAreThoseOfTheDevice() throws {
    let screen = try #require(StartupScreen.all.first { $0.points.height == 874 })
    #expect(screen.pixels(.portrait) == PixelSize(width: 1206, height: 2622))
    #expect(screen.pixels(.landscape) == PixelSize(width: 2622, height: 1206))
  }

  @Test(arguments: ["466x678@3", "466x678@3x", "466X678@3X"])
  func anotherScreen(_ text: String) throws {
    let screen = try StartupScreen(text: text)
    #expect(screen == StartupScreen(points: PointSize(width: 466, height: 678), scale: .three))
  }

  @Test(arguments: [
    "", "@", "466x678", "466x678@", "466x678@4", "466x678@0", "678x466@3", "466@3", "x678@3",
    "466x@3", "-1x5@2", "466x678@3@3", "466.5x678@3", "466x678@3xx", "0x5@1", "4x5000@1",
    "99999999999999999999x99999999999999999999@1", " 466x678@3", "４６６x678@3", "466x678x3",
  ])
  func noScreen(_ text: String) {
    #expect(throws: ValueFault.self) { try StartupScreen(text: text) }
  }
}
