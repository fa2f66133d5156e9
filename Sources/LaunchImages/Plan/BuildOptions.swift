public import LaunchRules
public import PNGCodec
internal import Parallel
public import Pixels

/// What to build, and how.
public struct BuildOptions: Hashable, Sendable {
  /// The orientation that the app launches into, which says which way the artwork is turned.
  ///
  /// `nil`: the first landscape orientation of the Info.plist that is merged into; without one,
  /// `LandscapeOrientation.default`.
  public var orientation: LandscapeOrientation?
  /// Whether the artwork is portrait because it has been turned already.
  public var isTurned = false
  /// How the artwork fills screens of other proportions.
  public var fit = Fit.cover
  /// Which part of the artwork a crop keeps, or where it lies on the background.
  public var position = Position.center
  /// What shows beside the artwork and through it.
  public var background = RGBColor.black
  /// The resampling filter.
  public var filter = ResamplingFilter.lanczos3
  /// What becomes of the artwork's color space.
  public var color = ColorPolicy.sRGB
  /// Artwork with more pixels is refused.
  public var pixelLimit = Self.defaultPixelLimit
  /// Whether nothing is made if there is a warning.
  public var warningsAreErrors = false
  /// Screens that get images and an entry.
  public var screens = Set(LaunchScreenSize.allCases)
  /// Scales that get a file.
  public var scales = ScaleSelection.list([.two, .three])
  /// What the files' names begin with.
  public var namePrefix = LaunchImageName.defaultPrefix
  /// The launch file to make as well; none by default.
  public var launchFile: LaunchFile?
  /// How much time to spend on small files.
  public var compression = Compression.balanced
  /// How many pieces of work run at the same time: one for each processor by default.
  public var jobs = Workers.available

  public init() {}

  /// 100 megapixels: more is a mistake, or an attack on memory.
  public static let defaultPixelLimit = PNGDecoder.pixelLimit

  var turn: Turn { Turn(orientation: orientation ?? .default, isDone: isTurned) }
}
