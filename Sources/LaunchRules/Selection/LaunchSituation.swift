/// Where and how an app is launched.
public struct LaunchSituation: Hashable, Sendable {
  public var device: DeviceModel
  public var system: OSVersion
  /// How the device is held: the orientation that an interface which follows it would have.
  public var held: InterfaceOrientation

  public init(device: DeviceModel, system: OSVersion, held: InterfaceOrientation = .portrait) {
    self.device = device
    self.system = system
    self.held = held
  }
}
