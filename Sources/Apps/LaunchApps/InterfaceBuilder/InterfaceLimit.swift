/// The limits for a storyboard or xib. The largest files of real apps have a few thousand elements.
package enum InterfaceLimit {
  package static let bytes = 4 << 20
  package static let depth = 128
  package static let elements = 100_000
  /// The greatest number of attributes of all elements together.
  package static let attributes = 400_000
  /// The greatest length of an element's or attribute's name.
  package static let nameBytes = 128
  /// The greatest length of an attribute's value. Longer values are ignored: they are texts for
  /// people, and comparing strings that an attacker has crafted can take quadratic time.
  package static let valueBytes = 1024
}
