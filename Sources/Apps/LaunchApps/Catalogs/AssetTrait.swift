package import LaunchRules

/// A device's screen or a window on it, with the size classes, and light or dark mode. For each such
/// combination, iOS chooses one slot of an image set or color set, and installs the views of a
/// storyboard.
package struct AssetTrait: Hashable, Sendable {
  package let idiom: DeviceIdiom
  /// The number of pixels per point.
  package let scale: Int
  /// The subtype of the slots that are only for this screen, such as `retina4`; may be empty.
  private let subtype: String
  package let isDark: Bool
  let classes: SizeClasses

  package init(_ display: Display, _ held: InterfaceOrientation, isDark: Bool = false) {
    self.init(display, in: LaunchWindow(display, held: held), isDark: isDark)
  }

  package init(_ display: Display, in window: LaunchWindow, isDark: Bool = false) {
    (idiom, scale, self.isDark) = (display.idiom, display.scale.rawValue, isDark)
    subtype = display.subtype
    classes = SizeClasses(idiom, in: window)
  }

  /// Whether the device is an iPhone held upright.
  package var isUpright: Bool { idiom == .phone && classes.height == "regular" }

  /// How well a slot suits the device: iOS chooses the slot with the lowest number. The result is
  /// `nil` if the slot is for other devices or another mode, because iOS never takes such a slot.
  /// Source: decompiled system code.
  func rank(_ slot: CatalogContents.Slot) -> Int? {
    guard slot.idiom == idiom.rawValue || slot.idiom == "universal",
      slot.subtype == nil || slot.subtype == subtype,
      slot.heightClass == nil || slot.heightClass == classes.height,
      slot.widthClass == nil || slot.widthClass == classes.width || classes.width == nil,
      slot.hasAnyAppearance || slot.is(isDark ? "dark" : "light")
    else { return nil }
    func general(_ isGeneral: Bool) -> Int { isGeneral ? 1 : 0 }
    // The first difference between two slots decides.
    let misfits = [
      general(slot.locale != nil), general(slot.hasAnyAppearance), general(slot.subtype == nil),
      misfit(ofScale: slot.scale), general(slot.idiom == "universal"),
      general(slot.widthClass == nil), general(slot.heightClass == nil),
    ]
    return misfits.reduce(0) { 4 * $0 + $1 }
  }

  /// How well a slot's scale suits the screen, from 0 through 3. If no slot has the screen's scale,
  /// iOS takes the next lower scale, or else a higher one. A picture without a scale suits all.
  private func misfit(ofScale text: String?) -> Int {
    guard let other = text?.first?.wholeNumberValue else { return 1 }
    return other == scale ? 0 : other < scale ? 1 + scale - other : other
  }
}

extension CatalogContents.Slot {
  /// Whether the slot is for usual contrast and for `mode`, which is `light` or `dark`.
  func `is`(_ mode: String) -> Bool {
    (appearances ?? []).count == 1
      && appearances?.first.map { $0.appearance == "luminosity" && $0.value == mode } == true
  }

  var hasAnyAppearance: Bool { appearances?.isEmpty != false }

  /// A key with a value that Xcode does not know. Because of this value, Xcode leaves the slot out.
  var unknownValue: (key: String, value: String)? {
    if let platform, platform != "ios" { return ("platform", platform) }
    guard let idiom else { return ("idiom", "") }
    let known = [
      "universal", "iphone", "ipad", "mac", "tv", "watch", "car", "vision", "reality",
      "ios-marketing", "watch-marketing",
    ]
    return known.contains(idiom) ? nil : ("idiom", idiom)
  }
}

extension AssetTrait {
  /// Words for `traits` among `all`, such as `dark mode`, or `some iPhones` if no others fit.
  package static func words(_ traits: [AssetTrait], of all: [AssetTrait]) -> String {
    func areAll(_ isMeant: (AssetTrait) -> Bool) -> Bool {
      traits.allSatisfy(isMeant) && all.allSatisfy { !isMeant($0) || traits.contains($0) }
    }
    if traits.count == all.count {
      return Set(all.map(\.idiom)).count == 1 ? all[0].idiom.devices : "iPhones and iPads"
    }
    let parts: [(String, (AssetTrait) -> Bool)] = [
      ("iPhones", { $0.idiom == .phone }), ("iPads", { $0.idiom == .pad }),
      ("light mode", { !$0.isDark }), ("dark mode", { $0.isDark }),
      ("iPhones held upright", \.isUpright),
      ("iPhones in landscape", { $0.idiom == .phone && !$0.isUpright }),
    ]
    let families = Set(traits.map(\.idiom))
    return parts.first { areAll($0.1) }?.0
      ?? (families.count == 1 ? "some \(traits[0].idiom.devices)" : "some devices and modes")
  }
}
