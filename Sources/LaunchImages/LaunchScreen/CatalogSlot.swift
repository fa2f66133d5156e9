public import LaunchRules

/// The devices and modes that an image in an asset catalog is for.
public struct CatalogSlot: Hashable, Sendable {
  public enum Idiom: String, Hashable, Sendable {
    case universal
    case pad = "ipad"
  }

  public var idiom = Idiom.universal
  /// Whether it is only for a compact width with a regular height: an iPhone that is held upright. An
  /// iPad has the same size classes both ways.
  public var isUpright = false
  /// Whether it is only for dark mode.
  public var isDark = false
  /// The scales of these devices.
  public var scales: [ScaleFactor]

  /// The slots of an artwork, for a launch file with certain artworks.
  ///
  /// The dark artwork takes the dark variant of every slot: which of two slots iOS prefers that each
  /// match one trait better is not documented.
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
