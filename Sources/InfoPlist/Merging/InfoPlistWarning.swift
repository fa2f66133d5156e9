public import LaunchRules

/// Something that a user who merges launch images should know.
public enum InfoPlistWarning: Hashable, Sendable {
  /// iOS shows a launch screen instead of the launch images, from the version `from` on.
  case launchScreen(key: String, from: OSVersion?, line: Int?)
  /// Info.plist has a newer kind of launch screen than the launch file.
  case otherLaunchFile(key: String, wanted: String, line: Int?)
  /// Replaced entries were for screens that the new entries do not cover.
  case otherScreens(sizes: [String], line: Int?)
}

extension InfoPlistWarning {
  /// The line of the warning, from 1; `nil` if it has no line.
  public var line: Int? {
    switch self {
    case .launchScreen(_, _, let line), .otherLaunchFile(_, _, let line),
      .otherScreens(_, let line):
      line
    }
  }
}

extension InfoPlistWarning: CustomStringConvertible {
  /// What the user should know, and why.
  public var description: String {
    switch self {
    case .launchScreen(let key, let system, _):
      "launch images will not show\(system.map { " on iOS \($0) and later" } ?? "") (iOS ignores "
        + "them if \(key) is present)"
    case .otherLaunchFile(let key, let wanted, _):
      "\(wanted) may not show (iOS versions that know \(key) use that key instead)"
    case .otherScreens(let sizes, _):
      "entries for other screens are dropped (\(Self.list(sizes)))"
    }
  }

  /// At most eight sizes, and the number of the others.
  private static func list(_ sizes: [String]) -> String {
    let shown = sizes.prefix(8).joined(separator: ", ")
    return sizes.count > 8 ? "\(shown) and \(sizes.count - 8) more" : shown
  }
}
