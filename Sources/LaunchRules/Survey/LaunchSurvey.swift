/// What an app does at launch on every device and iOS, equal ones together.
public struct LaunchSurvey: Hashable, Sendable {
  public struct Row: Hashable, Sendable {
    /// Devices of one display.
    public var devices: [DeviceModel]
    public var display: Display
    public var systems: SystemRange
    /// The ways to hold the device that lead to this; all where it makes no difference.
    public var held: OrientationMask
    public var launch: Launch
    public var allowed: AllowedOrientations
  }

  /// What to look at.
  public struct Scope: Hashable, Sendable {
    public var devices: [DeviceModel]
    /// `nil`: each that one of the devices runs.
    public var system: OSVersion?
    /// `nil`: each that makes a difference.
    public var held: InterfaceOrientation?
    /// What the app's delegate returns; `nil` where it has no such method.
    public var appMask: OrientationMask?
    /// What the view controller returns; `nil` where nothing is overridden.
    public var controllerMask: OrientationMask?

    public init(devices: [DeviceModel]) {
      self.devices = devices
    }

    /// Every device that the app is for.
    public init(_ info: LaunchInfo) {
      devices = DeviceModel.all.filter { info.idioms.contains($0.idiom) }
    }
  }

  public let rows: [Row]

  /// - Complexity: O(displays x versions x entries)
  public init(_ info: LaunchInfo, _ scope: Scope) {
    rows = Display.all.flatMap { display -> [Row] in
      let devices = scope.devices.filter { $0.display == display }
      guard let device = devices.first else { return [] }
      let held = Self.ways(toHold: device, scope)
      var open: [Row] = []
      var finished: [Row] = []
      for system in Self.systems(devices, info, scope) {
        let now = Self.rows(info, scope, devices, system, held)
        if open.map(\.outcomeOnly) == now.map(\.outcomeOnly) { continue }
        finished += open.map { $0.ending(before: system) }
        open = now
      }
      return finished + open
    }
  }
}
