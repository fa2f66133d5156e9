public import Platform

/// A ZIP archive whose members are read into memory one by one. Nothing is written to disk, so
/// malicious member paths do no harm.
/// Source: PKWARE's APPNOTE.TXT, sections 4.3 and 4.4.
package struct ZIPArchive: ~Copyable {
  /// The archive's files, in the order of its central directory; folders are left out.
  package let members: [ArchiveMember]
  private let file: ReadableFile
  /// The number of bytes that may still be inflated, for all members together. Without this limit,
  /// members that share bytes could inflate to any size.
  private var budget = 256 << 20

  package init(path: String) throws(ArchiveError) {
    let file = try mapError(try ReadableFile(path: path), ArchiveError.unreadable)
    members = try CentralDirectory.members(Self.read(file, CentralDirectory.locate(in: file)))
    self.file = file
  }

  /// Reads a member that has at most `limit` bytes, and verifies its checksum.
  package mutating func read(
    _ member: ArchiveMember, limit: Int
  ) throws(ArchiveError) -> ContiguousArray<UInt8> {
    if member.isEncrypted { throw .unsupported(member: member.path) }
    // Deflate never makes data larger by more than a thousandth and 64 bytes.
    guard member.byteCount <= limit, member.byteCount <= budget,
      member.compressedByteCount <= member.byteCount + member.byteCount / 1000 + 64
    else { throw .tooLarge(member: member.path) }
    budget -= member.byteCount
    let stored = try storedBytes(member)
    let bytes: ContiguousArray<UInt8>?
    switch member.method {
    case 0: bytes = member.byteCount == stored.count ? stored : nil
    case 8:
      bytes = try mapError(try Inflate.raw(stored, byteCount: member.byteCount)) {
        (_: OutOfMemory) in ArchiveError.unreadable(.outOfMemory)
      }
    default: throw .unsupported(member: member.path)
    }
    guard let bytes, Inflate.crc32(bytes) == member.checksum else {
      throw .damaged(member: member.path)
    }
    return bytes
  }

  /// The member's bytes as stored, possibly compressed. The bytes follow the local header. The
  /// header's length is read from the header itself, because the extra field in the central
  /// directory may be shorter.
  private func storedBytes(_ member: ArchiveMember) throws(ArchiveError) -> ContiguousArray<UInt8> {
    // The name and the extra field follow.
    let length = 30
    let header = try Self.read(file, member.headerOffset..<member.headerOffset + length)
    guard header.starts(with: [0x50, 0x4B, 3, 4]) else {
      throw .damaged(member: member.path)
    }
    let start = member.headerOffset + length + header.little16(26) + header.little16(28)
    return try Self.read(file, start..<start + member.compressedByteCount)
  }

  private static func read(
    _ file: borrowing ReadableFile, _ range: Range<Int>
  ) throws(ArchiveError) -> ContiguousArray<UInt8> {
    guard range.upperBound <= file.byteCount else { throw .damaged() }
    let bytes = try mapError(
      try file.read(at: range.lowerBound, count: range.count), ArchiveError.unreadable)
    if bytes.count < range.count { throw .unreadable(.cutShort) }
    return bytes
  }
}

package struct ArchiveMember {
  /// The path as stored in the archive: for comparisons, never for writing to disk.
  package let path: String
  package let byteCount: Int
  let compressedByteCount: Int
  let method: Int
  let checksum: UInt32
  let isEncrypted: Bool
  let headerOffset: Int
}

enum CentralDirectory {
  private static let byteLimit = 64 << 20

  /// Finds the end record and returns the byte range of the central directory. Only a comment may
  /// follow the end record.
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
      throw .damaged()
    }
    return offset..<offset + size
  }

  /// Reads the members from the bytes of the central directory; folders are left out.
  static func members(_ bytes: ContiguousArray<UInt8>) throws(ArchiveError) -> [ArchiveMember] {
    // The array and the caller's dictionary need several times the directory's bytes.
    guard Memory.has(10 * bytes.count) else { throw .unreadable(.outOfMemory) }
    var members: [ArchiveMember] = []
    var start = 0
    while start < bytes.count {
      let length = 46
      guard start + length <= bytes.count, bytes[start...].starts(with: [0x50, 0x4B, 1, 2]) else {
        throw .damaged()
      }
      let name = start + length..<start + length + bytes.little16(start + 28)
      let next = name.upperBound + bytes.little16(start + 30) + bytes.little16(start + 32)
      guard next <= bytes.count else { throw .damaged() }
      let path = String(decoding: bytes[name], as: UTF8.self)
      if !path.hasSuffix("/") {
        members.append(
          ArchiveMember(
            path: path, byteCount: bytes.little32(start + 24),
            compressedByteCount: bytes.little32(start + 20), method: bytes.little16(start + 10),
            checksum: UInt32(bytes.little32(start + 16)),
            isEncrypted: bytes.little16(start + 8) & 1 == 1,
            headerOffset: bytes.little32(start + 42)))
      }
      start = next
    }
    return members
  }
}

/// Reads little-endian integers. The caller checks that their bytes exist.
extension ContiguousArray<UInt8> {
  func little16(_ position: Int) -> Int { Int(self[position]) | Int(self[position + 1]) << 8 }
  func little32(_ position: Int) -> Int { little16(position) | little16(position + 2) << 16 }
}

/// The reason why a ZIP archive, or a member of it, could not be read.
public enum ArchiveError: Error, Equatable, Sendable {
  case unreadable(FileError)
  case notZIP
  case zip64
  /// `member` is the path of the damaged member; `nil` if the archive itself is damaged.
  case damaged(member: String? = nil)
  /// The member is encrypted, or compressed with a method other than Deflate.
  case unsupported(member: String)
  /// The member has more bytes than the caller allows, or than may still be inflated.
  case tooLarge(member: String)
  case tooManyApps(count: Int, limit: Int)

  /// The problem and the remedy. The problem's text follows the archive's name in a message.
  var words: (problem: String, remedy: String) {
    switch self {
    case .unreadable(let error): ("cannot be read (\(error))", MissingPath.general)
    case .notZIP: ("is not a ZIP archive (it has no central directory)", "export the app again")
    case .zip64: ("is too large (it uses ZIP64)", "unzip it, and check the .app in it")
    case .damaged(let member):
      ("is damaged (\(member ?? "its list of files") cannot be read)", "export or copy it again")
    case .unsupported(let member):
      (
        "cannot be read (\(member) is encrypted, or not compressed by Deflate)",
        "unzip it, and check the .app in it"
      )
    case .tooLarge(let member):
      ("cannot be read (\(member) inflates to too many bytes)", "check where it comes from")
    case .tooManyApps(let count, let limit):
      ("has too many apps (\(count); the limit is \(limit))", "check where it comes from")
    }
  }
}

extension ArchiveError: CustomStringConvertible {
  public var description: String { words.problem }
}
