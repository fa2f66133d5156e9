import LaunchRules
import Testing

/// Compares the count with the log of a device.
@Suite struct LaunchImageLimitTests {
  @Test(
    "rows are padded to 64 bytes, and images to whole pages",
    arguments: [
      // "Estimated size (29900800) is over limit (25000000)", of a device with iOS 16.
      (2732, 2732, 29_900_800),
      (3333, 1875, 25_083_904), (2500, 2500, 25_133_056), (3162, 1976, 25_051_136),
      (2496, 2496, 24_920_064), (2400, 2400, 23_052_288), (3200, 1800, 23_052_288),
      (1, 1, 16384), (16, 256, 16384), (17, 256, 32768), (1, 390_625, 25_001_984),
      (6_250_000, 1, 25_001_984), (0x7FFF_FFFF, 1, 8_589_934_592),
      (0x7FFF_FFFF, 0x7FFF_FFFF, Int.max),
    ])
  func decodedBytes(width: Int, height: Int, bytes: Int) {
    #expect(LaunchImageLimit.decodedBytes(width: width, height: height) == bytes)
  }

  @Test func theMarginIsEightPercent() {
    #expect(LaunchImageLimit.safeBytes == 23_052_288)
    #expect(
      (0.92...0.93).contains(Double(LaunchImageLimit.safeBytes) / Double(LaunchImageLimit.bytes)))
  }

  @Test func largerSidesNeverTakeFewerBytes() {
    for width in 1..<200 {
      for height in 1..<200 {
        let bytes = LaunchImageLimit.decodedBytes(width: width, height: height)
        #expect(bytes >= 4 * width * height && bytes % 16384 == 0)
        #expect(bytes <= LaunchImageLimit.decodedBytes(width: width + 1, height: height))
        #expect(bytes <= LaunchImageLimit.decodedBytes(width: width, height: height + 1))
      }
    }
  }
}
