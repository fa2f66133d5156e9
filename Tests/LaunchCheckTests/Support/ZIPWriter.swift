import CDeflate
import Foundation

/// A ZIP archive, written field by field.
struct ZIPWriter {
  struct Member {
    var path: String
    var bytes: Data
    var isDeflated = false
    /// What the headers claim, where it is not the truth.
    var claimedByteCount: Int?
    var checksum: UInt32?
    var flags: UInt16 = 0
    var method: UInt16?
  }

  var members: [Member] = []
  var comment = ""

  var archive: Data {
    var files = Data()
    var directory = Data()
    for member in members {
      let stored = member.isDeflated ? Self.deflated(member.bytes) : member.bytes
      let fields = Self.fields(member, stored.count)
      let offset = files.count
      files +=
        Self.bytes([0x0403_4B50], 4) + Self.bytes([20], 2) + fields
        + Data(member.path.utf8) + stored
      // Version made by, version needed; then no comment, disk 0, attributes.
      directory +=
        Self.bytes([0x0201_4B50], 4) + Self.bytes([20, 20], 2) + fields
        + Self.bytes([0, 0, 0], 2) + Self.bytes([0, UInt32(offset)], 4) + Data(member.path.utf8)
    }
    let count = UInt32(members.count)
    return files + directory + Self.bytes([0x0605_4B50], 4) + Self.bytes([0, 0, count, count], 2)
      + Self.bytes([UInt32(directory.count), UInt32(files.count)], 4)
      + Self.bytes([UInt32(comment.utf8.count)], 2) + Data(comment.utf8)
  }

  /// Flags through the length of the extra field: the same in both headers.
  private static func fields(_ member: Member, _ storedCount: Int) -> Data {
    let method = member.method ?? (member.isDeflated ? 8 : 0)
    let count = UInt32(member.claimedByteCount ?? member.bytes.count)
    let checksum = member.checksum ?? Self.checksum(member.bytes)
    return bytes([UInt32(member.flags), UInt32(method), 0, 0], 2)
      + bytes([checksum, UInt32(storedCount), count], 4)
      + bytes([UInt32(member.path.utf8.count), 0], 2)
  }

  private static func bytes(_ values: [UInt32], _ width: Int) -> Data {
    Data(
      values.flatMap { value in (0..<width).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) } })
  }

  private static func checksum(_ bytes: Data) -> UInt32 {
    unsafe bytes.withUnsafeBytes { unsafe libdeflate_crc32(0, $0.baseAddress, $0.count) }
  }

  private static func deflated(_ bytes: Data) -> Data {
    let compressor = unsafe libdeflate_alloc_compressor(9)
    defer { unsafe libdeflate_free_compressor(compressor) }
    var output = Data(count: bytes.count + 1024)
    let count = unsafe output.withUnsafeMutableBytes { output in
      unsafe bytes.withUnsafeBytes { input in
        unsafe libdeflate_deflate_compress(
          compressor, input.baseAddress, input.count, output.baseAddress, output.count)
      }
    }
    return output.prefix(count)
  }
}
