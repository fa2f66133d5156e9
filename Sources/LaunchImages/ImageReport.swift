public import Pixels

/// An image that was made.
public struct ImageReport: Hashable, Sendable {
  /// The file's path in the output folder.
  public let file: String
  public let size: PixelSize
  /// Bytes in the file.
  public let bytes: Int

  init(_ image: ImagePlan, _ file: ContiguousArray<UInt8>) {
    self.file = image.file
    size = image.size
    bytes = file.count
  }

  init(_ image: CatalogImagePlan, _ file: ContiguousArray<UInt8>) {
    self.file = image.file
    size = image.size
    bytes = file.count
  }
}
