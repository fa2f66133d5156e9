/// What a storyboard or xib may have. The largest of real apps have a few thousand elements.
package enum InterfaceLimit {
  package static let bytes = 4 << 20
  package static let depth = 128
  package static let elements = 100_000
  /// Of all elements together.
  package static let attributes = 400_000
}
