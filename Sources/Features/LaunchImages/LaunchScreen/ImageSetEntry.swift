internal import LaunchRules
internal import Texts

/// The devices and modes of an image in an asset catalog.
struct ImageSetSlot: Hashable {
  var isForPads = false
  /// Whether the slot is only for iPhones in portrait, which have a compact width and a regular
  /// height. iPads have no such slot, because their size classes are the same in both orientations.
  var isUpright = false
  var isDark = false
  var scales: [ScaleFactor]

  /// The slots that `artwork` fills in a launch screen that has all of `artworks`. `nil` stands for
  /// the main artwork.
  ///
  /// The dark artwork fills a dark copy of each slot of the other artworks. For example, there is a
  /// slot for portrait in dark mode. Otherwise, an iPhone in portrait and dark mode would match two
  /// slots: the slot for portrait, and the slot for dark mode. Apple does not document which slot
  /// iOS chooses.
  static func all(of artwork: ArtworkRole?, among artworks: Set<ArtworkRole>) -> [ImageSetSlot] {
    if artwork == .dark {
      let others: [ArtworkRole?] =
        [nil] + ArtworkRole.inImageSet.filter { artworks.contains($0) && $0 != .dark }
      return others.flatMap { all(of: $0, among: artworks) }.map { slot in
        var dark = slot
        dark.isDark = true
        return dark
      }
    }
    return [
      ImageSetSlot(
        isForPads: artwork == .pad, isUpright: artwork == .portrait,
        scales: LargestScreen.showing(artwork, among: artworks).map(\.scale))
    ]
  }
}

extension LargestScreen {
  /// For each scale, the largest screen that shows `artwork`, if a launch screen has all of
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

/// An entry in an image set's contents: an image for some devices and modes at one scale.
struct ImageSetEntry {
  let slot: ImageSetSlot
  let scale: ScaleFactor
  let file: String

  /// The entries of the images in these roles. The entries of a slot are adjacent, the smallest
  /// scale first.
  static func all(of plan: LaunchScreenPlan, _ roles: [ArtworkRole?]) -> [ImageSetEntry] {
    let artworks = Set(plan.images.compactMap(\.artwork))
    return roles.flatMap { role in
      let images = plan.images.filter { $0.artwork == role }
      let files = images.flatMap { image in image.scales.map { (scale: $0, name: image.name) } }
        .sorted { $0.scale.rawValue < $1.scale.rawValue }
      let slots = images.isEmpty ? [] : ImageSetSlot.all(of: role, among: artworks)
      return slots.flatMap { slot in
        files.filter { slot.scales.contains($0.scale) }.map {
          ImageSetEntry(slot: slot, scale: $0.scale, file: $0.name)
        }
      }
    }
  }

  /// The entry's values for the template, in the order in which Xcode writes them.
  var values: [String: TemplateValue] {
    let idiom = slot.isForPads ? "ipad" : "universal"
    var members = ["filename": file, "idiom": idiom, "scale": "\(scale.rawValue)x"]
    if slot.isUpright {
      members["height-class"] = "regular"
      members["width-class"] = "compact"
    }
    let sorted = members.sorted { $0.key < $1.key }
    return [
      "dark": .list(slot.isDark ? [[:]] : []),
      "members": .list(sorted.map { ["key": .text($0.key), "value": .text($0.value)] }),
    ]
  }
}
