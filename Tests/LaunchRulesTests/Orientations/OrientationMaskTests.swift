import LaunchRules
import Testing

@Suite struct OrientationMaskTests {
  /// Every mask is written in words that are read as the same mask.
  @Test func roundTrip() {
    for value in UInt8(1)...15 {
      let mask = OrientationMask(rawValue: value)
      #expect(OrientationMask(parsing: mask.description) == mask)
    }
    #expect(OrientationMask([]).description == "none")
  }

  @Test(
    arguments: [
      ("landscape", OrientationMask.landscape), ("all", .all),
      ("all-but-upside-down", .allButUpsideDown),
      ("landscape-left,portrait", [.landscapeLeft, .portrait]),
      ("Portrait", .portrait), ("", nil), ("left", nil), ("all,", nil), ("none", nil),
    ] as [(String, OrientationMask?)])
  func parses(_ text: String, _ expected: OrientationMask?) {
    #expect(OrientationMask(parsing: text) == expected)
  }

  @Test func shortest() {
    #expect(
      OrientationMask([.portrait, .portraitUpsideDown]).description
        == "portrait,portrait-upside-down")
    #expect(OrientationMask([.landscapeLeft, .landscapeRight]).description == "landscape")
    #expect(InterfaceOrientation.landscapeLeft.optionName == "landscape-left")
  }
}
