public import LaunchRules

/// Something that a user who merges launch images should know.
public enum InfoPlistWarning: Equatable, Sendable {
  /// iOS shows a launch screen instead of the launch images, from the version `from` on. `lowest` is
  /// the lowest version that the app supports; `nil` if it is unknown.
  case launchScreen(key: String, from: OSVersion?, lowest: OSVersion?, line: Int?)
  /// The entries for a device family are not written, because the app is not for this family.
  case entriesLeftOut(for: DeviceIdiom, because: FamilyEvidence)
  /// After the merge, launches into an orientation have no matching entry, although before the
  /// merge they had one or needed none. `key` lists the orientations.
  case unmatchedLaunches(
    into: InterfaceOrientation, on: DeviceIdiom, devices: [String], key: String, line: Int?)
  /// After the merge, every entry requires a newer iOS than the lowest that the app supports;
  /// before the merge, at least one entry did not.
  case systemTooOld(lowest: OSVersion, line: Int?)

  /// The line of the warning, from 1; `nil` if it has no line.
  public var line: Int? {
    switch self {
    case .launchScreen(_, _, _, let line), .unmatchedLaunches(_, _, _, _, let line),
      .systemTooOld(_, let line):
      line
    case .entriesLeftOut(_, .deviceFamily(let line)): line
    case .entriesLeftOut: nil
    }
  }
}

extension InfoPlistWarning: CustomStringConvertible {
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
        + "\(Self.list(devices)) (no entry is for that orientation)"
    case .systemTooOld(let lowest, _):
      "the screen stays blank before iOS \(lowest), which the app supports (no entry is for it)"
    }
  }

  /// The first four names, and the number of the other names.
  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(4).joined(separator: ", ")
    return names.count > 4 ? "\(shown) and \(names.count - 4) more" : shown
  }
}
