internal import Foundation
internal import TestSupport

@testable import LaunchApps

/// ZIP archives: members that have the size and the checksum that they claim, or an error.
package enum ArchiveTarget: FuzzTarget {
  private static let memberLimit = 1 << 20

  /// An input that begins like a ZIP archive is one; any other describes one.
  package static func check(_ input: ContiguousArray<UInt8>) throws(Finding) {
    let isArchive = input.first == UInt8(ascii: "P")
    try checkFile(isArchive ? input : GeneratedArchive.bytes(of: input))
  }

  private static func checkFile(_ bytes: ContiguousArray<UInt8>) throws(Finding) {
    let path =
      FileManager.default.temporaryDirectory.path + "/launchgen-archive-\(UUID().uuidString)"
    guard FileManager.default.createFile(atPath: path, contents: Data(bytes)) else {
      throw Finding("no file for the archive")
    }
    defer { try? FileManager.default.removeItem(atPath: path) }
    guard var archive = try? ZIPArchive(path: path) else { return }
    var total = 0
    for member in archive.members {
      guard let content = try? archive.read(member, limit: memberLimit) else { continue }
      try expect(content.count == member.byteCount, "a member of another size")
      try expect(content.count <= memberLimit, "a member beyond the limit")
      try expect(Checksum.crc32(content) == member.checksum, "a member with a wrong checksum")
      total += content.count
      try expect(total <= 256 << 20, "more bytes than all members may have")
    }
  }
}
