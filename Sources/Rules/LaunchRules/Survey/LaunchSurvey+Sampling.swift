extension LaunchSurvey {
  /// The ways to hold a device for which launches can differ. The home screen of an iPhone is never
  /// upside down.
  static func ways(
    toHold device: DeviceModel, _ system: OSVersion, _ scope: Scope
  ) -> [InterfaceOrientation] {
    if let held = scope.held { return [held] }
    guard device.launchesAsHeld(system) else { return [.portrait] }
    return InterfaceOrientation.allCases.filter {
      device.idiom == .pad || $0 != .portraitUpsideDown
    }
  }

  /// The versions of iOS for which launches can differ: the first release of each major version,
  /// and the versions that entries require.
  static func systems(_ devices: [DeviceModel], _ info: LaunchInfo, _ scope: Scope) -> [OSVersion] {
    if let system = scope.system { return [system] }
    guard let idiom = devices.first?.idiom,
      let first = devices.map(\.systems.lowerBound).min()
    else { return [] }
    let start = max(first, info.lowestSystem(for: idiom))
    let entries = (info.launchImages[idiom] ?? []).compactMap {
      try? $0.entry(sdk: info.sdk).minimumOS
    }
    return Set(OSVersion.majorReleases + entries + [start])
      .filter { system in system >= start && devices.contains { $0.runs(from: system) } }
      .sorted()
  }

  /// Makes one row for each distinct launch on one version of iOS.
  ///
  /// - Parameter devices: all devices in the scope that have the same display.
  static func rows(
    _ info: LaunchInfo, _ scope: Scope, _ devices: [DeviceModel], _ system: OSVersion,
    _ held: [InterfaceOrientation], _ candidates: [EntryCandidate]?
  ) -> [Row] {
    guard let device = devices.first else { return [] }
    let allowed = AllowedOrientations(
      info, on: device, app: scope.appMask, controller: scope.controllerMask)
    var rows: [Row] = []
    for held in held {
      let launch = Launch(
        info, in: LaunchSituation(device: device, system: system, held: held), candidates)
      if let same = rows.firstIndex(where: { $0.launch.isSame(as: launch) }) {
        rows[same].held.insert(OrientationMask(held))
      } else {
        rows.append(
          Row(
            devices: devices, display: device.display,
            systems: scope.system.map { SystemRange($0) } ?? SystemRange(from: system, before: nil),
            held: OrientationMask(held),
            launch: launch, allowed: allowed))
      }
    }
    if rows.count == 1, scope.held == nil { rows[0].held = .all }
    return rows
  }
}

extension LaunchSurvey.Row {
  /// The row with a fixed range of versions. The rows of two releases of iOS are then equal if
  /// their launches are.
  var outcomeOnly: LaunchSurvey.Row {
    var row = self
    row.systems = SystemRange(from: .firstWithEntries, before: nil)
    return row
  }

  func ending(before system: OSVersion) -> LaunchSurvey.Row {
    var row = self
    row.systems.before = system
    return row
  }
}

extension Launch {
  /// Whether both launches look the same, whatever the reason for the orientation.
  func isSame(as other: Launch) -> Bool {
    var other = other
    other.reason = reason
    return self == other
  }
}
