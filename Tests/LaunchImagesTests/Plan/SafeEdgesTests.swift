import LaunchRules
import Pictures
import Testing

@testable import LaunchImages

@Suite struct SafeEdgesTests {
  @Test func safeAreasOfScreens() {
    for screen in [LaunchScreenSize.height480, .height568, .height667, .height736] {
      #expect(screen.landscapeSafeArea == SafeArea())
    }
  }

  @Test func areThoseOfTheArea() {
    let edges = LogoPlacement.Edges(SafeArea(top: 1, left: 2, bottom: 3, right: 4))
    #expect(edges == LogoPlacement.Edges(top: 1, left: 2, bottom: 3, right: 4))
  }
}
