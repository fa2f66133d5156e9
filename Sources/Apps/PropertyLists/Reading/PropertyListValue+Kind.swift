extension PropertyListValue {
  /// The value's type as text to print after "is".
  package var kind: String {
    switch self {
    case .dictionary: "a dictionary"
    case .array: "an array"
    case .string: string == nil ? "a very long string" : "a string"
    case .boolean: "a Boolean"
    case .integer, .unsigned, .real: "a number"
    case .date: "a date"
    case .data: "data"
    }
  }
}
