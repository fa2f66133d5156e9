package import Foundation

extension ZIPWriter {
  /// A file in an archive.
  package struct Member: Sendable {
    package var path: String
    package var bytes: Data
    package var isDeflated: Bool
    /// The size in the headers, if it differs from the true size.
    package var claimedByteCount: Int?
    package var checksum: UInt32?
    package var flags: Int
    package var method: Int?

    package init(
      path: String, bytes: Data, isDeflated: Bool = false, claimedByteCount: Int? = nil,
      checksum: UInt32? = nil, flags: Int = 0, method: Int? = nil
    ) {
      (self.path, self.bytes, self.isDeflated) = (path, bytes, isDeflated)
      (self.claimedByteCount, self.checksum) = (claimedByteCount, checksum)
      (self.flags, self.method) = (flags, method)
    }
  }
}
