/// The orientations that an app may turn to once it has launched: device, app and view controller
/// must all agree.
///
/// Sources: TN2244, "Allowing Your App to Rotate Into Portrait Orientation After Launch";
/// UIViewController's `supportedInterfaceOrientations`; "Upside Down and Rotating iPhones" (Use
/// Your Loaf) for Face ID, and for the iPad that asks nobody.
public struct AllowedOrientations: Hashable, Sendable {
  public var mask: OrientationMask
  /// An iPad whose Info.plist lists all four orientations asks neither app nor view controller.
  public var asksNobody: Bool

  /// - Parameters:
  ///   - info: what the Info.plist says.
  ///   - device: what the app runs on.
  ///   - app: what `application(_:supportedInterfaceOrientationsFor:)` returns; it overrides
  ///     Info.plist. `nil` where there is no such method.
  ///   - controller: what `supportedInterfaceOrientations` of the topmost full-screen view
  ///     controller returns; `nil` where it is not overridden.
  public init(
    _ info: LaunchInfo, on device: DeviceModel, app: OrientationMask?,
    controller: OrientationMask?
  ) {
    let listed =
      info.supportedOrientations[device.idiom] == nil
      ? device.defaultMask : OrientationMask(info.orientations(for: device.idiom))
    asksNobody = device.idiom == .pad && listed == .all && !info.requiresFullScreen
    mask =
      asksNobody
      ? device.orientations
      : device.orientations.intersection(app ?? listed)
        .intersection(controller ?? device.defaultMask)
  }
}
