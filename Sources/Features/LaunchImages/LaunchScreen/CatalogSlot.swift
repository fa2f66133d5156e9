public import LaunchRules

/// The devices and modes that an image in an asset catalog is for.
public struct CatalogSlot: Hashable, Sendable {
  public enum Idiom: String, Hashable, Sendable {
    case universal
    case pad = "ipad"
  }

  public var idiom = Idiom.universal
  /// Whether the slot is only for a compact width with a regular height: an iPhone in portrait.
  /// There is no such slot for iPads, whose size classes are the same in both orientations.
  public var isUpright = false
  /// Whether the slot is only for dark mode.
  public var isDark = false
  /// The scales of the devices that the slot is for.
  public var scales: [ScaleFactor]

  /// The slots that an artwork fills, if a launch screen has all of `artworks`. `nil` stands for
  /// the main artwork.
  ///
  /// The dark artwork fills the dark variant of every slot of the other artworks, because Apple
  /// does not document whether iOS prefers, for example, a slot for dark mode to a slot for
  /// portrait.
  static func all(of artwork: ArtworkRole?, among artworks: Set<ArtworkRole>) -> [CatalogSlot] {
    if artwork == .dark {
      let others: [ArtworkRole?] =
        [nil] + ArtworkRole.inImageSet.filter { artworks.contains($0) && $0 != .dark }
      return others.flatMap { all(of: $0, among: artworks) }.map { slot in
        var dark = slot
        dark.isDark = true
        return dark
      }
    }
    var slot = CatalogSlot(
      scales: LargestScreen.showing(artwork, among: artworks).map(\.scale))
    if artwork == .pad { slot.idiom = .pad }
    slot.isUpright = artwork == .portrait
    return [slot]
  }
}

extension LargestScreen {
  /// The largest screen at each scale that shows an artwork, if a launch screen has all of
  /// `artworks`. `nil` stands for the main artwork.
  static func showing(
    _ artwork: ArtworkRole?, among artworks: Set<ArtworkRole>
  ) -> [LargestScreen] {
    switch artwork {
    case nil: artworks.contains(.pad) ? phones : all
    case .dark, .logo: all
    case .pad: pads
    case .portrait: phones
    }
  }
}
