package import Foundation

/// A ZIP archive, written field by field.
package struct ZIPWriter {
  package var members: [Member]
  package var comment: String
  /// The number of times that the directory lists each member.
  package var listings = 1

  package init(members: [Member] = [], comment: String = "") {
    self.members = members
    self.comment = comment
  }

  package var archive: Data {
    var files = Data()
    var directory = Data()
    for member in members {
      let stored = member.isDeflated ? Deflated.raw(member.bytes) : Array(member.bytes)
      let fields = Self.fields(member, stored.count)
      let offset = files.count
      files +=
        Self.bytes([0x0403_4B50], 4) + Self.bytes([20], 2) + fields
        + Data(member.path.utf8) + stored
      // The order of fields: version made by, version needed; then an empty comment, disk 0,
      // attributes.
      let listing =
        Self.bytes([0x0201_4B50], 4) + Self.bytes([20, 20], 2) + fields
        + Self.bytes([0, 0, 0], 2) + Self.bytes([0, offset], 4) + Data(member.path.utf8)
      for _ in 0..<listings { directory += listing }
    }
    return files + directory + Self.bytes([0x0605_4B50], 4)
      + Self.bytes([0, 0, members.count * listings, members.count * listings], 2)
      + Self.bytes([directory.count, files.count], 4)
      + Self.bytes([comment.utf8.count], 2) + Data(comment.utf8)
  }

  /// The header fields from the flags to the length of the extra field, which are the same in both
  /// headers.
  private static func fields(_ member: Member, _ storedCount: Int) -> Data {
    let method = member.method ?? (member.isDeflated ? 8 : 0)
    let checksum = member.checksum ?? Checksum.crc32(member.bytes)
    return bytes([member.flags, method, 0, 0], 2)
      + bytes([Int(checksum), storedCount, member.claimedByteCount ?? member.bytes.count], 4)
      + bytes([member.path.utf8.count, 0], 2)
  }

  private static func bytes(_ values: [Int], _ width: Int) -> Data {
    Data(values.flatMap { Bytes.littleEndian($0, count: width) })
  }
}
