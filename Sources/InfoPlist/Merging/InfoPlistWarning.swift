internal import LaunchRules

/// What somebody who merges launch images should know.
public enum InfoPlistWarning: Hashable, Sendable {
  /// A launch screen beside the launch images.
  case launchScreen(key: String, line: Int?)
  /// A newer kind of launch screen beside the launch file.
  case otherLaunchFile(key: String, wanted: String, line: Int?)
  /// Replaced entries were for screens that the new ones have nothing for.
  case otherScreens(sizes: [String], line: Int?)
}

extension InfoPlistWarning {
  public var line: Int? {
    switch self {
    case .launchScreen(_, let line), .otherLaunchFile(_, _, let line), .otherScreens(_, let line):
      line
    }
  }
}

extension InfoPlistWarning: CustomStringConvertible {
  /// What, why, and what to do, in one line.
  public var description: String {
    switch self {
    case .launchScreen(let key, _):
      "launch images will not show\(Self.since(key)) (iOS ignores them beside \(key)); remove "
        + "that key, unless the images are for older systems"
    case .otherLaunchFile(let key, let wanted, _):
      "\(wanted) may not show (an iOS that knows \(key) too looks at that one); remove \(key)"
    case .otherScreens(let sizes, _):
      "entries for other screens are dropped (\(Self.list(sizes))); add them again if the app has "
        + "images for them"
    }
  }

  private static func since(_ key: String) -> String {
    LaunchScreenKey(rawValue: key).map { " from iOS \($0.minimumOS) on" } ?? ""
  }

  /// Enough to see which.
  private static func list(_ sizes: [String]) -> String {
    let shown = sizes.prefix(8).joined(separator: ", ")
    return sizes.count > 8 ? "\(shown) and \(sizes.count - 8) more" : shown
  }
}
