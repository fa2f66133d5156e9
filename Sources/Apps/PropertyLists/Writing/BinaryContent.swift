/// An object of a binary property list, as it is written.
enum BinaryContent: Hashable {
  /// The bytes of a scalar: marker, length and payload.
  case scalar(ContiguousArray<UInt8>)
  /// An array or a dictionary: the marker's upper half, and all references in order. A dictionary
  /// has the references to all keys, then those to all values.
  case container(marker: UInt8, [Int])

  var references: [Int] {
    if case .container(_, let references) = self { references } else { [] }
  }

  /// A copy in which each reference is greater by `offset`.
  func shifted(by offset: Int) -> BinaryContent {
    switch self {
    case .scalar: self
    case .container(let marker, let references):
      .container(marker: marker, references.map { $0 + offset })
    }
  }
}
