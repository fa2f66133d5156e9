package import LaunchRules

extension LaunchOutcome {
  /// The reason for the outcome, as text to print after a colon.
  ///
  /// - Parameter key: the key that lists the device's entries, such as `UILaunchImages~ipad`.
  package func reason(on device: DeviceModel, key: String) -> String {
    let screen = device.display.points
    switch self {
    case .launchScreen(let key): return "\(key.rawValue) is present"
    case .image(let image):
      switch image.fit {
      case .exact: return "entry \(image.index + 1)"
      case .nearest: return "entry \(image.index + 1), the nearest to \(screen)"
      case .otherOrientation:
        return
          "entry \(image.index + 1), for \(image.entry.orientation.rawValue), which TN2244 rules "
          + "out, but iOS 9 and later show in some apps"
      }
    case .letterboxed(let image):
      return image.entry.size.isLarger(than: screen)
        ? "entry \(image.index + 1), the nearest, of the larger screen \(image.entry.size)"
        : "entry \(image.index + 1), the nearest, in the frame of an older iPhone"
    case .namedFile: return "found by its name, since no \(key) lists files"
    case .blank(.noUsableEntry): return "\(key) has no usable entry"
    case .blank(.systemTooOld(let lowest)): return "every entry needs iOS \(lowest)"
    case .blank(.orientation(let orientation)):
      return "no entry is for \(orientation.isLandscape ? "Landscape" : "Portrait")"
    case .blank(.noFile(let image)):
      let file = image.files.first { !$0.contains("~") } ?? image.entry.name
      return "iOS picks entry \(image.index + 1), and \(file) is missing"
    }
  }

  /// Whether the app runs in the frame of an iPhone with a smaller screen.
  func isInSmallerFrame(on display: Display) -> Bool {
    guard case .letterboxed(let image) = self else { return false }
    return !image.entry.size.isLarger(than: display.points)
  }

  /// The file names that iOS tries, in order; empty for a launch screen, and for a blank screen for
  /// which no entry was picked.
  package var files: [String] {
    switch self {
    case .image(let image), .letterboxed(let image), .blank(.noFile(let image)): image.files
    case .namedFile(let files): files
    case .launchScreen, .blank: []
    }
  }
}

extension PointSize {
  /// Whether one side is longer than that of `other`, and none is shorter.
  fileprivate func isLarger(than other: PointSize) -> Bool {
    self != other && width >= other.width && height >= other.height
  }
}
