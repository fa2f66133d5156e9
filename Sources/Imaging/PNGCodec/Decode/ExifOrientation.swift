internal import Pixels
internal import Platform

/// The Orientation tag of Exif metadata: tag 0x0112 in IFD 0 of a TIFF structure (TIFF 6.0,
/// section 2).
enum ExifOrientation: Equatable {
  /// There is no Orientation tag.
  case absent
  case stored(StoredOrientation)
  /// A value outside of 1 to 8, the defined values.
  case unknown(Int)
  /// The metadata cannot be parsed.
  case damaged

  init(_ bytes: some RandomAccessCollection<UInt8>) {
    self = Self.read(Array(bytes)) ?? .damaged
  }

  private static func read(_ bytes: [UInt8]) -> ExifOrientation? {
    let isLittleEndian = bytes.starts(with: "II".utf8)
    guard isLittleEndian || bytes.starts(with: "MM".utf8) else { return nil }
    let reader = ByteReader(bytes[...], isLittleEndian ? .littleEndian : .bigEndian)
    guard reader.integer(at: 2, bytes: 2) == 42,
      let directory = reader.integer(at: 4, bytes: 4),
      let entries = reader.integer(at: directory, bytes: 2)
    else { return nil }
    for entry in 0..<entries {
      let start = directory + 2 + entry * 12
      guard let tag = reader.integer(at: start, bytes: 2) else { return nil }
      guard tag == 0x0112 else { continue }
      let isOneShort =
        reader.integer(at: start + 2, bytes: 2) == 3
        && reader.integer(at: start + 4, bytes: 4) == 1
      guard isOneShort, let value = reader.integer(at: start + 8, bytes: 2) else { return nil }
      return StoredOrientation(rawValue: value).map { .stored($0) } ?? .unknown(value)
    }
    return .absent
  }
}
