/// A file in a ZIP archive, as the central directory tells of it.
package struct ArchiveMember: Hashable, Sendable {
  /// With `/` between folders, as it is stored: for comparing, never for writing to disk.
  package let path: String
  package let byteCount: Int
  let compressedByteCount: Int
  let method: Int
  let checksum: UInt32
  let isEncrypted: Bool
  let headerOffset: Int
}
