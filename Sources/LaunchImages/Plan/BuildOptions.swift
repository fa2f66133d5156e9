public import LaunchRules
public import PNGCodec
public import Pixels
internal import Platform

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
  /// How the artwork fills screens of other proportions.
  public var fit = Fit.cover
  /// The part of the artwork that a crop keeps, or the place of the artwork on the background.
  public var position = Position.center
  /// The point of the artwork that a crop keeps, in place of ``position``; none by default.
  public var focus: Focus?
  /// Whether somebody has chosen what a crop keeps, even if that is the default: then no warning says
  /// how much it loses.
  public var isCropChosen = false
  /// What is around the artwork, and behind its transparent pixels.
  public var background = Background.black
  /// The size and place of the logo, if there is one: an artwork with the role `logo`, or the artwork
  /// itself.
  public var logo = LogoOptions()
  /// Whether the artwork is a logo on the background: of any proportions, and placed as ``logo`` says.
  public var artworkIsLogo = false
  /// What is done about detail that is cropped, or lies under a camera, the screen's corners or the
  /// home indicator.
  public var safeArea = SafeAreaPolicy.off
  /// The resampling filter.
  public var filter = ResamplingFilter.lanczos3
  /// How the artwork's color space is handled.
  public var color = ColorPolicy.sRGB
  /// The highest number of pixels in the artwork; artwork with more is rejected.
  public var pixelLimit = Self.defaultPixelLimit
  /// Whether a warning stops the build.
  public var warningsAreErrors = false
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
  /// How much time to spend on small files.
  public var compression = Compression.balanced
  /// The number of parallel jobs; by default, one for each processor. More than 1,024 count as 1,024.
  public var jobs = Workers.available

  /// The longest side of a small picture of the whole artwork to make too; none by default.
  package var overviewSide: Int?

  public init() {}

  /// 100 megapixels. Artwork with more is a mistake, or an attempt to exhaust memory.
  public static let defaultPixelLimit = PNGDecoder.pixelLimit

  /// Whether a crop that loses much may be news to somebody.
  package var mayWarnOfCrops: Bool {
    !isCropChosen && fit == .cover && position == .center && focus == nil && !artworkIsLogo
  }

  var makesImages: Bool { parts.contains(.images) }

  /// `nil` if none is made.
  var madeLaunchFile: LaunchFile? { parts.contains(.launchFile) ? launchFile : nil }

  /// What is beside and behind an artwork. `nil` stands for the main artwork.
  func background(for role: ArtworkRole?) -> Background {
    role == .dark ? darkBackground.map { .color($0) } ?? background : background
  }

  var turn: Turn { Turn(orientation: orientation ?? .default, isDone: isTurned) }
}
