public import Pixels

/// An image that was made, in memory.
public struct GeneratedImage: Hashable, Sendable {
  /// The file's path in the output folder.
  public let file: String
  public let size: PixelSize
  /// The PNG.
  public let bytes: ContiguousArray<UInt8>
}
