public import LaunchRules
public import PNGCodec
public import Pixels

/// What to build, and how.
public struct BuildOptions: Hashable, Sendable {
  /// Which way the artwork is turned.
  public var turn = Turn(orientation: .landscapeRight)
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
  /// Artwork of more pixels is refused.
  public var pixelLimit = PNGDecoder.pixelLimit
  /// Whether nothing is made where there is a warning.
  public var warningsAreErrors = false
  /// Screens that get images and an entry.
  public var screens = Set(LaunchScreenSize.allCases)
  /// Scales that get a file.
  public var scales = ScaleSelection.list([.two, .three])
  /// What the files' names begin with.
  public var namePrefix = LaunchImageName.defaultPrefix
  /// The launch file to write beside the images; none by default.
  public var launchFile: LaunchFile?
  /// How much time to give to small files.
  public var compression = Compression.balanced
  /// The folder that files are written to.
  public var output = "LaunchImages"
  /// How many tasks run at the same time, at least 1.
  public var jobs = 1

  public init() {}
}
