public import LaunchRules
package import Texts

/// Something that a user who merges launch images should know.
public enum InfoPlistWarning: Equatable, Sendable, CustomStringConvertible {
  /// From version `from` on, iOS shows the launch screen of `key` instead of the launch images.
  /// `lowest` is the lowest iOS version that the app supports.
  case launchScreen(key: String, from: OSVersion?, lowest: OSVersion?, line: Int?)
  case entriesLeftOut(for: DeviceIdiom, because: FamilyEvidence)
  /// The merge leaves launches into an orientation without a matching entry. Before the merge, an
  /// entry matched, or iOS found a file by its name alone. `key` lists the app's orientations.
  case unmatchedLaunches(
    into: InterfaceOrientation, on: DeviceIdiom, devices: [String], key: String, line: Int?)
  /// After the merge, launches are blank on iOS versions below `lowest`, because all entries are
  /// for `lowest` or later versions.
  case systemTooOld(lowest: OSVersion, line: Int?)

  /// The line that causes the warning, from 1; `nil` if there is no such line.
  public var line: Int? {
    switch self {
    case .launchScreen(_, _, _, let line), .unmatchedLaunches(_, _, _, _, let line),
      .systemTooOld(_, let line):
      line
    case .entriesLeftOut(_, .deviceFamily(let line)): line
    case .entriesLeftOut: nil
    }
  }

  /// The message: what the user should know, and why.
  public var description: String {
    switch self {
    case .launchScreen(let key, let system?, let lowest?, _) where lowest >= system:
      "launch images will never show (the app is for iOS \(lowest) and later, and iOS ignores them "
        + "if \(key) is present)"
    case .launchScreen(let key, let system, _, _):
      "launch images will not show\(system.map { " on iOS \($0) and later" } ?? "") (iOS ignores "
        + "them if \(key) is present)"
    case .entriesLeftOut(let idiom, let evidence):
      "the entries for \(idiom.devices) are not written (\(evidence.lack(of: idiom)))"
    case .unmatchedLaunches(let orientation, _, let devices, _, _):
      "launches into \(orientation.optionName) get a blank or sideways screen on "
        + "\(devices.listed(upTo: 4)) (no entry is for that orientation)"
    case .systemTooOld(let lowest, _):
      "the screen stays blank before iOS \(lowest), which the app supports (no entry is for it)"
    }
  }

  package func message(at path: String) -> Message {
    Message(warning: self, words.id, at: Message.Place(path, line), words.remedy)
  }

  private var words: (id: String, remedy: String) {
    switch self {
    case .launchScreen(_, let system?, let lowest?, _) where lowest >= system:
      ("launch-screen-always", "use 'launchgen screen', which makes what this app shows")
    case .launchScreen:
      (
        "launch-screen",
        "keep that key, which the App Store requires, if the images are only for older systems; "
          + "otherwise use 'launchgen screen'"
      )
    case .entriesLeftOut(let idiom, let evidence):
      ("entries-left-out\(idiom.suffix)", evidence.remedy(forLackOf: idiom))
    case .unmatchedLaunches(let orientation, let idiom, _, let key, _):
      (
        "unmatched-launches\(idiom.suffix)-\(orientation.optionName)",
        "take it out of \(key) and \(idiom == .pad ? "set UIRequiresFullScreen" : "allow it in code"), "
          + "or add \(orientation.isLandscape ? "Landscape" : "Portrait") entries with separate files"
      )
    case .systemTooOld:
      ("system-too-old", "build for the screens of that iOS too, or raise the deployment target")
    }
  }
}

/// Finds launches that a merge leaves without a matching entry, by comparing what iOS does before
/// and after the merge.
struct UnmatchedLaunches {
  private enum Fault: Equatable {
    case orientation(InterfaceOrientation)
    case systemTooOld(lowest: OSVersion)
  }

  let old: LaunchInfo
  let new: LaunchInfo

  /// - Parameter document: the document before the merge, for the line numbers in the warnings.
  func warnings(_ document: PropertyListDocument) -> [InfoPlistWarning] {
    if old == new { return [] }
    return new.idioms.filter { new.launchImages[$0] != nil }.flatMap { idiom in
      faults(on: idiom).map { fault, devices in
        switch fault {
        case .orientation(let orientation):
          let key = new.supportedOrientations.key(InfoPlistKey.supportedOrientations, for: idiom)
          return .unmatchedLaunches(
            into: orientation, on: idiom, devices: devices, key: key,
            line: document.lineOfKey(key))
        case .systemTooOld(let lowest):
          return .systemTooOld(
            lowest: lowest, line: document.lineOfKey(InfoPlistKey.minimumOS))
        }
      }
    }
  }

  /// Each new fault once, with the names of all devices that have the fault.
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

  /// Whether the merge causes the row's fault: before, at least one launch of the row was neither
  /// blank nor sideways.
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
