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

  init(_ output: ImageOutput, _ picture: PlannedPicture) {
    file = picture.file
    size = picture.size
    bytes = output.file.byteCount
    isWritten = output.file.changes
  }

  init(kept image: PlannedPicture, bytes: Int) {
    file = image.file
    size = image.size
    self.bytes = bytes
    isWritten = false
  }

  init(kept image: GeneratedImage) {
    file = image.file
    size = image.size
    bytes = image.bytes.count
    isWritten = false
  }
}

/// A finished image in memory.
public struct GeneratedImage: Hashable, Sendable {
  /// The file's path in the output folder.
  public let file: String
  public let size: PixelSize
  /// The bytes of the PNG file.
  public let bytes: ContiguousArray<UInt8>
}
