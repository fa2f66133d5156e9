/// The orientations into which an app can rotate. The device, the app and the view controller must
/// all support an orientation.
///
/// Sources: TN2244, "Allowing Your App to Rotate Into Portrait Orientation After Launch";
/// UIViewController's `supportedInterfaceOrientations`. For Face ID and for iPads that list all four
/// orientations, "Upside Down and Rotating iPhones" (Use Your Loaf).
public struct AllowedOrientations: Hashable, Sendable {
  public var mask: OrientationMask
  /// Whether UIKit asks neither the app nor the view controller. On an iPad, this is so if
  /// Info.plist allows all four orientations and does not require the full screen.
  public var asksNobody: Bool

  /// - Parameters:
  ///   - info: the app's Info.plist.
  ///   - device: the device that runs the app.
  ///   - app: the result of `application(_:supportedInterfaceOrientationsFor:)`, which overrides
  ///     Info.plist; `nil` if the app delegate does not implement the method.
  ///   - controller: the `supportedInterfaceOrientations` of the topmost full-screen view
  ///     controller; `nil` if the view controller does not override this property.
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
