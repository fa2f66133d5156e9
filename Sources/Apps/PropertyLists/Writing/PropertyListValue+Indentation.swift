extension PropertyListValue {
  /// Number of tabs that indent all lines of the value in XML, if the value is `depth` levels deep.
  /// A binary list with a few bytes for each value can be nested so deep that its indentation alone
  /// takes hundreds of megabytes.
  func indentation(depth: Int) -> Int {
    switch self {
    case .dictionary(let members):
      members.values.reduce(2 * depth) { $0 + depth + 1 + $1.indentation(depth: depth + 1) }
    case .array(let elements):
      elements.reduce(2 * depth) { $0 + $1.indentation(depth: depth + 1) }
    default: depth
    }
  }
}
