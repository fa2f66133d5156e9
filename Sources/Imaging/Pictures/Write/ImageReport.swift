internal import Files
public import Pixels

/// A report on an image that a build made.
public struct ImageReport: Hashable, Sendable {
  /// The file's path in the output folder.
  public let file: String
  public let size: PixelSize
  /// The size of the file in bytes.
  public let bytes: Int
  /// Whether the file was written. A file that already had the same bytes is not written.
  public let isWritten: Bool

  init(_ output: ImageOutput, _ file: String, _ size: PixelSize) {
    self.file = file
    self.size = size
    bytes = output.file.byteCount
    isWritten = output.file.changes
  }

  /// Reports an image that has no staged file, as one that is not written.
  init(kept file: String, _ size: PixelSize, bytes: Int) {
    self.file = file
    self.size = size
    self.bytes = bytes
    isWritten = false
  }
}
