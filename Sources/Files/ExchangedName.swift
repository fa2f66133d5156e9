/// The name under which a replaced file is between the exchange and its removal.
///
/// A process that is killed at that moment leaves it there, and another program may have edited it
/// at the last moment. So the name says what the bytes of the old and of the new file are, by a
/// checksum: the file may be removed only if it has either.
struct ExchangedName {
  let name: String

  /// The ending of all such names.
  static let ending = ".launchgen-old"

  /// - Parameter final: the name of the file that is replaced.
  init(of final: String, old: ContiguousArray<UInt8>, new: ContiguousArray<UInt8>) {
    let marks = [old, new].map(Self.checksum).joined(separator: "-")
    name = StagedFile.hiddenName(of: final, ending: ".\(marks)\(Self.ending)")
  }

  /// Whether a file with such a name has the bytes that the name tells of.
  ///
  /// - Complexity: O(`bytes.count`)
  static func permitsRemoval(of name: String, with bytes: ContiguousArray<UInt8>) -> Bool {
    guard let marks = name.split(separator: ".").dropLast().last else { return false }
    return marks.split(separator: "-").contains { $0 == checksum(bytes) }
  }

  /// FNV-1a of 64 bits, and the number of bytes: nobody makes files alike on purpose here.
  private static func checksum(_ bytes: ContiguousArray<UInt8>) -> String {
    let hash = bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    return String(hash, radix: 16) + "x" + String(bytes.count, radix: 16)
  }
}
