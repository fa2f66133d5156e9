import Testing
import Texts

@Suite struct ByteReaderTests {
  @Test("every width at every position, in both orders, compared with shifting by hand")
  func integers() {
    let bytes: [UInt8] = [0x01, 0x80, 0xFF, 0x00, 0x7F, 0xFE, 0x10, 0x33, 0xC4]
    for first in 0...bytes.count {
      let slice = bytes[first...]
      for start in (first - 2)...(bytes.count + 2) {
        for count in 0...5 {
          let isInside = start >= first && start + count <= bytes.count
          let part = isInside ? Array(bytes[start..<start + count]) : []
          let big = part.reduce(0) { $0 * 256 + Int($1) }
          let little = part.reversed().reduce(0) { $0 * 256 + Int($1) }
          #expect(
            ByteReader(slice, .bigEndian).integer(at: start, bytes: count)
              == (isInside ? big : nil))
          #expect(
            ByteReader(slice, .littleEndian).integer(at: start, bytes: count)
              == (isInside ? little : nil))
        }
      }
    }
  }

  @Test("an integer that does not fit in an Int is nil, leading zeros do not count")
  func limits() {
    let largest: [UInt8] = [0x7F] + [UInt8](repeating: 0xFF, count: 7)
    #expect(ByteReader(largest[...], .bigEndian).integer(at: 0, bytes: 8) == Int.max)
    let above: [UInt8] = [0x80] + [UInt8](repeating: 0, count: 7)
    #expect(ByteReader(above[...], .bigEndian).integer(at: 0, bytes: 8) == nil)
    let padded = [UInt8](repeating: 0, count: 8) + largest
    #expect(ByteReader(padded[...], .bigEndian).integer(at: 0, bytes: 16) == Int.max)
    #expect(
      ByteReader([1, 0, 0, 0, 0, 0, 0, 0, 0], .bigEndian).integer(at: 0, bytes: 9) == nil)
    #expect(ByteReader([1][...], .bigEndian).integer(at: 0, bytes: -1) == nil)
    #expect(ByteReader([1][...], .bigEndian).integer(at: .max, bytes: 1) == nil)
    #expect(ByteReader([1][...], .bigEndian).integer(at: 0, bytes: .max) == nil)
  }
}
