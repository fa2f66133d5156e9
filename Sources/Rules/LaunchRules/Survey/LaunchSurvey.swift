/// The launches of an app on every device and version of iOS.
public struct LaunchSurvey: Hashable, Sendable {
  /// A launch that is the same on all devices with a display, and on a range of iOS versions.
  public struct Row: Hashable, Sendable {
    /// The devices in the scope that have the display.
    public var devices: [DeviceModel]
    public var display: Display
    public var systems: SystemRange
    /// The ways to hold the device that lead to this launch; all ways if they make no difference.
    public var held: OrientationMask
    public var launch: Launch
    public var allowed: AllowedOrientations
  }

  /// The devices and situations to include.
  public struct Scope: Hashable, Sendable {
    public var devices: [DeviceModel]
    /// A version of iOS; `nil` for all versions that one of the devices runs.
    public var system: OSVersion?
    /// A way to hold the device; `nil` for all ways that make a difference.
    public var held: InterfaceOrientation?
    /// The result of the app delegate's `application(_:supportedInterfaceOrientationsFor:)`; `nil`
    /// if the delegate does not implement that method.
    public var appMask: OrientationMask?
    /// The view controller's `supportedInterfaceOrientations`; `nil` if it does not override that
    /// property.
    public var controllerMask: OrientationMask?

    public init(devices: [DeviceModel]) {
      self.devices = devices
    }

    /// Includes all devices that the app supports, and all situations.
    public init(_ info: LaunchInfo) {
      devices = DeviceModel.all.filter { info.idioms.contains($0.idiom) }
    }
  }

  public let rows: [Row]

  /// Finds the launches, ordered as in ``Display/all``, then by version of iOS.
  ///
  /// - Complexity: O(displays x versions x entries)
  public init(_ info: LaunchInfo, _ scope: Scope) {
    rows = Display.all.flatMap { display -> [Row] in
      let devices = scope.devices.filter { $0.display == display }
      guard let device = devices.first else { return [] }
      let candidates = EntryCandidate.all(info, on: device)
      var open: [Row] = []
      var finished: [Row] = []
      for system in Self.systems(devices, info, scope) {
        let held = Self.ways(toHold: device, system, scope)
        let now = Self.rows(info, scope, devices, system, held, candidates)
        if open.map(\.outcomeOnly) == now.map(\.outcomeOnly) { continue }
        finished += open.map { $0.ending(before: system) }
        open = now
      }
      return finished + open
    }
  }
}
