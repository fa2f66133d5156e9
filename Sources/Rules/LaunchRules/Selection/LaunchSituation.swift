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
