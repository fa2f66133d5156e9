package import LaunchRules

/// A device family, light or dark mode, and how an iPhone is held. For each such combination, iOS
/// chooses one slot of an image set or color set.
package struct AssetTrait: Hashable, Sendable {
  package var idiom: DeviceIdiom
  package var isDark = false
  /// Whether the device is an iPhone held upright, or the window is a narrow one on an iPad: compact
  /// width class, regular height class.
  package var isUpright = false

  package init(_ idiom: DeviceIdiom, isDark: Bool = false, isUpright: Bool = false) {
    (self.idiom, self.isDark, self.isUpright) = (idiom, isDark, isUpright)
  }

  /// The trait of a window. On iPads, windows from 678 points on have a regular width.
  /// Source: "Adopting Multitasking Enhancements on iPad".
  package init(_ idiom: DeviceIdiom, in window: LaunchWindow, isDark: Bool = false) {
    let (width, height) = (window.size.width, window.size.height)
    self.init(idiom, isDark: isDark, isUpright: idiom == .pad ? width < 678 : width < height)
  }

  /// The scale of most devices of this family.
  package var scale: Int { idiom == .phone ? 3 : 2 }

  /// How well a slot suits the device: iOS chooses the slot with the lowest number. The result is
  /// `nil` if the slot is for other devices or another mode, because iOS never takes such a slot.
  /// Source: decompiled system code.
  func rank(_ slot: CatalogContents.Slot) -> Int? {
    // A landscape iPhone's width is compact or, if the iPhone is large, regular.
    let width = isUpright ? "compact" : idiom == .pad ? "regular" : nil
    let height = idiom == .pad || isUpright ? "regular" : "compact"
    guard slot.idiom == idiom.rawValue || slot.idiom == "universal",
      slot.heightClass == nil || slot.heightClass == height,
      slot.widthClass == nil || width == nil || slot.widthClass == width,
      slot.hasAnyAppearance || slot.is(isDark ? "dark" : "light")
    else { return nil }
    let misfits = [
      slot.idiom == "universal", slot.hasAnyAppearance, slot.heightClass == nil,
      slot.widthClass == nil, slot.locale != nil,
    ]
    return misfits.reduce(0) { 2 * $0 + ($1 ? 1 : 0) }
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
  /// Words for `traits` among `all`, such as `dark mode`, or `some devices and modes` if none fit.
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
    return parts.first { areAll($0.1) }?.0 ?? "some devices and modes"
  }
}
