public import LaunchRules
public import Pictures

/// The reason why the options of a build are invalid.
public enum OptionFault: Error, Equatable, Sendable {
  case namePrefix(String, LaunchImageName.Fault)
  /// The number of jobs is below one.
  case jobs(Int)
  /// No screen, or no scale, is selected.
  case noImages
  /// Upright images are requested for a version of iOS that expects rotated images.
  case uprightFrom(OSVersion)
  /// Only a launch screen is requested, but ``BuildOptions/launchFile`` is not set.
  case noLaunchFile
  /// An artwork in this role is given, but only launch screens show it, and none is made.
  case unusedArtwork(ArtworkRole)
  /// An image outside an asset catalog is requested for this launch screen, but only UILaunchScreen
  /// can show such an image.
  case loosePicture(LaunchFile?)
  /// Images outside an asset catalog are requested, but they cannot have a variant for this role.
  case looseVariant(ArtworkRole)
  /// A coordinate of the position is outside 0…1.
  case position(Position)
  /// The logo's size is not positive, or is unreasonably large.
  case logoLength(LogoOptions.Length)
  /// The artwork is a logo, but ``BuildOptions/isTurned`` is set, which is only for other artwork.
  case turnedLogo
  /// A coordinate of the focus is outside 0…1.
  case focus(Position)
  /// A focus is set, but the fit does not crop.
  case focusWithoutCrop(Fit)
}

extension OptionFault: CustomStringConvertible {
  public var description: String {
    switch self {
    case .namePrefix(let prefix, let fault):
      "the name prefix '\(prefix)' cannot be used (\(fault))"
    case .jobs(let jobs): "the number of jobs is \(jobs) (it must be at least 1)"
    case .noImages: "no image would be made (no screen, or no scale, is selected)"
    case .uprightFrom(let system):
      "upright images would be for iOS \(system) (iPhones before iOS \(ScreenImage.firstUpright) need "
        + "turned ones)"
    case .noLaunchFile: "no launch file would be made (its kind is not chosen)"
    case .unusedArtwork(let role):
      "the artwork for \(role.rawValue) would not be shown (no launch file is made)"
    case .loosePicture:
      "the picture cannot be loose (only \(LaunchScreenKey.screen.rawValue) shows such a picture)"
    case .looseVariant(let role):
      "the artwork for \(role.rawValue) needs an asset catalog (the picture is loose)"
    case .position(let position):
      "the position \(position.x), \(position.y) is outside the artwork (both must be from 0 to 1)"
    case .logoLength(.share(let share)):
      "the logo's scale is \(share) (it must be above 0 and at most \(LogoOptions.shareLimit))"
    case .logoLength(.points(let points)):
      "the logo has \(points) points (they must be above 0 and at most \(LogoOptions.pointLimit))"
    case .turnedLogo: "the logo is turned already (logos are upright)"
    case .focus(let point):
      "the focus \(point.x), \(point.y) is outside the artwork (both must be from 0 to 1)"
    case .focusWithoutCrop(let fit):
      "the focus has no effect (it is kept by crops, and the fit \(fit.rawValue) makes none)"
    }
  }
}

extension BuildOptions {
  /// Checks the options.
  ///
  /// - Parameter further: the roles of the artworks other than the main one.
  /// - Throws: ``OptionFault`` for the first invalid option.
  public func validate(further: Set<ArtworkRole> = []) throws(OptionFault) {
    do throws(LaunchImageName.Fault) {
      try LaunchImageName.check(prefix: namePrefix)
    } catch {
      throw .namePrefix(namePrefix, error)
    }
    do throws(PictureOptions.Fault) {
      try pictures.validate()
    } catch {
      throw OptionFault(error)
    }
    if artworkIsLogo && isTurned { throw .turnedLogo }
    try validateLaunchFile(further)
    if let uprightFrom, uprightFrom < ScreenImage.firstUpright { throw .uprightFrom(uprightFrom) }
    guard makesImages else { return }
    let hasImages = screens.contains { screen in
      ScaleFactor.allCases.contains { scales.includes($0, for: screen) }
    }
    if !hasImages { throw .noImages }
  }

  private func validateLaunchFile(_ further: Set<ArtworkRole>) throws(OptionFault) {
    if parts == [.launchFile] && launchFile == nil { throw .noLaunchFile }
    let roles = ArtworkRole.allCases.filter { further.contains($0) && $0.isForLaunchFile }
    if let role = roles.first, madeLaunchFile == nil { throw .unusedArtwork(role) }
    guard isPictureLoose else { return }
    if madeLaunchFile != .screen { throw .loosePicture(madeLaunchFile) }
    if let role = roles.first(where: { !$0.canBeLoose }) { throw .looseVariant(role) }
  }
}

extension OptionFault {
  package init(_ fault: PictureOptions.Fault) {
    self =
      switch fault {
      case .jobs(let jobs): .jobs(jobs)
      case .position(let position): .position(position)
      case .logoLength(let length): .logoLength(length)
      case .focus(let point): .focus(point)
      case .focusWithoutCrop(let fit): .focusWithoutCrop(fit)
      }
  }
}
