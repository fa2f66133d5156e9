public import PNGCodec
public import Pictures
public import Pixels

/// What does not depend on what the images are for.
extension BuildOptions {
  /// How the artwork fills screens of other proportions.
  public var fit: Fit {
    get { pictures.fit }
    set { pictures.fit = newValue }
  }

  /// The part of the artwork that a crop keeps, or the place of the artwork on the background.
  public var position: Position {
    get { pictures.position }
    set { pictures.position = newValue }
  }

  /// The point of the artwork that a crop keeps, in place of ``position``; none by default.
  public var focus: Focus? {
    get { pictures.focus }
    set { pictures.focus = newValue }
  }

  /// Whether somebody has chosen what a crop keeps, even if that is the default: then no warning says
  /// how much it loses.
  public var isCropChosen: Bool {
    get { pictures.isCropChosen }
    set { pictures.isCropChosen = newValue }
  }

  /// What is around the artwork, and behind its transparent pixels.
  public var background: Background {
    get { pictures.background }
    set { pictures.background = newValue }
  }

  /// The size and place of the logo, if there is one: an artwork with the role `logo`, or the artwork
  /// itself.
  public var logo: LogoOptions {
    get { pictures.logo }
    set { pictures.logo = newValue }
  }

  /// The resampling filter.
  public var filter: ResamplingFilter {
    get { pictures.filter }
    set { pictures.filter = newValue }
  }

  /// How the artwork's color space is handled.
  public var color: ColorPolicy {
    get { pictures.color }
    set { pictures.color = newValue }
  }

  /// The highest number of pixels in the artwork; artwork with more is rejected.
  public var pixelLimit: Int {
    get { pictures.pixelLimit }
    set { pictures.pixelLimit = newValue }
  }

  /// How much time to spend on small files.
  public var compression: Compression {
    get { pictures.compression }
    set { pictures.compression = newValue }
  }

  /// The number of parallel jobs; by default, one for each processor. More than 1,024 count as 1,024.
  public var jobs: Int {
    get { pictures.jobs }
    set { pictures.jobs = newValue }
  }

  /// Whether a warning stops the build.
  public var warningsAreErrors: Bool {
    get { pictures.warningsAreErrors }
    set { pictures.warningsAreErrors = newValue }
  }
}
