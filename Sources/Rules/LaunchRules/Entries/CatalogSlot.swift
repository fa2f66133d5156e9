/// A slot of a launch image set in an asset catalog, and the file and entry that Xcode makes from
/// an image in the slot.
///
/// Sources: Asset Catalog Format Reference, "Launch Image Type"; the sets that Xcode writes; the
/// asset compiler's messages, as projects quote them; shipped apps.
package struct CatalogSlot: Hashable, Sendable {
  package let idiom: DeviceIdiom
  /// The subtype, such as `667h`; empty for the oldest iPhones and for iPads.
  package let subtype: String
  package let scale: ScaleFactor
  package let isLandscape: Bool
  /// Whether the image lacks the area of the status bar, as on iPads before iOS 7.
  package let endsAtStatusBar: Bool
  /// The first iOS that uses the slot; `nil` if the slot is for iOS 6 and earlier.
  package let minimumOS: OSVersion?

  package init(
    _ idiom: DeviceIdiom, subtype: String, _ scale: ScaleFactor, isLandscape: Bool,
    endsAtStatusBar: Bool, minimumOS: OSVersion?
  ) {
    (self.idiom, self.subtype, self.scale) = (idiom, subtype, scale)
    (self.isLandscape, self.endsAtStatusBar) = (isLandscape, endsAtStatusBar)
    self.minimumOS = minimumOS
  }

  /// A kind of screen: all slots for this screen have the same idiom and subtype.
  struct Screen {
    let subtype: String
    let display: Display
    let scales: [ScaleFactor]

    init(_ subtype: String, _ display: Display, _ scales: [ScaleFactor]? = nil) {
      (self.subtype, self.display) = (subtype, display)
      self.scales = scales ?? [display.scale]
    }

    /// All kinds of screens. Xcode has no slots for the last three; people write such slots by
    /// hand.
    static let all = [
      Screen("", .phone480, [.one, .two]), Screen("retina4", .phone568), Screen("667h", .phone667),
      Screen("736h", .plus), Screen("2436h", .phone812), Screen("1792h", .phone896At2x),
      Screen("2688h", .phone896At3x), Screen("", .pad1024At1x, [.one, .two]),
      Screen("1112h", .pad1112, []), Screen("1366h", .pad1366, []), Screen("2388h", .pad1194, []),
    ]

    var hasLandscape: Bool { display.idiom == .pad || display.points.height > 667 }

    /// The part of a compiled image's name that follows the set's name.
    func nameSuffix(isLandscape: Bool, _ minimumOS: OSVersion?) -> String {
      (minimumOS.map { "-\($0.major)\($0.minor)0" } ?? "")
        + (hasLandscape ? isLandscape ? "-Landscape" : "-Portrait" : "")
        + (subtype.isEmpty ? "" : subtype == "retina4" ? "-568h" : "-" + subtype)
    }
  }

  private var screen: Screen? {
    Screen.all.first { $0.display.idiom == idiom && $0.subtype == subtype }
  }

  /// The size in points of the slot's screen; `nil` if the subtype is unknown.
  package var points: PointSize? { screen?.display.points }

  /// The size in pixels that an image needs: Xcode leaves out images of any other size. `nil` for
  /// a slot that Xcode does not know. Xcode leaves out all images in such a slot.
  package var pixels: (width: Int, height: Int)? {
    guard let screen, screen.scales.contains(scale), screen.hasLandscape || !isLandscape,
      // Only the slots from before iOS 8 have a twin for iOS 6 and earlier.
      (minimumOS ?? .firstWithEntries) == screen.display.minimumOS,
      !endsAtStatusBar || (idiom == .pad && minimumOS == nil)
    else { return nil }
    let size = screen.display.points
    let bar = endsAtStatusBar ? 20 : 0
    return isLandscape
      ? (size.height * scale.rawValue, (size.width - bar) * scale.rawValue)
      : (size.width * scale.rawValue, (size.height - bar) * scale.rawValue)
  }

  /// The slot as Xcode's messages name it: `[iphone][736h][3x][landscape][full-screen][8.0]`.
  package var description: String {
    let words = [
      idiom.rawValue, subtype, "\(scale.rawValue)x", isLandscape ? "landscape" : "portrait",
      endsAtStatusBar ? "to-status-bar" : "full-screen", minimumOS?.description ?? "",
    ]
    return words.map { "[\($0)]" }.joined()
  }

  private func name(ofSet set: String) -> String? {
    screen.map { set + $0.nameSuffix(isLandscape: isLandscape, minimumOS) }
  }

  /// The name of the image's file in the built app.
  package func fileName(ofSet set: String) -> String? {
    name(ofSet: set).map { $0 + scale.suffix + (idiom == .pad ? idiom.suffix : "") + ".png" }
  }

  /// The entry of UILaunchImages that Xcode writes for the slot; `nil` for a slot of iOS 6 and
  /// earlier. These versions find the image by name.
  package func entry(ofSet set: String) -> LaunchImageEntry? {
    guard let minimumOS, let points, let name = name(ofSet: set) else { return nil }
    return LaunchImageEntry(
      name: name, minimumOS: minimumOS, orientation: isLandscape ? .landscape : .portrait,
      size: points)
  }
}

extension Display {
  private var slots: CatalogSlot.Screen? {
    CatalogSlot.Screen.all.first {
      $0.display.idiom == idiom && $0.display.points == points && $0.scales.contains(scale)
    }
  }

  /// The subtype of the slots for this display, such as `retina4`; empty if they have none.
  package var subtype: String { slots?.subtype ?? "" }

  /// Whether Xcode has slots for landscape images of this display. Images in portrait slots get
  /// Portrait entries, which never match a landscape launch (TN2244).
  package var hasLandscapeSlot: Bool { slots?.hasLandscape ?? false }

  /// The name of the image that a landscape app gets from an asset catalog; `nil` if asset catalogs
  /// have no slot for this display.
  public var catalogName: String? {
    slots.map {
      "LaunchImage" + $0.nameSuffix(isLandscape: true, minimumOS)
        + (idiom == .pad ? idiom.suffix : "")
    }
  }
}
