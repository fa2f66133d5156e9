import LaunchImages
import LaunchRules
import Pixels
import Testing

@Suite struct TurnTests {
  /// Home button on the right: the phone went counterclockwise, the artwork goes clockwise.
  @Test func turns() {
    #expect(Turn(orientation: .landscapeRight).rotation == .clockwise)
    #expect(Turn(orientation: .landscapeLeft).rotation == .counterclockwise)
    #expect(Turn(orientation: .landscapeRight).appliedRotation(isUpright: false) == .clockwise)
    #expect(
      Turn(orientation: .landscapeLeft, isDone: true).appliedRotation(isUpright: false)
        == Rotation.none)
  }
}
