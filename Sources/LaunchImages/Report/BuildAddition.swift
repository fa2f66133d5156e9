/// A file that a build writes beside those of its plan, made of its images: a preview.
package struct BuildAddition: Sendable {
  /// The path in the output folder.
  let file: String
  /// Identifies everything that affects the file's bytes besides the artwork and the options.
  let key: String
  /// Whether a text is an earlier version of this file.
  let isOwn: @Sendable (String) -> Bool
  let make: @Sendable (LaunchImageSet) async throws -> ContiguousArray<UInt8>

  package init(
    file: String, key: String, isOwn: @escaping @Sendable (String) -> Bool,
    make: @escaping @Sendable (LaunchImageSet) async throws -> ContiguousArray<UInt8>
  ) {
    self.file = file
    self.key = key
    self.isOwn = isOwn
    self.make = make
  }
}
