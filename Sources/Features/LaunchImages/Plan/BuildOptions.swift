public import LaunchRules
public import Pictures
internal import Pixels
internal import Platform
internal import Texts

/// What a build makes, and how: orientation, screens, placement, colors, encoding and outputs.
///
/// Members of ``pictures`` can be used directly, as in `options.fit = .contain`.
@dynamicMemberLookup
public struct BuildOptions: Equatable, Sendable {
  /// The orientation of the app at launch. The orientation determines whether the artwork is
  /// rotated clockwise or counterclockwise.
  ///
  /// `nil` stands for the first landscape orientation in the Info.plist to be merged or, without an
  /// Info.plist, for `LandscapeOrientation.default`.
  public var orientation: LandscapeOrientation?
  /// Whether the artwork is already rotated for launch images, so that the artwork file is
  /// portrait.
  public var isTurned = false
  /// How artworks are placed, rendered and encoded.
  public var pictures = PictureOptions()
  /// Whether the artwork is a logo on the background. A logo may have any aspect ratio, and `logo`
  /// determines the logo's place.
  public var artworkIsLogo = false
  /// Whether to warn about titles that a camera, the screen's corners or the home indicator hides,
  /// and about titles and a subject that a crop cuts. If `isCropChosen` is true, a cut subject is
  /// not reported, and a cut title is reported only with `Focus.automatic`.
  public var findsHiddenParts = false
  /// The screens that get launch images and entries.
  public var screens = Set(LaunchScreenSize.technote)
  /// The first iOS version for which iPhones get a second set of images; `nil` for no second set.
  /// The images of the second set are landscape files that are not rotated. The images of iPads are
  /// never rotated.
  public var uprightFrom: OSVersion?
  /// The scales at which each screen gets a file.
  public var scales = ScaleSelection.standard
  /// The prefix of the launch images' file names.
  public var namePrefix = LaunchImageName.defaultPrefix
  /// The launch screen to make in place of launch images; `nil` for launch images.
  public var screen: LaunchScreenChoices?
  /// The devices that warnings about the launch screen may name.
  package var devices = DeviceModel.all
  /// The longest side, in pixels, of the small pictures of whole artworks in a preview; `nil` for
  /// no such pictures.
  package var overviewSide: Int?

  public init() {}

  /// 100 megapixels. Larger artwork is a mistake, or an attempt to exhaust memory.
  public static let defaultPixelLimit = PNGDecoder.pixelLimit

  var mayWarnOfCrops: Bool { pictures.mayWarnOfCrops && !artworkIsLogo }

  var makesImages: Bool { screen == nil }

  /// The background around and behind the artwork in `role`. `nil` stands for the main artwork.
  func backgroundBehind(_ role: ArtworkRole?) -> Background {
    let dark = role == .dark ? screen?.darkBackground : nil
    return dark.map { .color($0) } ?? pictures.background
  }

  /// A digest of the version and of all options that affect the outputs' bytes. The digest depends
  /// neither on the artwork nor on options that only affect how the work is done, such as ``jobs``.
  package func key(version: String) -> String {
    let scales: [Int] =
      switch scales {
      case .list(let list): list.map(\.rawValue).sorted()
      case .native: []
      }
    var words: [String] = [
      turn.orientation.rawValue, "\(isTurned)", "\(artworkIsLogo)",
      screens.map(\.rawValue).sorted().map { "\($0)" }.joined(separator: " "),
      scales.map { "\($0)" }.joined(separator: " "), namePrefix, "\(findsHiddenParts)",
      uprightFrom?.description ?? "",
    ]
    // The paths of artworks do not affect bytes: their contents do.
    if let screen { words += WrittenChoices(screen).all.filter { !$0.isPath }.map(\.words) + [""] }
    return pictures.key(version: version, words)
  }

  var turn: Turn { Turn(orientation: orientation ?? .default, isDone: isTurned) }

  public subscript<Value>(dynamicMember path: WritableKeyPath<PictureOptions, Value>) -> Value {
    get { pictures[keyPath: path] }
    set { pictures[keyPath: path] = newValue }
  }

  /// The launch images that get a file for at least one scale, in the order of their entries. First
  /// are the screens of TN2244's Listing 1, then the screens of later iPhones, then iPads. Images
  /// of the same screen are ordered by minimum iOS version.
  public var screenImages: [ScreenImage] {
    guard makesImages else { return [] }
    return LaunchScreenSize.allCases
      .filter { screen in
        screens.contains(screen)
          && ScaleFactor.allCases.contains { scales.includes($0, for: screen) }
      }
      .flatMap { ScreenImage.all(of: $0, uprightFrom: uprightFrom) }
  }

  /// The entries for UILaunchImages on the devices of a family, in the order of ``screenImages``.
  public func entries(for idiom: DeviceIdiom) -> [LaunchImageEntry] {
    screenImages.filter { $0.screen.idiom == idiom }
      .map { LaunchImageEntry(for: $0, namePrefix: namePrefix) }
  }
}

/// The reason why the options of a build are invalid.
public enum OptionFault: Error, Equatable, Sendable {
  case namePrefix(String, LaunchImageName.Fault)
  /// A fault in ``BuildOptions/pictures``, the options that web app builds have too.
  case pictures(PictureOptionFault)
  /// No screen, or no scale, is selected.
  case noImages
  /// Upright images are requested for a version of iOS that expects rotated images.
  case uprightFrom(OSVersion)
  /// An artwork in this role is given for a launch screen, but the build makes no launch screen.
  case unusedArtwork(ArtworkRole)
  /// ``BuildOptions/isTurned`` is set for a logo, but is allowed only for other artwork.
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
    case .turnedLogo: "the logo would be rotated already (logos are upright)"
    case .pictures(let fault): fault.description
    }
  }
}

extension BuildOptions {
  /// Throws ``OptionFault`` for the first invalid option. `further` has the roles of all artworks
  /// except the main artwork.
  public func validate(further: Set<ArtworkRole> = []) throws(OptionFault) {
    try mapError(try LaunchImageName.check(prefix: namePrefix)) {
      OptionFault.namePrefix(namePrefix, $0)
    }
    try mapError(try pictures.validate(), OptionFault.pictures)
    if artworkIsLogo && isTurned { throw .turnedLogo }
    let role = ArtworkRole.inImageSet.first(where: further.contains)
    if let role, screen == nil { throw .unusedArtwork(role) }
    if let uprightFrom, uprightFrom < ScreenImage.firstUpright { throw .uprightFrom(uprightFrom) }
    guard makesImages else { return }
    let hasImages = screens.contains { screen in
      ScaleFactor.allCases.contains { scales.includes($0, for: screen) }
    }
    if !hasImages { throw .noImages }
  }
}
