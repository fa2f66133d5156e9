import TestSupport
import Testing

@testable import Pictures

/// The checksums of parts are combined into the checksum of the whole.
@Suite struct Adler32Tests {
  @Test("of any two parts", arguments: ByteSeries.allCases)
  func twoParts(series: ByteSeries) {
    let bytes = series.bytes(300)
    for border in 0...300 {
      var checksum = Adler32(ContiguousArray(bytes[..<border])[...])
      checksum.append(Adler32(ContiguousArray(bytes[border...])[...]))
      #expect(checksum.value == Checksum.adler32(bytes))
      #expect(checksum.count == 300)
    }
  }

  @Test("of many parts, including long ones")
  func manyParts() {
    var generator = SeededGenerator(seed: 3)
    for round in 0..<30 {
      var joined = ContiguousArray<UInt8>()
      var checksum = Adler32()
      for _ in 0..<6 {
        let count = Int.random(in: 0...70_000, using: &generator)
        // If all bytes are 255, the sums wrap as often as possible.
        let part =
          round % 2 == 0
          ? ByteSeries.random.bytes(count) : ContiguousArray(repeating: 255, count: count)
        checksum.append(Adler32(part[...]))
        joined += part
      }
      #expect(checksum.value == Checksum.adler32(joined))
    }
  }

  @Test("known values")
  func known() {
    #expect(Adler32().value == 1)
    #expect(Adler32(ContiguousArray("Wikipedia".utf8)[...]).value == 0x11E6_0398)
  }
}
