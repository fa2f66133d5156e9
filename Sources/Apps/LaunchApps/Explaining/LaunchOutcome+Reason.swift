package import LaunchRules

extension LaunchOutcome.ChosenImage {
  fileprivate var otherOrientation: String {
    fit == .otherOrientation
      ? ", for \(entry.orientation.rawValue), which TN2244 rules out, but iOS 9 and later show in some apps"
      : ""
  }
}

extension LaunchOutcome {
  /// - Parameter key: the key that lists the device's entries, such as `UILaunchImages~ipad`.
  package func reason(on device: DeviceModel, key: String) -> String {
    let screen = device.display.points
    switch self {
    case .launchScreen(let key): return "\(key.rawValue) is present"
    case .image(let image):
      switch image.fit {
      case .exact: return "entry \(image.index + 1)"
      case .nearest: return "entry \(image.index + 1), the nearest to \(screen)"
      case .otherOrientation: return "entry \(image.index + 1)\(image.otherOrientation)"
      }
    case .letterboxed(let image):
      let frame =
        image.entry.size.isLarger(than: screen)
        ? "of the larger screen \(image.entry.size)"
        : "in the frame of an older \(device.idiom.device)"
      return "entry \(image.index + 1), the nearest, \(frame)\(image.otherOrientation)"
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

  /// The file names that iOS tries, in order.
  package var files: [String] {
    switch self {
    case .image(let image), .letterboxed(let image), .blank(.noFile(let image)): image.files
    case .namedFile(let files): files
    case .launchScreen, .blank: []
    }
  }
}
