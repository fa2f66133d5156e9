public import LaunchRules

/// A mistake that can be corrected without asking the user.
public enum CorrectionKind: Hashable, Sendable {
  /// A name with a suffix or an extension that iOS appends itself.
  case name(from: String, to: String)
  /// A size whose width and height are swapped.
  case size(from: PointSize, to: PointSize)
  /// A Boolean key whose value is a string or a number.
  case boolean(key: String, value: Bool)
  /// An entry that is a copy of an earlier entry. `number` is its number in the array, from 1.
  case repeatedEntry(number: Int, key: String)
}

extension CorrectionKind: CustomStringConvertible {
  /// The correction in a few words, such as `the name 'a.png' is 'a' now`.
  public var description: String {
    switch self {
    case .name(let from, let to): "the name '\(from)' is '\(to)' now"
    case .size(let from, let to):
      "the size \(from.propertyListText) is \(to.propertyListText) now"
    case .boolean(let key, let value): "\(key) is <\(value)/> now"
    case .repeatedEntry(let number, let key): "entry \(number) of \(key) is removed: it is a copy"
    }
  }
}
