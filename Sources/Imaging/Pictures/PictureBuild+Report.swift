public import Pixels

extension PictureBuild {
  /// The images of a build in memory, and what they were made from.
  package struct Made: Sendable {
    package let plan: Recipe.Plan
    package let facts: [Int: ArtworkFacts]
    /// The images in the plan's order.
    package let images: [GeneratedImage]
    /// Small versions of the upright artworks whose ``ArtworkInput/overview`` is set, by role.
    package let overviews: [Int: Raster]
  }

  package typealias Addition = PictureAddition<Made>

  package struct Report: Sendable {
    package let plan: Recipe.Plan
    /// Reports on the images, in the plan's order; none after a dry run.
    package let images: [ImageReport]
    /// The files that were written. Files that already had the same bytes are not included.
    package let writtenFiles: Set<String>
    package let removedFiles: [String]
    package var warnings: [Recipe.Warning]
    /// The SHA-256 of each file in hexadecimal digits, if it is known, by path.
    package var digests: [String: String] = [:]
  }
}

/// A file that a build makes from its images and writes in addition to the plan's files.
package struct PictureAddition<Made: Sendable>: Sendable {
  /// The path in the output folder.
  package let file: String
  /// Describes everything that affects the file's bytes, other than the artwork and the options. If
  /// the bytes may differ, the keys differ too.
  let key: String
  /// Whether the given text is an earlier version of this file, which a build may replace.
  let isOwn: @Sendable (String) -> Bool
  let make: @Sendable (Made) async throws -> ContiguousArray<UInt8>

  package init(
    file: String, key: String, isOwn: @escaping @Sendable (String) -> Bool,
    make: @escaping @Sendable (Made) async throws -> ContiguousArray<UInt8>
  ) {
    self.file = file
    self.key = key
    self.isOwn = isOwn
    self.make = make
  }

  /// The same file, made from an `Other`. `convert` turns the `Other` into the `Made` that this
  /// addition needs.
  package func of<Other>(
    _ convert: @escaping @Sendable (Other) -> Made
  ) -> PictureAddition<Other> {
    let make = make
    return PictureAddition<Other>(file: file, key: key, isOwn: isOwn) { other in
      try await make(convert(other))
    }
  }
}

/// A report on an image that a build made.
public struct ImageReport: Hashable, Sendable {
  /// The file's path in the output folder.
  public let file: String
  public let size: PixelSize
  /// The size of the file in bytes.
  public let bytes: Int
  /// Whether the file was written. A file that already had the same bytes is not written.
  public let isWritten: Bool
}

/// A finished image in memory.
public struct GeneratedImage: Hashable, Sendable {
  /// The file's path in the output folder.
  public let file: String
  public let size: PixelSize
  /// The bytes of the PNG file.
  public let bytes: ContiguousArray<UInt8>

  /// A report on this image. The report says that no file was written.
  package var report: ImageReport {
    ImageReport(file: file, size: size, bytes: bytes.count, isWritten: false)
  }
}
