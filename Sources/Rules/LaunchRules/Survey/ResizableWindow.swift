/// How iOS treats an app's supported orientations where iOS may ignore them: in a window on an
/// iPad, or on the Duo's inner display.
///
/// Sources: Apple's documentation of UIRequiresFullScreen, and TN3192 on orientations as a
/// preference; developers' reports for iPhone apps on iPads with iOS 27 ("From Size Class to Available
/// Space", fatbobman.com), and the Duo's inner display. Split View and Slide Over of iOS 9 to 18:
/// "Adopting Multitasking Enhancements on iPad".
public struct ResizableWindow: Hashable, Sendable {
  public enum Place: String, Hashable, Sendable, CaseIterable {
    case padWindow
    case innerDisplay
    /// Parts of an iPad's screen in Split View, until iOS 18.
    case splitHalf, splitThirds
    /// Over another app, at a side of an iPad's screen, until iOS 18.
    case slideOver
    /// An app for iPhones only on an iPad.
    case phoneOnPad
  }

  public enum Treatment: String, Hashable, Sendable {
    /// The window has any shape; the supported orientations are only a preference.
    case preference
    /// The window is resized in steps that honor the supported orientations.
    case steps
    /// The window fills the screen, in a supported orientation.
    case fullScreen
    /// The window has one of the sizes of ``Place/sizes``.
    case fixedSizes
  }

  public var place: Place
  public var systems: SystemRange
  public var treatment: Treatment
  public var confidence: Confidence

  /// All windows in the scope, ordered by place, then by version.
  public static func all(_ info: LaunchInfo, _ scope: LaunchSurvey.Scope) -> [ResizableWindow] {
    Place.allCases.flatMap { place -> [ResizableWindow] in
      if place == .phoneOnPad, scope.devices.count == 1 { return [] }
      let devices = scope.devices.filter { place.isOn($0) }
      return systems(place, info).map { window in
        var window = window
        let first = devices.map(\.systems.lowerBound).min() ?? window.systems.from
        window.systems.from = max(
          window.systems.from, info.lowestSystem(for: place.idiom), first)
        return window
      }.filter { window in
        isMeant(window.systems, scope) && devices.contains { $0.runs(from: window.systems.from) }
          && window.systems.before.map { $0 > window.systems.from } ?? true
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
    let resized = ResizableWindow(
      place: place, systems: SystemRange(from: firstWithSteps, before: nil),
      treatment: .preference, confidence: .shippedApps)
    var fixed = resized
    (fixed.treatment, fixed.systems.from) = (.fixedSizes, OSVersion(9, 0))
    switch place {
    // TN3192 names a launch screen among what an app needs for windows.
    case .padWindow: return info.launchScreenKey(for: .pad, .latest) == nil ? [] : padWindows(info)
    case .innerDisplay: return [resized]
    case .splitHalf, .splitThirds, .slideOver:
      (fixed.systems.before, fixed.confidence) = (first, .decompiled)
      return info.mayShareScreen ? [fixed] : []
    case .phoneOnPad:
      fixed.systems.before = firstWithSteps
      return info.idioms == [.phone] ? [fixed, resized] : []
    }
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
  /// The family of the app in the window.
  fileprivate var idiom: DeviceIdiom {
    switch self {
    case .padWindow, .splitHalf, .splitThirds, .slideOver: .pad
    case .innerDisplay, .phoneOnPad: .phone
    }
  }

  fileprivate func isOn(_ device: DeviceModel) -> Bool {
    self == .innerDisplay ? device.display == .duoInner : device.idiom == idiom
  }
}

extension LaunchInfo {
  /// Whether iOS 9 to 18 show the app next to another app on an iPad.
  fileprivate var mayShareScreen: Bool {
    idioms.contains(.pad) && !requiresFullScreen && sdk.map { $0 >= OSVersion(9, 0) } ?? true
      && launchScreenKey(for: .pad, OSVersion(18, 0)) != nil
      && Set(orientations(for: .pad)).count == InterfaceOrientation.allCases.count
  }
}

extension ResizableWindow.Place {
  /// The windows of known sizes, as displays without a device: on an iPad of 9.7 inches, and on one
  /// of 12.9 inches. Empty if the window has any size.
  ///
  /// Sources: for 12.9 inches, sizes in the decompiled Books app; for the others, designers' tables,
  /// which agree with these sizes. For iPhone apps, "How iPhone-only Apps Appear on iPad" (Geoff
  /// Hackworth), from simulators of iOS 10 and 12.
  public var sizes: [Display] {
    switch self {
    case .padWindow, .innerDisplay: []
    case .splitHalf: windows("half of an iPad", (507, 768), (678, 1024))
    case .splitThirds:
      windows("a third of an iPad", (320, 768), (320, 1024), (375, 1024), (375, 1366))
        + windows("two thirds of an iPad", (694, 768), (438, 1024), (981, 1024), (639, 1366))
    case .slideOver:
      windows("Slide Over on an iPad", (320, 720), (320, 976), (375, 976), (375, 1318))
    case .phoneOnPad: windows("an iPhone app on an iPad", (320, 480), (375, 667))
    }
  }

  /// The safe area of windows that reach the top of an iPad with a home button; otherwise `nil`.
  package var safeArea: SafeArea? {
    [.splitHalf, .splitThirds].contains(self) ? SafeAreas.padWithHomeButton.portrait : nil
  }

  private func windows(_ name: String, _ sizes: (width: Int, height: Int)...) -> [Display] {
    sizes.map { width, height in
      Display(
        usualDevices: "\(name), \(width)x\(height)", idiom: self == .phoneOnPad ? .phone : .pad,
        points: PointSize(width: width, height: height), scale: .two, minimumOS: OSVersion(9, 0))
    }
  }
}
