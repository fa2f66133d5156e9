/// How iOS launches an app: the orientation, the status bar and the content of the screen.
public struct Launch: Hashable, Sendable {
  public var orientation: InterfaceOrientation
  public var reason: Reason
  public var statusBarOrientation: InterfaceOrientation
  public var outcome: LaunchOutcome

  /// Why an app launches into an orientation.
  public enum Reason: String, Hashable, Sendable {
    /// The first supported value in Info.plist wins (TN2244).
    case firstListed
    /// The app launches as the device is held: see ``DeviceModel/launchesAsHeld(_:)``.
    case asHeld
    /// Info.plist lists no orientation that the device supports, so the app launches into portrait.
    case noneListed
  }

  /// - Complexity: O(entries)
  public init(_ info: LaunchInfo, in situation: LaunchSituation) {
    self.init(info, in: situation, EntryCandidate.all(info, on: situation.device))
  }

  /// - Parameter candidates: ``EntryCandidate/all(_:on:)`` for the situation's device.
  init(_ info: LaunchInfo, in situation: LaunchSituation, _ candidates: [EntryCandidate]?) {
    let idiom = situation.device.idiom
    let listed = info.orientations(for: idiom)
    let supported = listed.filter { situation.device.orientations.contains($0) }
    if situation.device.launchesAsHeld(situation.system), supported.contains(situation.held) {
      (orientation, reason) = (situation.held, .asHeld)
    } else if let first = supported.first {
      (orientation, reason) = (first, .firstListed)
    } else {
      (orientation, reason) = (.portrait, .noneListed)
    }
    // TN2244 is about iPhones.
    statusBarOrientation =
      idiom == .pad
      ? orientation : Self.statusBar(listed, situation.system, launch: orientation)
    outcome = LaunchOutcome(info, situation, orientation: orientation, candidates)
  }

  /// On iOS 7 and earlier, the status bar is in portrait if Info.plist lists portrait anywhere.
  /// Source: TN2244, "Interface Orientation and the Status Bar".
  private static func statusBar(
    _ listed: [InterfaceOrientation], _ system: OSVersion, launch: InterfaceOrientation
  ) -> InterfaceOrientation {
    guard system < OSVersion(8, 0) else { return launch }
    return listed.contains(.portrait) ? .portrait : listed.first ?? launch
  }
}

/// A device that launches an app, its version of iOS, and how the device is held.
public struct LaunchSituation: Hashable, Sendable {
  public var device: DeviceModel
  public var system: OSVersion
  /// How the device is held: the orientation of an interface that rotates with the device.
  public var held: InterfaceOrientation

  public init(device: DeviceModel, system: OSVersion, held: InterfaceOrientation = .portrait) {
    self.device = device
    self.system = system
    self.held = held
  }
}
