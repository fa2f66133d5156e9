extension LaunchScreenSize {
  /// How far the camera, the home indicator and the status bar reach into the edges of a landscape
  /// screen, in points: for each edge, the largest inset of all displays of this size.
  ///
  /// Sources: as for ``SafeAreas``.
  ///
  /// - Complexity: O(displays times devices)
  public var landscapeSafeArea: SafeArea {
    Display.all.filter { $0.points == points }.compactMap(\.safeAreas?.landscape)
      .reduce(SafeArea()) { $0.union($1) }
  }
}
