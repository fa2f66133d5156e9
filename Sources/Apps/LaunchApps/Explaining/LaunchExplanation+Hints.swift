internal import LaunchRules
internal import PNGCodec
internal import Pixels

/// Remarks that lead on when a device does not show what its developer expects.
extension LaunchExplanation {
  var hints: [String] {
    [turnedForOneSide, launchesIntoPortrait].compactMap(\.self) + [Self.cache]
  }

  /// A turned file is upright for one of the landscape orientations only.
  private var turnedForOneSide: String? {
    var orientations: [String: Set<InterfaceOrientation>] = [:]
    var devices: [String: DeviceModel] = [:]
    for row in rows where row.launch.orientation.isLandscape {
      guard row.launch.outcome.chosen != nil, let file = present(row.launch.outcome),
        let size = contents.images[file]?.readable?.size, size.width < size.height
      else { continue }
      let key = "\(row.devices[0].name) \(file)"
      orientations[key, default: []].insert(row.launch.orientation)
      devices[key] = row.devices[0]
    }
    let both = orientations.filter { $0.value.count > 1 }.keys.sorted().first
    guard let both, let device = devices[both] else { return nil }
    let file = both.dropFirst(device.name.count + 1)
    return
      "\(file) is rotated for one of landscape-left and landscape-right, and upside down in the other, into "
      + "which \(device.name) may launch as it is held. List only one of them, or write entries for "
      + "LandscapeLeft and LandscapeRight with a file each."
  }

  private var launchesIntoPortrait: String? {
    let isFirst = rows.contains {
      $0.display.idiom == .phone && $0.launch.reason == .firstListed
        && !$0.launch.orientation.isLandscape
    }
    let listed = info.orientations(for: .phone)
    guard isFirst, listed.contains(where: \.isLandscape) else { return nil }
    return
      "iPhones launch into portrait, which \(InfoPlistKey.supportedOrientations) lists first, and turn "
      + "afterwards. To launch into landscape, list it first; for a first screen in portrait, see "
      + "'launchgen template portrait-first'."
  }

  private static let cache =
    "A device may keep showing an older picture, since iOS caches launch screens: delete the app and restart "
    + "the device, or see 'launchgen template reset-launch-screen-cache'."
}
