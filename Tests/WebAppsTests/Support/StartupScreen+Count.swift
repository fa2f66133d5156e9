import WebApps

extension StartupScreen {
  /// How many images there are of each artwork: one for each screen and orientation.
  static var imageCount: Int { 2 * all.count }
}
