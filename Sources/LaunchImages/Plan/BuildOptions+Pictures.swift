public import PNGCodec
public import Pictures
public import Pixels

/// The options that builds for web apps have too.
extension BuildOptions {
  /// How the artwork fills screens of other proportions.
  public var fit: Fit {
    get { pictures.fit }
    set { pictures.fit = newValue }
  }

  /// The part of the artwork that a crop keeps, or the position of the artwork on the background if
  /// the fit leaves room.
  public var position: Position {
    get { pictures.position }
    set { pictures.position = newValue }
  }

  /// The point of the artwork that a crop keeps, instead of ``position``; none by default.
  public var focus: Focus? {
    get { pictures.focus }
    set { pictures.focus = newValue }
  }

  /// Whether the user explicitly chose what a crop keeps; choosing the default counts. If so, there
  /// is no warning about how much a crop loses.
  public var isCropChosen: Bool {
    get { pictures.isCropChosen }
    set { pictures.isCropChosen = newValue }
  }

  /// The background around the artwork and behind its transparent pixels, in light mode if there
  /// are two modes.
  public var background: Background {
    get { pictures.background }
    set { pictures.background = newValue }
  }

  /// The size and position of the logo, if there is one: an artwork with the role `logo`, or the
  /// artwork itself.
  public var logo: LogoOptions {
    get { pictures.logo }
    set { pictures.logo = newValue }
  }

  /// The filter that resamples artwork when its size in an image differs from its own.
  public var filter: ResamplingFilter {
    get { pictures.filter }
    set { pictures.filter = newValue }
  }

  /// How the artwork's color space is handled.
  public var color: ColorPolicy {
    get { pictures.color }
    set { pictures.color = newValue }
  }

  /// The maximum number of pixels of an artwork, width times height; larger artwork is rejected.
  public var pixelLimit: Int {
    get { pictures.pixelLimit }
    set { pictures.pixelLimit = newValue }
  }

  /// How much time to spend on making files small.
  public var compression: Compression {
    get { pictures.compression }
    set { pictures.compression = newValue }
  }

  /// The number of parallel jobs; by default, one for each processor. Values above 1,024 mean
  /// 1,024.
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
