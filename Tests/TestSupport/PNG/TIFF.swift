/// A TIFF structure with the Orientation tag, as an eXIf chunk holds it (TIFF 6.0, section 2).
package struct TIFF: Sendable {
  package var isLittleEndian: Bool
  package var magic: Int
  package var directory: Int
  package var type: Int
  package var count: Int
  package var value: Int
  /// The tags before Orientation: by default, ImageWidth and ImageLength.
  package var otherTags: [Int]

  package init(
    isLittleEndian: Bool, magic: Int = 42, directory: Int = 8, type: Int = 3, count: Int = 1,
    value: Int, otherTags: [Int] = [0x0100, 0x0101]
  ) {
    (self.isLittleEndian, self.magic, self.directory) = (isLittleEndian, magic, directory)
    (self.type, self.count, self.value, self.otherTags) = (type, count, value, otherTags)
  }

  /// Whether the structure is valid except perhaps for the value of Orientation.
  package var isStorable: Bool { magic == 42 && directory < 64 && type == 3 && count == 1 }

  package var bytes: [UInt8] {
    var bytes = Array((isLittleEndian ? "II" : "MM").utf8)
    bytes += number(magic, 2) + number(directory, 4)
    bytes += [UInt8](repeating: 0, count: max(0, min(directory, 64) - 8))
    bytes += number(otherTags.count + 1, 2)
    for tag in otherTags { bytes += entry(tag, type: 4, count: 1, value: number(7, 4)) }
    bytes += entry(0x0112, type: type, count: count, value: number(value, 2) + [0, 0])
    return bytes + number(0, 4)
  }

  private func entry(_ tag: Int, type: Int, count: Int, value: [UInt8]) -> [UInt8] {
    number(tag, 2) + number(type, 2) + number(count, 4) + value
  }

  private func number(_ value: Int, _ count: Int) -> [UInt8] {
    isLittleEndian
      ? Bytes.littleEndian(value, count: count) : Bytes.bigEndian(value, count: count)
  }
}
