import LaunchRules

extension Display {
  /// The devices in few words, as a heading: without those that only Display Zoom gives this
  /// display if there are others.
  var heading: String {
    guard isZoomed, let zoomedDevices else { return usualDevices }
    return zoomedDevices + ", zoomed"
  }

  /// Whether devices have this display only with Display Zoom.
  var isZoomed: Bool { usualDevices.isEmpty && zoomedDevices != nil }
}
