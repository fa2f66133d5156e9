package import Pixels

extension PictureBuild {
  /// The images of a build, in memory.
  package struct Made: Sendable {
    package let plan: Recipe.Plan
    package let facts: Recipe.Facts
    /// In the plan's order.
    package let images: [GeneratedImage]
    /// The upright artworks, small, by their roles: those that the recipe wants.
    package let overviews: [Int: Raster]
  }

  package typealias Addition = PictureAddition<Made>

  /// What a build made and wrote.
  package struct Report: Sendable {
    package let plan: Recipe.Plan
    /// In the plan's order.
    package let images: [ImageReport]
    /// The files that were written. Files that already had the same bytes were not.
    package let writtenFiles: Set<String>
    /// The files of an earlier build that were removed.
    package let removedFiles: [String]
    package var warnings: [Recipe.Warning]
    /// What was found when the addition was made, if that was in an earlier build.
    package var recordedNotes: [String] = []
    /// The SHA-256 of files in hexadecimal digits, as far as they are known.
    package var digests: [String: String] = [:]
    /// What was done with the cache; `nil` if there is none, or nothing had to be made.
    package var cache: CacheUse?
  }
}

/// A file that a build writes beside those of its plan, made of its images: a preview.
package struct PictureAddition<Made: Sendable>: Sendable {
  package typealias Content = AddedContent

  /// The path in the output folder.
  package let file: String
  /// What decides the bytes beside the artwork and the options.
  let key: String
  /// Whether a text is an earlier one of this file.
  let isOwn: @Sendable (String) -> Bool
  let make: @Sendable (Made) async throws -> Content

  package init(
    file: String, key: String, isOwn: @escaping @Sendable (String) -> Bool,
    make: @escaping @Sendable (Made) async throws -> Content
  ) {
    self.file = file
    self.key = key
    self.isOwn = isOwn
    self.make = make
  }

  /// The same file of what else a build made.
  package func of<Other>(
    _ convert: @escaping @Sendable (Other) -> Made
  ) -> PictureAddition<Other> {
    let make = make
    return PictureAddition<Other>(file: file, key: key, isOwn: isOwn) { other in
      try await make(convert(other))
    }
  }
}

/// A file that was made of a build's images.
package struct AddedContent: Sendable {
  let bytes: ContiguousArray<UInt8>
  /// What was found while it was made.
  let notes: [String]

  package init(bytes: ContiguousArray<UInt8>, notes: [String]) {
    self.bytes = bytes
    self.notes = notes
  }
}
