package import PropertyLists

package enum ProjectFault: Error, Equatable, Sendable {
  case empty
  case tooLarge(limit: Int)
  case tooDeep(limit: Int)
  case tooManyValues(limit: Int)
  /// The objects refer to each other too often.
  case tooMuchWork(limit: Int)
  case keyTooLong(limit: Int)
  /// The file has an unresolved merge conflict; the value is its marker.
  case mergeConflict(String)
  /// The file lacks an expected part, such as `;` or a key; `found` is in its place.
  case expected(String, found: String)
  /// The file ends inside a value or comment that begins on line `from`. The string says what it
  /// is, such as `array`.
  case endsInside(String, from: Int)
  case afterRoot
  case json
  case propertyList(PropertyListError)
  case rootIsNotTable
  /// The file does not have a part such as `objects`.
  case missing(String)
  case tooManyTargets(limit: Int)
}

extension ProjectFault: CustomStringConvertible {
  /// The reason in a few words, without a line number.
  package var description: String {
    switch self {
    case .empty: "it is empty"
    case .tooLarge(let limit): "it is larger than \(limit >> 20) MB"
    case .tooDeep(let limit): "it is nested more than \(limit) deep"
    case .tooMuchWork(let limit): "its targets have more than \(limit) members and settings"
    case .tooManyValues(let limit): "it has more than \(limit) values"
    case .keyTooLong(let limit):
      "it has a key of more than \(limit) bytes, or of too many combining marks"
    case .mergeConflict(let marker): "it has an unresolved merge conflict, \(marker)"
    case .expected(let wanted, let found): "it has \(found) where \(wanted) is expected"
    case .endsInside(let kind, let line): "it ends inside the \(kind) that begins on line \(line)"
    case .afterRoot: "something follows the last }"
    case .json: "it is not valid JSON"
    case .propertyList(let error): Self.words(error)
    case .rootIsNotTable: "its root is not a dictionary"
    case .missing(let key): "it has no \(key)"
    case .tooManyTargets(let limit): "it has more than \(limit) application targets"
    }
  }

  private static func words(_ error: PropertyListError) -> String {
    if case .malformed(let fault, _) = error { "\(fault)" } else { "\(error)" }
  }
}
