import LaunchImages
import LaunchRules
import Pixels
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

  /// Home button on the right: the phone went counterclockwise, the artwork goes clockwise.
  @Test func turns() {
    #expect(Turn(orientation: .landscapeRight).rotation == .clockwise)
    #expect(Turn(orientation: .landscapeLeft).rotation == .counterclockwise)
    #expect(Turn(orientation: .landscapeRight).appliedRotation == .clockwise)
    #expect(Turn(orientation: .landscapeLeft, isDone: true).appliedRotation == Rotation.none)
  }
}
