import LaunchRules
import Testing

@Suite struct OrientationTests {
  @Test func applesNames() {
    #expect(
      InterfaceOrientation.allCases.map(\.rawValue) == [
        "UIInterfaceOrientationPortrait", "UIInterfaceOrientationPortraitUpsideDown",
        "UIInterfaceOrientationLandscapeLeft", "UIInterfaceOrientationLandscapeRight",
      ])
    #expect(InterfaceOrientation.allCases.map(\.isLandscape) == [false, false, true, true])
  }

  @Test func landscapeHasTwo() {
    #expect(LandscapeOrientation(.portrait) == nil)
    #expect(LandscapeOrientation(.portraitUpsideDown) == nil)
    #expect(LandscapeOrientation(.landscapeLeft) == .landscapeLeft)
    #expect(LandscapeOrientation(.landscapeRight) == .landscapeRight)
    #expect(LandscapeOrientation.landscapeLeft.rawValue == "landscape-left")
    #expect(LandscapeOrientation.landscapeRight.rawValue == "landscape-right")
    for orientation in LandscapeOrientation.allCases {
      #expect(LandscapeOrientation(orientation.interfaceOrientation) == orientation)
    }
  }
}
