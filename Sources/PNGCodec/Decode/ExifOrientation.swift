internal import Pixels

/// The Orientation tag of Exif metadata: tag 0x0112 in IFD 0 of a TIFF structure (TIFF 6.0,
/// section 2).
enum ExifOrientation: Hashable {
  /// There is no such tag.
  case absent
  case stored(StoredOrientation)
  /// A value that does not exist.
  case unknown(Int)
  /// What is there cannot be understood.
  case damaged

  init(_ bytes: some RandomAccessCollection<UInt8>) {
    self = Self.read(Array(bytes)) ?? .damaged
  }

  private static func read(_ bytes: [UInt8]) -> ExifOrientation? {
    let isLittleEndian = bytes.starts(with: "II".utf8)
    guard isLittleEndian || bytes.starts(with: "MM".utf8) else { return nil }
    func number(at offset: Int, bytes count: Int) -> Int? {
      guard offset >= 0, offset + count <= bytes.count else { return nil }
      let part = bytes[offset..<offset + count]
      return (isLittleEndian ? Array(part.reversed()) : Array(part)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard number(at: 2, bytes: 2) == 42, let directory = number(at: 4, bytes: 4),
      let entries = number(at: directory, bytes: 2)
    else { return nil }
    for entry in 0..<entries {
      let start = directory + 2 + entry * 12
      guard let tag = number(at: start, bytes: 2) else { return nil }
      guard tag == 0x0112 else { continue }
      let isOneShort = number(at: start + 2, bytes: 2) == 3 && number(at: start + 4, bytes: 4) == 1
      guard isOneShort, let value = number(at: start + 8, bytes: 2) else { return nil }
      return StoredOrientation(rawValue: value).map { .stored($0) } ?? .unknown(value)
    }
    return .absent
  }
}
