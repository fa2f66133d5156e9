/// A launch image that was found, or to which a launch image set refers; its file may be missing.
package struct FoundImage: Equatable, Sendable {
  package var location: ImageLocation
  /// The image's uses, in the order in which they were found; empty for a file that nothing refers
  /// to.
  package var uses: [ImageUse]
  /// The folder of its launch image set; `nil` for a loose file.
  package var set: String?
  /// The locale of its slots; `nil` for a slot for all languages, and for a loose file.
  package var locale: String?
}
