/// A file that a build writes beside those of its plan, made of its images: a preview.
package struct BuildAddition: Sendable {
  package struct Content: Sendable {
    let bytes: ContiguousArray<UInt8>
    /// What was found while it was made.
    let notes: [String]

    package init(bytes: ContiguousArray<UInt8>, notes: [String]) {
      self.bytes = bytes
      self.notes = notes
    }
  }

  /// The path in the output folder.
  let file: String
  /// What decides the bytes beside the artwork and the options.
  let key: String
  /// Whether a text is an earlier one of this file.
  let isOwn: @Sendable (String) -> Bool
  let make: @Sendable (LaunchImageSet) async throws -> Content

  package init(
    file: String, key: String, isOwn: @escaping @Sendable (String) -> Bool,
    make: @escaping @Sendable (LaunchImageSet) async throws -> Content
  ) {
    self.file = file
    self.key = key
    self.isOwn = isOwn
    self.make = make
  }
}
