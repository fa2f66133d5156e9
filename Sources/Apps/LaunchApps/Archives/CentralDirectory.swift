internal import Files
internal import Platform

package struct ArchiveMember {
  /// The path as stored in the archive, with `/` between folders; use it for comparisons, never for
  /// writing to disk.
  package let path: String
  package let byteCount: Int
  let compressedByteCount: Int
  let method: Int
  let checksum: UInt32
  let isEncrypted: Bool
  let headerOffset: Int
}

/// The list of members at the end of a ZIP archive.
enum CentralDirectory {
  private static let byteLimit = 64 << 20

  /// Finds the byte range of the directory by means of the end record, which only a comment may
  /// follow.
  static func locate(in file: borrowing ReadableFile) throws(ArchiveError) -> Range<Int> {
    let length = 22
    let tailStart = max(0, file.byteCount - length - 0xFFFF)
    let tail = try mapError(
      try file.read(at: tailStart, count: length + 0xFFFF), ArchiveError.unreadable)
    let record = (0..<max(0, tail.count - length + 1)).last { start in
      tail[start...].starts(with: [0x50, 0x4B, 5, 6])
        && start + length + tail.little16(start + 20) == tail.count
    }
    guard let record else { throw .notZIP }
    let (size, offset) = (tail.little32(record + 12), tail.little32(record + 16))
    if size == 0xFFFF_FFFF || offset == 0xFFFF_FFFF { throw .zip64 }
    guard offset + size <= tailStart + record, size <= byteLimit else {
      throw .damaged(.directoryOutside)
    }
    return offset..<offset + size
  }

  /// Reads the members from the directory's bytes; folders are left out.
  static func members(_ bytes: ContiguousArray<UInt8>) throws(ArchiveError) -> [ArchiveMember] {
    // A member takes at least 46 bytes in the directory, and about three times as many in memory,
    // both in an array that grows and in the caller's dictionary.
    guard Memory.has(10 * bytes.count) else { throw .unreadable(.outOfMemory) }
    var members: [ArchiveMember] = []
    var start = 0
    while start < bytes.count {
      let length = 46
      guard start + length <= bytes.count, bytes[start...].starts(with: [0x50, 0x4B, 1, 2]) else {
        throw .damaged(.directoryMalformed)
      }
      let name = start + length..<start + length + bytes.little16(start + 28)
      let next = name.upperBound + bytes.little16(start + 30) + bytes.little16(start + 32)
      guard next <= bytes.count else { throw .damaged(.directoryMalformed) }
      let path = String(decoding: bytes[name], as: UTF8.self)
      let member = ArchiveMember(
        path: path, byteCount: bytes.little32(start + 24),
        compressedByteCount: bytes.little32(start + 20), method: bytes.little16(start + 10),
        checksum: UInt32(bytes.little32(start + 16)),
        isEncrypted: bytes.little16(start + 8) & 1 == 1, headerOffset: bytes.little32(start + 42))
      if !path.hasSuffix("/") { members.append(member) }
      start = next
    }
    return members
  }
}

extension ContiguousArray<UInt8> {
  func little16(_ position: Int) -> Int { little(position, bytes: 2) }
  func little32(_ position: Int) -> Int { little(position, bytes: 4) }

  /// - Precondition: the bytes exist.
  private func little(_ position: Int, bytes count: Int) -> Int {
    guard let number = ByteReader(self[...], .littleEndian).integer(at: position, bytes: count)
    else {
      preconditionFailure("\(count) bytes exist at the position")
    }
    return number
  }
}
