/// The name that a replaced file has between the exchange and its removal.
///
/// A process that is killed in between leaves the file under this name, and another program may
/// have edited the file at the last moment. So the name contains checksums of the old and of the
/// new bytes: the file may be removed only if its bytes have one of these checksums.
struct ExchangedName {
  let name: String

  static let ending = ".launchgen-old"

  /// - Parameter final: the name of the file that is replaced.
  init(of final: String, old: ContiguousArray<UInt8>, new: ContiguousArray<UInt8>) {
    let marks = [old, new].map(Self.checksum).joined(separator: "-")
    name = StagedFile.hiddenName(of: final, ending: ".\(marks)\(Self.ending)")
  }

  /// Whether the file with this name may be removed: the name contains the checksum of its bytes.
  ///
  /// - Complexity: O(`bytes.count`)
  static func permitsRemoval(of name: String, with bytes: ContiguousArray<UInt8>) -> Bool {
    guard let marks = name.split(separator: ".").dropLast().last else { return false }
    return marks.split(separator: "-").contains { $0 == checksum(bytes) }
  }

  /// The 64-bit FNV-1a hash and the number of bytes, in hexadecimal digits with `x` between them.
  /// Nobody would gain anything by forging a collision.
  private static func checksum(_ bytes: ContiguousArray<UInt8>) -> String {
    let hash = bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    return String(hash, radix: 16) + "x" + String(bytes.count, radix: 16)
  }
}
