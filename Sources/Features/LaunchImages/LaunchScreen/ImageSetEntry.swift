internal import LaunchRules
internal import Texts

/// An entry in an image set's contents: an image for some devices and modes at one scale.
struct ImageSetEntry {
  let slot: CatalogSlot
  let scale: ScaleFactor
  let file: String

  static func all(of plan: LaunchScreenPlan) -> [ImageSetEntry] {
    all(of: plan, [nil] + ArtworkRole.inImageSet)
  }

  static func ofLogo(_ plan: LaunchScreenPlan) -> [ImageSetEntry] { all(of: plan, [.logo]) }

  /// The entries of the images in these roles. The entries of a slot are adjacent, the smallest
  /// scale first.
  private static func all(of plan: LaunchScreenPlan, _ roles: [ArtworkRole?]) -> [ImageSetEntry] {
    roles.flatMap { role in
      let images = plan.images.filter { $0.artwork == role }
      let files = images.flatMap { image in image.scales.map { (scale: $0, name: image.name) } }
        .sorted { $0.scale.rawValue < $1.scale.rawValue }
      let slots = images.first.map { plan.slots(of: $0) } ?? []
      return slots.flatMap { slot in
        files.filter { slot.scales.contains($0.scale) }.map {
          ImageSetEntry(slot: slot, scale: $0.scale, file: $0.name)
        }
      }
    }
  }

  /// The entry's values for the template, in the order in which Xcode writes them.
  var values: [String: TemplateValue] {
    var members = ["filename": file, "idiom": slot.idiom.rawValue, "scale": "\(scale.rawValue)x"]
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
