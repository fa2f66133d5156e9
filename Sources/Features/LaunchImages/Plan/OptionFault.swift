public import LaunchRules
public import Pictures
internal import Platform

/// The reason why the options of a build are invalid.
public enum OptionFault: Error, Equatable, Sendable {
  case namePrefix(String, LaunchImageName.Fault)
  /// An option that builds for web apps have too.
  case pictures(PictureOptionFault)
  /// No screen, or no scale, is selected.
  case noImages
  /// Upright images are requested for a version of iOS that expects rotated images.
  case uprightFrom(OSVersion)
  /// An artwork in this role is given, but only launch screens show it, and none is made.
  case unusedArtwork(ArtworkRole)
  /// An image outside an asset catalog is requested, but only UILaunchScreen can show one.
  case loosePicture
  /// Images outside an asset catalog are requested, but they cannot have a variant for this role.
  case looseVariant(ArtworkRole)
  /// The artwork is a logo, but ``BuildOptions/isTurned`` is set, which is only for other artwork.
  case turnedLogo
}

extension OptionFault: CustomStringConvertible {
  public var description: String {
    switch self {
    case .namePrefix(let prefix, let fault):
      "the name prefix '\(prefix)' cannot be used (\(fault))"
    case .noImages: "no image would be made (no screen, or no scale, is selected)"
    case .uprightFrom(let system):
      "upright images would be for iOS \(system) (iPhones before iOS \(ScreenImage.firstUpright) need "
        + "rotated ones)"
    case .unusedArtwork(let role):
      "the artwork for \(role.rawValue) would not be shown (no launch screen is made)"
    case .loosePicture:
      "an image outside the asset catalog needs \(LaunchScreenKey.screen.rawValue)"
    case .looseVariant(let role):
      "the artwork for \(role.rawValue) needs an asset catalog (the image is outside of it)"
    case .turnedLogo: "the logo would be rotated already (logos are upright)"
    case .pictures(let fault): fault.description
    }
  }
}

extension BuildOptions {
  /// Checks the options.
  ///
  /// - Parameter further: the roles of the artworks other than the main one.
  /// - Throws: ``OptionFault`` for the first invalid option.
  public func validate(further: Set<ArtworkRole> = []) throws(OptionFault) {
    try mapError(try LaunchImageName.check(prefix: namePrefix)) {
      OptionFault.namePrefix(namePrefix, $0)
    }
    try mapError(try pictures.validate(), OptionFault.pictures)
    if artworkIsLogo && isTurned { throw .turnedLogo }
    try validateLaunchScreen(further)
    if let uprightFrom, uprightFrom < ScreenImage.firstUpright { throw .uprightFrom(uprightFrom) }
    guard makesImages else { return }
    let hasImages = screens.contains { screen in
      ScaleFactor.allCases.contains { scales.includes($0, for: screen) }
    }
    if !hasImages { throw .noImages }
  }

  private func validateLaunchScreen(_ further: Set<ArtworkRole>) throws(OptionFault) {
    let roles = ArtworkRole.inImageSet.filter(further.contains)
    if let role = roles.first, screen == nil { throw .unusedArtwork(role) }
    guard let screen, screen.imageOutsideCatalog else { return }
    if screen.kind != .screen { throw .loosePicture }
    if let role = roles.first(where: { !$0.canBeLoose }) { throw .looseVariant(role) }
  }
}
