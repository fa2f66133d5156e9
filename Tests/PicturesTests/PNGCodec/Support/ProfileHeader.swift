import TestSupport

/// A plausible header of an ICC profile.
enum ProfileHeader {
  /// - Parameters:
  ///   - space: four characters, `RGB ` or `GRAY`.
  ///   - deviceClass: `mntr` for a display.
  static func bytes(space: String, deviceClass: String = "mntr") -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 132)
    bytes.replaceSubrange(0..<4, with: Bytes.bigEndian(132))
    bytes.replaceSubrange(12..<20, with: (deviceClass + space).utf8)
    bytes.replaceSubrange(36..<40, with: "acsp".utf8)
    return bytes
  }
}
