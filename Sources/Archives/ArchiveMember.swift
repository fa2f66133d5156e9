/// A file in a ZIP archive, as the central directory tells of it.
public struct ArchiveMember: Hashable, Sendable {
  /// With `/` between folders, as it is stored: for comparing, never for writing to disk.
  public let path: String
  public let byteCount: Int
  let compressedByteCount: Int
  let method: Int
  let checksum: UInt32
  let isEncrypted: Bool
  let headerOffset: Int
}
