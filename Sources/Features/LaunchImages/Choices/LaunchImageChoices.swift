package import LaunchRules
internal import Platform
package import Texts

/// What a user may choose for launch images, apart from their pictures.
package struct LaunchImageChoices: Choices {
  package enum RotationChoice: String, TextValue, CaseIterable {
    case auto
    /// No rotation: the artwork file is already rotated like a launch image, so it is portrait.
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
    var options = BuildOptions()
    options.artworkIsLogo = !hasArtwork
    apply(to: &options)
    try mapError(try options.validate()) { (fault: OptionFault) in ValueFault(fault.description) }
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
