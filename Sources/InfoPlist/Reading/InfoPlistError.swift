internal import LaunchRules

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
  /// The app launches into another orientation than the one that images are made for.
  case otherOrientation(key: String, found: String?, wanted: String, line: Int?)
  /// UILaunchImages is there, and says something else.
  case otherLaunchImages(key: String, count: Int, line: Int?)
  /// Another launch file is named.
  case otherLaunchFile(key: String, line: Int?)
  /// What an edit has made does not say what it should: a fault of this code.
  case editFailed
}

extension InfoPlistError {
  /// Where it is, from 1; `nil` where no line can be named.
  public var line: Int? {
    switch self {
    case .malformed(_, let line), .rootIsNoDictionary(let line), .wrongType(_, _, let line),
      .noLandscape(_, let line), .otherOrientation(_, _, _, let line),
      .otherLaunchImages(_, _, let line), .otherLaunchFile(_, let line):
      line
    case .repeatedKey(_, let lines): lines.last
    case .noOrientations, .editFailed: nil
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
    case .otherOrientation(let key, let found, let wanted, _):
      "does not launch into the orientation that the images are made for (\(key) "
        + (found.map { "begins with \($0)" } ?? "is missing or empty")
        + ", the images are for \(wanted)); use --set-orientations to put that first"
        + (Self.isLandscape(found) ? ", or build and merge with the other --orientation" : "")
    case .otherLaunchImages(let key, let count, _):
      "has \(key) already, and they differ (\(count == 1 ? "1 entry" : "\(count) entries")); use "
        + "--replace to replace them, with --dry-run to see the difference"
    case .otherLaunchFile(let key, _):
      "has \(key) already, and it names something else; use --replace to replace it, with --dry-run "
        + "to see the difference"
    case .editFailed:
      "could not be edited (what came out does not say what it should); please report this as a "
        + "fault"
    }
  }

  private static func isLandscape(_ value: String?) -> Bool {
    value.flatMap { InterfaceOrientation(rawValue: $0) }?.isLandscape == true
  }

  private static func on(_ lines: [Int]) -> String {
    guard let last = lines.last else { return "" }
    let others = lines.dropLast().map { "\($0)" }.joined(separator: ", ")
    return ", on the lines \(others) and \(last)"
  }
}
