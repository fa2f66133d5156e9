/// How iOS treats an app's supported orientations where iOS may ignore them: in a window on an
/// iPad, in the window of a mirrored iPhone, or on the Duo's inner display.
///
/// Sources: Apple's documentation of UIRequiresFullScreen, and TN3192 on orientations as a
/// preference; developers' reports for mirrored iPhones and the Duo's inner display.
public struct ResizableWindow: Hashable, Sendable {
  public enum Place: String, Hashable, Sendable, CaseIterable {
    case padWindow
    /// The window of a mirrored iPhone on a Mac. With iOS 27, people can resize the window.
    case mirroredPhone
    case innerDisplay
  }

  public enum Treatment: String, Hashable, Sendable {
    /// The window has any shape; the supported orientations are only a preference.
    case preference
    /// The window is resized in steps that honor the supported orientations.
    case steps
    /// The window fills the screen, in a supported orientation.
    case fullScreen
    case portrait
  }

  public var place: Place
  public var systems: SystemRange
  public var treatment: Treatment
  public var confidence: Confidence

  /// All windows in the scope, ordered by place, then by version.
  public static func all(_ info: LaunchInfo, _ scope: LaunchSurvey.Scope) -> [ResizableWindow] {
    Place.allCases.flatMap { place -> [ResizableWindow] in
      let devices = scope.devices.filter { place.isOn($0) }
      return systems(place, info).filter { window in
        isMeant(window.systems, scope) && devices.contains { $0.runs(from: window.systems.from) }
      }
    }
  }

  private static func isMeant(_ systems: SystemRange, _ scope: LaunchSurvey.Scope) -> Bool {
    guard let system = scope.system else { return true }
    return systems.from <= system && systems.before.map { system < $0 } ?? true
  }

  private static let first = OSVersion(26, 0)
  private static let firstWithSteps = OSVersion(27, 0)

  private static func systems(_ place: Place, _ info: LaunchInfo) -> [ResizableWindow] {
    if place == .padWindow { return padWindows(info) }
    return [
      ResizableWindow(
        place: place, systems: SystemRange(from: firstWithSteps, before: nil),
        treatment: place == .mirroredPhone ? .portrait : .preference, confidence: .shippedApps)
    ]
  }

  private static func padWindows(_ info: LaunchInfo) -> [ResizableWindow] {
    let end = info.requiresFullScreen ? info.fullScreenIgnoredFrom.map { max($0, first) } : first
    let steps = info.sdk.flatMap { $0 >= firstWithSteps ? firstWithSteps : nil }
    let windows: [(from: OSVersion?, before: OSVersion?, Treatment, Confidence)] = [
      // Developers report landscape apps in portrait on 26.1, despite UIRequiresFullScreen.
      (first, [end, steps].compactMap(\.self).min(), .fullScreen, .shippedApps),
      (steps, end, .steps, .apple), (end, nil, .preference, .apple),
    ]
    return windows.compactMap { from, before, treatment, confidence in
      guard let from, before.map({ $0 > from }) ?? true else { return nil }
      return ResizableWindow(
        place: .padWindow, systems: SystemRange(from: from, before: before), treatment: treatment,
        confidence: confidence)
    }
  }
}

extension ResizableWindow.Place {
  fileprivate func isOn(_ device: DeviceModel) -> Bool {
    switch self {
    case .padWindow: device.idiom == .pad
    case .mirroredPhone: device.idiom == .phone && device.display != .duoInner
    case .innerDisplay: device.display == .duoInner
    }
  }
}
