extension Display {
  /// How far the status bar, the camera and the home indicator reach into the display's edges, in
  /// points: for each edge, the largest inset of all devices with this display. `nil` if no source
  /// gives any.
  ///
  /// Sources: as for ``SafeAreas``. The zoomed iPhone XR and 11 are treated like the other displays
  /// of 375x812 points, which is an assumption.
  ///
  /// - Complexity: O(devices)
  public var safeAreas: SafeAreas? {
    func largest(_ isOne: (Display) -> Bool) -> SafeAreas? {
      let areas = DeviceModel.all.filter { isOne($0.display) }.compactMap(\.safeAreas)
      guard let first = areas.first else { return nil }
      return areas.dropFirst().reduce(first) { $0.union($1) }
    }
    return largest { $0 == self } ?? largest { $0.points == points }
  }
}

extension SafeArea {
  /// The larger of the two insets at each edge: content that keeps clear of these insets is safe in
  /// both areas.
  public func union(_ other: SafeArea) -> SafeArea {
    SafeArea(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }
}

extension SafeAreas {
  fileprivate func union(_ other: SafeAreas) -> SafeAreas {
    SafeAreas(
      portrait: portrait.union(other.portrait), landscape: landscape.union(other.landscape))
  }
}
