import LaunchRules

extension Display {
  /// The devices in few words, as a heading: without those that only Display Zoom gives this
  /// display if there are others.
  var heading: String {
    let zoomed = "zoomed "
    let usual = devices.split(separator: ";").first.map(String.init) ?? devices
    return usual.hasPrefix(zoomed) ? usual.dropFirst(zoomed.count) + ", zoomed" : usual
  }
}
