/// A device model, with the properties that matter at launch.
///
/// Sources: Apple's table of device sizes, and Apple's support pages for the versions of iOS.
public struct DeviceModel: Hashable, Sendable, CustomStringConvertible {
  /// The name, such as `iPhone 6 Plus`, or `zoomed iPhone 6 Plus` with Display Zoom.
  public var name: String
  public var display: Display
  /// The safe areas in portrait and landscape; `nil` if no source gives them.
  public var safeAreas: SafeAreas?
  /// The versions of iOS that the device runs, from the first to the last known one.
  public var systems: ClosedRange<OSVersion>

  public var idiom: DeviceIdiom { display.idiom }

  /// Whether the device runs `system`. If 15.8 is the last known version, 15.9 also counts.
  public func runs(_ system: OSVersion) -> Bool {
    systems.lowerBound <= system && runs(from: system)
  }

  /// Whether the device runs `system` or any later version of iOS.
  public func runs(from system: OSVersion) -> Bool { system.major <= systems.upperBound.major }

  public var hasHomeButton: Bool { safeAreas == .homeButton || safeAreas == .padWithHomeButton }

  /// Whether an app launches in the orientation in which the device is held, if the app supports
  /// that orientation. Since iOS 11, all devices do so. Before iOS 11, only devices with a rotating
  /// home screen do so: iPads, and every Plus without Display Zoom.
  /// Source for the Plus: a developer's account that cites thread 1051638 in Apple's forums. Source
  /// for iOS 11: Matt Neuburg ("Programming iOS 11", on launching into landscape), who observed
  /// that earlier versions launch into portrait if an app supports portrait. TN2244 does not
  /// mention how a device is held: there, the first orientation in Info.plist decides.
  public func launchesAsHeld(_ system: OSVersion) -> Bool {
    idiom == .pad || display == .plus || system >= OSVersion(11, 0)
  }

  /// The interface orientations that the device supports, regardless of Info.plist. iPhones without
  /// a home button do not support upside down. All other devices support all four orientations.
  /// Source: "Upside Down and Rotating iPhones" (Use Your Loaf), for iPhones with Face ID.
  public var orientations: OrientationMask {
    idiom == .phone && !hasHomeButton ? .allButUpsideDown : .all
  }

  /// The default orientations. An app supports them if Info.plist lists none. A view controller
  /// supports them if it does not override `supportedInterfaceOrientations`.
  /// Source: UIViewController's `supportedInterfaceOrientations`.
  public var defaultMask: OrientationMask { idiom == .pad ? .all : .allButUpsideDown }

  public var description: String { name }
}

extension DeviceModel {
  /// Every device whose display is in ``Display/all``, iPhones first.
  public static let all: [DeviceModel] = phones + tablets

  /// The names of devices with the same display, as text. If `devices` are all devices with the
  /// display, the text is ``Display/devices``.
  package static func names(_ devices: [DeviceModel], on display: Display) -> String {
    if devices.count == 1 { return devices[0].name }
    if devices.count == all.count(where: { $0.display == display }) { return display.devices }
    let zoom = "zoomed "
    let zoomed = devices.map(\.name).filter { $0.hasPrefix(zoom) }.map { $0.dropFirst(zoom.count) }
    let usual = devices.map { $0.name[...] }.filter { !$0.hasPrefix(zoom) }
    return [list(usual), zoomed.isEmpty ? "" : zoom + list(zoomed)].filter { !$0.isEmpty }
      .joined(separator: "; ")
  }

  /// Joins names. If a name begins with the same word as the name before, the word is left out:
  /// `iPhone 6s, 7`.
  private static func list(_ names: [Substring]) -> String {
    var family: Substring = ""
    return names.map { name in
      let word = name.prefix { $0 != " " }
      defer { family = word }
      return String(word == family ? name.dropFirst(word.count + 1) : name)
    }.joined(separator: ", ")
  }

  /// Finds a device by its name, ignoring case; "iPhone" may be left out: `zoomed 6 plus`.
  public init?(named name: String) {
    let wanted = Self.key(name)
    guard let found = Self.all.first(where: { Self.key($0.name) == wanted }) else { return nil }
    self = found
  }

  /// The form in which names are compared: lowercase, without spaces, hyphens and "iPhone". Apple's
  /// "13-inch" becomes `13`, and "(3rd generation)" becomes `3`.
  private static func key(_ name: String) -> String {
    let plain = name.lowercased().filter { $0 != "(" && $0 != ")" }
    let words = plain.split { $0.isWhitespace }.map { word -> Substring in
      if word.hasSuffix("-inch") { return word.dropLast(5) }
      let isOrdinal = ["st", "nd", "rd", "th"].contains { word.hasSuffix($0) }
      return isOrdinal && word.first?.isNumber == true ? word.dropLast(2) : word
    }
    return words.filter { $0 != "generation" }.joined().filter { $0 != "-" }
      .replacing("iphone", with: "")
  }
}
