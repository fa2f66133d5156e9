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
      "launch images will not show (iOS ignores them beside \(key)); remove that key"
    case .otherLaunchFile(let key, let wanted, _):
      "\(wanted) may not show (an iOS that knows \(key) too looks at that one); remove \(key)"
    case .otherScreens(let sizes, _):
      "entries for other screens are dropped (\(sizes.joined(separator: ", "))); add them again "
        + "if the app has images for them"
    }
  }
}
