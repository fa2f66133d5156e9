/// The orientations that an app can rotate to: device, app and view controller must support them.
///
/// Sources: TN2244, "Allowing Your App to Rotate Into Portrait Orientation After Launch";
/// UIViewController's `supportedInterfaceOrientations`; "Upside Down and Rotating iPhones" (Use
/// Your Loaf) for Face ID, and for iPads that list all four orientations.
public struct AllowedOrientations: Hashable, Sendable {
  public var mask: OrientationMask
  /// Whether UIKit asks neither the app nor the view controller. This is so on an iPad if
  /// Info.plist allows all four orientations and does not require the full screen.
  public var asksNobody: Bool

  /// - Parameters:
  ///   - info: the app's Info.plist.
  ///   - device: the device that the app runs on.
  ///   - app: the result of `application(_:supportedInterfaceOrientationsFor:)`, which overrides
  ///     Info.plist; `nil` if the app delegate does not implement it.
  ///   - controller: the `supportedInterfaceOrientations` of the topmost full-screen view
  ///     controller; `nil` if it does not override them.
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
