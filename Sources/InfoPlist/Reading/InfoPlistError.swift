/// Why an Info.plist could not be used.
public enum InfoPlistError: Error, Hashable, Sendable {
  /// Not a property list, or a damaged one.
  case malformed(PropertyListFault, line: Int?)
  case rootIsNoDictionary(line: Int?)
  /// A key whose value has another type than iOS expects.
  case wrongType(key: String, expected: String, line: Int?)
  /// A key whose value decides, and that is there more than once.
  case repeatedKey(String, lines: [Int])
  /// No UISupportedInterfaceOrientations.
  case noOrientations
  /// UISupportedInterfaceOrientations without a landscape orientation.
  case noLandscape(found: [String], line: Int?)
}

extension InfoPlistError {
  /// Where it is, from 1; `nil` where no line can be named.
  public var line: Int? {
    switch self {
    case .malformed(_, let line), .rootIsNoDictionary(let line), .wrongType(_, _, let line),
      .noLandscape(_, let line):
      line
    case .repeatedKey(_, let lines): lines.last
    case .noOrientations: nil
    }
  }
}

extension InfoPlistError: CustomStringConvertible {
  /// What is wrong, why, and what to do, in one line.
  public var description: String {
    switch self {
    case .malformed(let fault, _):
      "is not a property list that can be used (\(fault)); \(fault.remedy)"
    case .rootIsNoDictionary:
      "is not an Info.plist (its root is no dictionary); check the path"
    case .wrongType(let key, let expected, _):
      "has a value of the wrong type (\(key) is no \(expected)); mend it"
    case .repeatedKey(let key, let lines):
      "has a key more than once (\(key)\(Self.on(lines))); remove all but one"
    case .noOrientations:
      "names no orientation (UISupportedInterfaceOrientations is missing); add it, its first "
        + "value UIInterfaceOrientationLandscapeRight"
    case .noLandscape(let found, _):
      "names no landscape orientation (UISupportedInterfaceOrientations is "
        + (found.isEmpty ? "empty" : found.joined(separator: ", "))
        + "); put UIInterfaceOrientationLandscapeRight first"
    }
  }

  private static func on(_ lines: [Int]) -> String {
    guard let last = lines.last else { return "" }
    let others = lines.dropLast().map { "\($0)" }.joined(separator: ", ")
    return ", on the lines \(others) and \(last)"
  }
}
