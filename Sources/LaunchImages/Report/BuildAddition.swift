package import Pictures

/// A file that a build writes beside those of its plan, made of its images: a preview.
package struct BuildAddition: Sendable {
  package typealias Content = AddedContent

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
