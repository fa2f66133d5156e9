public import Pixels

/// An image that a build has made.
public struct ImageReport: Hashable, Sendable {
  /// The file's path in the output folder.
  public let file: String
  public let size: PixelSize
  /// Bytes in the file.
  public let bytes: Int
  /// Whether the file was written; one that had the same bytes already was left alone.
  public let isWritten: Bool

  init(_ image: GeneratedImage, written: Set<String>) {
    file = image.file
    size = image.size
    bytes = image.bytes.count
    isWritten = written.contains(image.file)
  }
}
