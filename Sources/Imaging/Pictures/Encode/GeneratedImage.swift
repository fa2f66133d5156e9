public import Pixels

/// A finished image in memory.
public struct GeneratedImage: Hashable, Sendable {
  /// The file's path in the output folder.
  public let file: String
  public let size: PixelSize
  /// The bytes of the PNG file.
  public let bytes: ContiguousArray<UInt8>
}
