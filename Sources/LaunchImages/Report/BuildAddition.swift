package import Pictures

/// A file that a build makes from its images and writes in addition to its plan's files: a preview.
package struct BuildAddition: Sendable {
  package typealias Content = AddedContent

  /// The path in the output folder.
  let file: String
  /// Identifies everything that affects the file's bytes besides the artwork and the options.
  let key: String
  /// Whether a text is an earlier version of this file.
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
