internal import LaunchRules

/// Finds launches that a merge leaves without a matching entry, by comparing what iOS does before
/// and after the merge.
struct UnmatchedLaunches {
  private enum Fault: Equatable {
    case orientation(InterfaceOrientation)
    case systemTooOld(lowest: OSVersion)
  }

  private let old: LaunchInfo
  private let new: LaunchInfo

  init(before old: LaunchInfo, after new: LaunchInfo) {
    self.old = old
    self.new = new
  }

  /// - Parameter document: the document before the merge, which gives the line numbers.
  func warnings(_ document: PropertyListDocument) -> [InfoPlistWarning] {
    if old == new { return [] }
    return new.idioms.filter { new.launchImages[$0] != nil }.flatMap { idiom in
      faults(on: idiom).map { fault, devices in
        switch fault {
        case .orientation(let orientation):
          let key = new.supportedOrientations.key(InfoPlistKey.supportedOrientations, for: idiom)
          return .unmatchedLaunches(
            into: orientation, on: idiom, devices: devices, key: key,
            line: document.lineOfKey(.key(key)))
        case .systemTooOld(let lowest):
          return .systemTooOld(
            lowest: lowest, line: document.lineOfKey(.key(InfoPlistKey.minimumOS)))
        }
      }
    }
  }

  /// The new faults, each once, with the names of the devices that have it.
  private func faults(on idiom: DeviceIdiom) -> [(fault: Fault, devices: [String])] {
    var faults: [(fault: Fault, devices: [String])] = []
    for row in LaunchSurvey(new, on: idiom).rows where isNew(row) {
      guard let fault = Self.fault(row.launch) else { continue }
      let index = faults.firstIndex { $0.fault == fault } ?? faults.endIndex
      if index == faults.endIndex { faults.append((fault, [])) }
      let names = row.devices.map(\.name).filter { !faults[index].devices.contains($0) }
      faults[index].devices += names
    }
    return faults
  }

  /// Whether at least one launch of the row had no fault before the merge.
  private func isNew(_ row: LaunchSurvey.Row) -> Bool {
    guard let device = row.devices.first else { return false }
    let systems = OSVersion.majorReleases.filter { system in
      system > row.systems.from && row.systems.before.map { system < $0 } ?? true
    }
    let held = InterfaceOrientation.allCases.filter { row.held.contains($0) }
    return ([row.systems.from] + systems).contains { system in
      held.contains { held in
        let situation = LaunchSituation(device: device, system: system, held: held)
        let launch = Launch(old, in: situation)
        if case .blank = launch.outcome { return false }
        return Self.fault(launch) == nil
      }
    }
  }

  private static func fault(_ launch: Launch) -> Fault? {
    if case .blank(.systemTooOld(let lowest)) = launch.outcome {
      return .systemTooOld(lowest: lowest)
    }
    if case .blank(.orientation) = launch.outcome { return .orientation(launch.orientation) }
    guard let chosen = launch.outcome.chosen,
      !chosen.entry.orientation.matches(launch.orientation)
    else { return nil }
    return .orientation(launch.orientation)
  }
}
