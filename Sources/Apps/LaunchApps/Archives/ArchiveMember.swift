/// A file in a ZIP archive, as listed in the central directory.
package struct ArchiveMember: Equatable, Sendable {
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
