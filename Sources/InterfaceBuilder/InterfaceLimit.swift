/// What a storyboard or xib may have. The largest of real apps have a few thousand elements.
package enum InterfaceLimit {
  package static let bytes = 4 << 20
  package static let depth = 128
  package static let elements = 100_000
  /// Of all elements together.
  package static let attributes = 400_000
  /// Of an element's or attribute's name.
  package static let nameBytes = 128
  /// Of an attribute's value. A longer one is left out: it is a text, and of no interest. To compare
  /// strings that were made for it takes quadratic time.
  package static let valueBytes = 1024
}
