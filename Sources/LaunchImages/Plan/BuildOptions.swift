public import LaunchRules
internal import PNGCodec
package import Pictures
public import Pixels

/// What to build, and how.
public struct BuildOptions: Hashable, Sendable {
  /// The orientation that the app launches into, which decides the direction in which the artwork is
  /// turned.
  ///
  /// `nil` stands for the first landscape orientation of the Info.plist that is merged into; without
  /// an Info.plist, for `LandscapeOrientation.default`.
  public var orientation: LandscapeOrientation?
  /// Whether the artwork is portrait because it is turned already.
  public var isTurned = false
  /// How artworks are placed, rendered and encoded.
  package var pictures = PictureOptions()
  /// Whether the artwork is a logo on the background: of any proportions, and placed as ``logo`` says.
  public var artworkIsLogo = false
  /// What is done about detail that is cropped, or lies under a camera, the screen's corners or the
  /// home indicator.
  public var safeArea = SafeAreaPolicy.off
  /// The screens that get images and an entry.
  public var screens = Set(LaunchScreenSize.technote)
  /// The iOS from which on iPhones get a second set of images, which are not turned; `nil` for no such
  /// set. iPads get no others.
  public var uprightFrom: OSVersion?
  /// The scales that get a file.
  public var scales = ScaleSelection.standard
  /// The beginning of the files' names.
  public var namePrefix = LaunchImageName.defaultPrefix
  /// The launch file to make; none by default.
  public var launchFile: LaunchFile?
  /// What of launch images and launch file is made; by default, both.
  public var parts = Set(BuildPart.allCases)
  /// Whether the picture of UILaunchScreen lies beside the asset catalog, as files of its own.
  public var isPictureLoose = false
  /// The background in dark mode; by default, it is the same there.
  public var darkBackground: RGBColor?
  /// The longest side of a small picture of the whole artwork to make too; none by default.
  package var overviewSide: Int?

  public init() {}

  /// 100 megapixels. Artwork with more is a mistake, or an attempt to exhaust memory.
  public static let defaultPixelLimit = PNGDecoder.pixelLimit

  /// Whether a crop that loses much may be news to somebody.
  var mayWarnOfCrops: Bool { pictures.mayWarnOfCrops && !artworkIsLogo }

  var makesImages: Bool { parts.contains(.images) }

  /// `nil` if none is made.
  var madeLaunchFile: LaunchFile? { parts.contains(.launchFile) ? launchFile : nil }

  /// What is beside and behind an artwork. `nil` stands for the main artwork.
  func background(for role: ArtworkRole?) -> Background {
    role == .dark ? darkBackground.map { .color($0) } ?? background : background
  }

  var turn: Turn { Turn(orientation: orientation ?? .default, isDone: isTurned) }
}
