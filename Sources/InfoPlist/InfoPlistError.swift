/// Why an Info.plist could not be used.
public enum InfoPlistError: Error, Hashable, Sendable {
  /// Not a property list, or one whose root is no dictionary.
  case malformed(reason: String)
  /// No UISupportedInterfaceOrientations.
  case noOrientations
  /// UISupportedInterfaceOrientations without a landscape orientation.
  case noLandscape(found: [String])
}

extension InfoPlistError: CustomStringConvertible {
  /// What is wrong, why, and what to do, in one line.
  public var description: String {
    switch self {
    case .malformed(let reason):
      "is not a property list that can be used (\(reason)); check it with plutil -lint"
    case .noOrientations:
      "names no orientation (UISupportedInterfaceOrientations is missing); add it, its first "
        + "value UIInterfaceOrientationLandscapeRight"
    case .noLandscape(let found):
      "names no landscape orientation (UISupportedInterfaceOrientations is "
        + (found.isEmpty ? "empty" : found.joined(separator: ", "))
        + "); put UIInterfaceOrientationLandscapeRight first"
    }
  }
}
