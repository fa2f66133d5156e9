package import LaunchRules
package import Texts

/// What a user may choose for launch images, apart from their pictures.
package struct LaunchImageChoices: Choices {
  package enum RotationChoice: String, TextValue, CaseIterable {
    case auto
    /// The artwork is portrait because it is already rotated.
    case none
  }

  package var orientation: LandscapeOrientation?
  package var rotation: RotationChoice?
  package var screens: ScreenList?
  package var scales: ScaleSelection?
  package var uprightFrom: OSVersion?
  package var namePrefix: String?

  package init() {}

  package mutating func visit<Visitor: ChoiceVisitor>(
    _ visitor: inout Visitor
  ) throws(Visitor.Failure) {
    try visitor.visit("orientation", &orientation)
    try visitor.visit("rotation", &rotation)
    try visitor.visit("screens", &screens)
    try visitor.visit("scales", &scales)
    try visitor.visit("upright-from", &uprightFrom)
    try visitor.visit("name-prefix", &namePrefix)
  }

  package func validate(hasArtwork: Bool) throws(ValueFault) {
    if rotation == RotationChoice.none, !hasArtwork {
      throw ValueFault("'--rotation none' is for artwork", remedy: "logos are upright")
    }
    if let namePrefix {
      do throws(LaunchImageName.Fault) {
        try LaunchImageName.check(prefix: namePrefix)
      } catch {
        throw ValueFault(
          "'--name-prefix \(namePrefix)' cannot begin the names of launch images: \(error)",
          remedy: error == .slash ? "use --output for the folder" : nil)
      }
    }
    guard let uprightFrom else { return }
    let first = ScreenImage.firstUpright
    if uprightFrom < first {
      throw ValueFault(
        "'--upright-from \(uprightFrom)': iPhones before iOS \(first) need rotated images (TN2244)",
        remedy: "name \(first) or a later version")
    }
    if let screens, screens.screens.allSatisfy({ $0.idiom == .pad }) {
      throw ValueFault(
        "'--upright-from' is for iPhones, and '--screens' names only iPads, whose images are never "
          + "rotated", remedy: "leave it out")
    }
  }

  package func apply(to options: inout BuildOptions) {
    options.orientation = orientation
    options.isTurned = rotation == RotationChoice.none
    options.screens = screens.map { Set($0.screens) } ?? options.screens
    options.scales = scales ?? options.scales
    options.uprightFrom = uprightFrom
    options.namePrefix = namePrefix ?? options.namePrefix
  }

  /// The entries for UILaunchImages on the devices of a family.
  package func entries(for idiom: DeviceIdiom) -> [LaunchImageEntry] {
    var options = BuildOptions()
    apply(to: &options)
    return options.entries(for: idiom)
  }
}
