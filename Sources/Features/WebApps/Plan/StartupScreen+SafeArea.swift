package import LaunchRules
internal import Pictures

extension StartupScreen {
  /// How far the status bar, the camera and the home indicator reach into the edges of a web app
  /// that fills the screen (`viewport-fit=cover`), in points: for each edge, the largest inset of
  /// all displays with this screen. The insets are 0 for a screen that is not in ``LaunchRules``.
  ///
  /// Sources: as for ``SafeAreas``.
  ///
  /// - Complexity: O(displays times devices)
  package func safeArea(_ orientation: StartupOrientation) -> SafeArea {
    Display.all.filter { $0.points == points && $0.scale == scale }.compactMap(\.safeAreas)
      .map { orientation == .portrait ? $0.portrait : $0.landscape }
      .reduce(SafeArea()) { $0.union($1) }
  }

  /// The safe area's insets, for placing a logo.
  func safeEdges(_ orientation: StartupOrientation) -> LogoPlacement.Edges {
    let area = safeArea(orientation)
    return LogoPlacement.Edges(
      top: area.top, left: area.left, bottom: area.bottom, right: area.right)
  }
}
