/// A file that a build writes beside those of its plan, made of its images: a preview.
package struct BuildAddition: Sendable {
  /// The path in the output folder.
  let file: String
  /// What decides the bytes beside the artwork and the options.
  let key: String
  /// Whether a text is an earlier one of this file.
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
