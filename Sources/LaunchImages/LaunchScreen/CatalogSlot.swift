public import LaunchRules

/// The devices and modes that an image in an asset catalog is for.
public struct CatalogSlot: Hashable, Sendable {
  public enum Idiom: String, Hashable, Sendable {
    case universal
    case pad = "ipad"
  }

  public var idiom = Idiom.universal
  /// Whether the slot is only for a compact width with a regular height: an iPhone in portrait. An
  /// iPad has the same size classes in both orientations.
  public var isUpright = false
  /// Whether the slot is only for dark mode.
  public var isDark = false
  /// The scales of these devices.
  public var scales: [ScaleFactor]

  /// The slots of an artwork in a launch screen with these artworks.
  ///
  /// The dark artwork fills the dark variant of every slot, because Apple does not document which
  /// slot iOS prefers if each of two matches one trait better.
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
