import LaunchImages

extension LaunchOutcome {
  /// Why a launch shows it, in words that follow a colon.
  func reason(on device: DeviceModel, system: OSVersion, key: String) -> String {
    let screen = device.display.points
    switch self {
    case .launchScreen(let key): return "\(key.rawValue) is present"
    case .image(let image) where image.entry.size == screen: return "entry \(image.index + 1)"
    case .image(let image): return "entry \(image.index + 1), the nearest to \(screen)"
    case .letterboxed(let image):
      return "entry \(image.index + 1), the nearest; iOS \(system.major) wants one for \(screen)"
    case .namedFile: return "by name, since there is no \(key)"
    case .blank(.noUsableEntry): return "\(key) has no usable entry"
    case .blank(.systemTooOld(let lowest)): return "every entry needs iOS \(lowest)"
    case .blank(.orientation(let orientation)):
      return "no entry is for \(orientation.isLandscape ? "Landscape" : "Portrait")"
    case .blank(.nameHasDot(let name)):
      return "iOS does not find '\(Printable.text(name))', because of its dot"
    }
  }
}
