/// The launches of an app on every device and version of iOS.
public struct LaunchSurvey: Hashable, Sendable {
  /// A launch that is the same on all ``devices``, which have the same display, and on a range of
  /// iOS versions.
  public struct Row: Hashable, Sendable {
    public var devices: [DeviceModel]
    public var display: Display
    public var systems: SystemRange
    /// The ways to hold the device that lead to this launch; all ways if the way makes no
    /// difference.
    public var held: OrientationMask
    public var launch: Launch
    public var allowed: AllowedOrientations

    /// The row without devices that run none of its versions of iOS.
    package var withoutOthers: Row {
      var row = self
      row.devices = devices.filter { device in
        device.runs(from: systems.from)
          && systems.before.map { device.systems.lowerBound < $0 } ?? true
      }
      return row
    }

    /// The names of ``devices`` as text for messages.
    package var deviceNames: String { DeviceModel.names(devices, on: display) }
  }

  /// The devices and situations to include.
  public struct Scope: Hashable, Sendable {
    public var devices: [DeviceModel]
    /// The only version of iOS to include; `nil` for all versions that at least one of the devices
    /// runs.
    public var system: OSVersion?
    /// The only way to hold the device; `nil` for all ways that make a difference.
    public var held: InterfaceOrientation?
    /// The orientations that the app delegate supports; see ``AllowedOrientations``.
    public var appMask: OrientationMask?
    /// The orientations that the view controller supports; see ``AllowedOrientations``.
    public var controllerMask: OrientationMask?

    public init(devices: [DeviceModel]) { self.devices = devices }

    /// Includes all devices that can run the app, and all situations.
    public init(_ info: LaunchInfo) {
      let idioms = info.idioms
      devices = DeviceModel.all.filter { device in
        idioms.contains(device.idiom) && info.mayRun(on: device)
      }
    }
  }

  public let rows: [Row]

  /// Finds the launches, ordered as in ``Display/all``, then by version of iOS.
  ///
  /// - Complexity: O(displays x versions x entries)
  public init(_ info: LaunchInfo, _ scope: Scope) {
    rows = Display.all.flatMap { display -> [Row] in
      let devices = scope.devices.filter { $0.display == display && info.mayRun(on: $0) }
      guard let device = devices.first else { return [] }
      let candidates = EntryCandidate.all(info, on: device)
      var open: [Row] = []
      var finished: [Row] = []
      for system in Self.systems(devices, info, scope) {
        let now = Self.rows(info, scope, devices, system, candidates)
        if open.elementsEqual(now, by: { $0.held == $1.held && $0.launch == $1.launch }) {
          continue
        }
        for row in open.indices { open[row].systems.before = system }
        finished += open
        open = now
      }
      return (finished + open).map(\.withoutOthers)
    }
  }

  package init(_ info: LaunchInfo, on idiom: DeviceIdiom) {
    self.init(info, Scope(devices: Scope(info).devices.filter { $0.idiom == idiom }))
  }

  /// The ways to hold a device that can lead to different launches. iPhones are never upside down.
  static func ways(
    toHold device: DeviceModel, _ system: OSVersion, _ scope: Scope
  ) -> [InterfaceOrientation] {
    if let held = scope.held { return [held] }
    guard device.launchesAsHeld(system) else { return [.portrait] }
    let all = InterfaceOrientation.allCases
    return device.idiom == .pad ? all : all.filter { $0 != .portraitUpsideDown }
  }

  /// The versions of iOS at which launches may change, such as major releases.
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

  /// Makes one row for each distinct launch on a version of iOS. All `devices` have the same
  /// display.
  static func rows(
    _ info: LaunchInfo, _ scope: Scope, _ devices: [DeviceModel], _ system: OSVersion,
    _ candidates: [EntryCandidate]?
  ) -> [Row] {
    guard let device = devices.first else { return [] }
    let allowed = AllowedOrientations(
      info, on: device, app: scope.appMask, controller: scope.controllerMask)
    var rows: [Row] = []
    for held in ways(toHold: device, system, scope) {
      let launch = Launch(
        info, in: LaunchSituation(device: device, system: system, held: held), candidates)
      if let same = rows.firstIndex(where: { $0.launch.isSame(as: launch) }) {
        rows[same].held.insert(OrientationMask(held))
      } else {
        rows.append(
          Row(
            devices: devices, display: device.display,
            systems: scope.system.map { SystemRange($0) } ?? SystemRange(from: system, before: nil),
            held: OrientationMask(held), launch: launch, allowed: allowed))
      }
    }
    if rows.count == 1, scope.held == nil { rows[0].held = .all }
    return rows
  }
}

extension Launch {
  /// Whether both launches look the same. The reasons for the orientation may differ.
  func isSame(as other: Launch) -> Bool {
    var other = other
    other.reason = reason
    return self == other
  }
}
