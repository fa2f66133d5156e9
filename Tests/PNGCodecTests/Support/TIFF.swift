/// A TIFF structure with the Orientation tag, as an eXIf chunk holds it.
struct TIFF {
  var isLittleEndian: Bool
  var magic = 42
  var directory = 8
  var type = 3
  var count = 1
  var value: Int
  /// Whether only the value can be wrong.
  var isStorable: Bool { magic == 42 && directory < 64 && type == 3 && count == 1 }

  /// Tags before Orientation: ImageWidth, ImageLength and so on.
  var otherTags: [Int] = [0x0100, 0x0101]

  var bytes: [UInt8] {
    var bytes = Array((isLittleEndian ? "II" : "MM").utf8)
    bytes += number(magic, 2) + number(directory, 4)
    bytes += [UInt8](repeating: 0, count: max(0, min(directory, 64) - 8))
    bytes += number(otherTags.count + 1, 2)
    for tag in otherTags { bytes += entry(tag, type: 4, count: 1, value: number(7, 4)) }
    let padded = isLittleEndian ? number(value, 4) : number(value, 2) + [0, 0]
    bytes += entry(0x0112, type: type, count: count, value: padded)
    return bytes + number(0, 4)
  }

  private func entry(_ tag: Int, type: Int, count: Int, value: [UInt8]) -> [UInt8] {
    number(tag, 2) + number(type, 2) + number(count, 4) + value
  }

  private func number(_ value: Int, _ count: Int) -> [UInt8] {
    let lowestFirst = (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    return isLittleEndian ? lowestFirst : lowestFirst.reversed()
  }
}
