internal import Files
internal import Platform

/// A ZIP archive whose members are read into memory one by one.
///
/// Nothing is written to disk, so malicious member paths do no harm. Before a member is inflated,
/// its size is checked against a limit and against a budget for the whole archive.
///
/// Source: PKWARE's APPNOTE.TXT, sections 4.3 and 4.4.
package struct ZIPArchive: ~Copyable {
  /// The archive's files, in the order of its central directory; folders are left out.
  package let members: [ArchiveMember]
  private let file: ReadableFile
  /// Total number of bytes that may still be inflated from the archive.
  private var budget = 256 << 20

  package init(path: String) throws(ArchiveError) {
    let file = try mapError(try ReadableFile(path: path), ArchiveError.unreadable)
    let directory = try CentralDirectory.locate(in: file)
    let found = try CentralDirectory.members(Self.read(file, directory))
    try Self.refuseOverlaps(found, before: directory.lowerBound)
    members = found
    self.file = file
  }

  /// Rejects members that share bytes, with which a small archive could inflate to any size.
  private static func refuseOverlaps(
    _ members: [ArchiveMember], before directory: Int
  ) throws(ArchiveError) {
    var end = directory
    for member in members.sorted(by: { $0.headerOffset > $1.headerOffset }) {
      guard member.headerOffset + localHeaderBytes + member.compressedByteCount <= end else {
        throw .damaged(.memberOverlaps(member.path))
      }
      end = member.headerOffset
    }
  }

  /// Bytes in a local header, without its name and extra field.
  private static let localHeaderBytes = 30

  /// Reads a member and verifies its checksum.
  ///
  /// - Parameter limit: maximum number of uncompressed bytes in a file of the member's kind.
  package mutating func read(
    _ member: ArchiveMember, limit: Int
  ) throws(ArchiveError) -> ContiguousArray<UInt8> {
    if member.isEncrypted { throw .encrypted(member: member.path) }
    // Deflate never makes data larger by more than this.
    guard member.byteCount <= limit, member.byteCount <= budget,
      member.compressedByteCount <= member.byteCount + member.byteCount / 1000 + 64
    else { throw .tooLarge(member: member.path) }
    budget -= member.byteCount
    let stored = try storedBytes(member)
    switch member.method {
    case 0 where member.byteCount == stored.count: return try checked(stored, member)
    case 8:
      let bytes = try mapError(try Inflate.raw(stored, byteCount: member.byteCount)) {
        (_: OutOfMemory) in ArchiveError.unreadable(.outOfMemory)
      }
      return try checked(bytes, member)
    case 0: throw .damaged(.memberSizes(member.path))
    case let method: throw .compression(member: member.path, method: method)
    }
  }

  /// The member's bytes as stored, which may be compressed. They follow the local header, whose
  /// name and extra field may be longer than those in the directory.
  private func storedBytes(_ member: ArchiveMember) throws(ArchiveError) -> ContiguousArray<UInt8> {
    let length = Self.localHeaderBytes
    let header = try Self.read(file, member.headerOffset..<member.headerOffset + length)
    guard header.starts(with: [0x50, 0x4B, 3, 4]) else {
      throw .damaged(.memberMisplaced(member.path))
    }
    let start = member.headerOffset + length + header.little16(26) + header.little16(28)
    return try Self.read(file, start..<start + member.compressedByteCount)
  }

  private func checked(
    _ bytes: ContiguousArray<UInt8>?, _ member: ArchiveMember
  ) throws(ArchiveError) -> ContiguousArray<UInt8> {
    guard let bytes, Inflate.crc32(bytes) == member.checksum else {
      throw .damaged(.memberContent(member.path))
    }
    return bytes
  }

  private static func read(
    _ file: borrowing ReadableFile, _ range: Range<Int>
  ) throws(ArchiveError) -> ContiguousArray<UInt8> {
    guard range.upperBound <= file.byteCount else { throw .damaged(.truncated) }
    let bytes = try mapError(
      try file.read(at: range.lowerBound, count: range.count), ArchiveError.unreadable)
    if bytes.count < range.count { throw .unreadable(.cutShort) }
    return bytes
  }
}
