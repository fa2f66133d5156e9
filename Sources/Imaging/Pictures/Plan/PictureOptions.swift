public import Pixels
internal import Platform

/// How artworks are read and placed, and how images are rendered and encoded, independent of the
/// images' purpose.
public struct PictureOptions: Equatable, Sendable {
  /// How the artwork fills images with another aspect ratio.
  public var fit = Fit.cover
  /// The position of a crop in the artwork or, if the fit leaves room, of the artwork on the
  /// background.
  public var position = Position.center
  /// The point of the artwork that a crop keeps; `nil` to use ``position``.
  public var focus: Focus?
  /// Whether the user has chosen the fit or the focus, even if the choice is the default. If so, no
  /// warning says that images crop much of the artwork.
  public var isCropChosen = false
  /// The background around the artwork and behind its transparent pixels. If there is a dark mode,
  /// this background is for light mode.
  public var background = Background.black
  /// The size and position of the logo, if there is one.
  public var logo = LogoOptions()
  /// The filter that resamples artwork if an image needs the artwork in a different size.
  public var filter = ResamplingFilter.lanczos3
  /// How the artwork's color space is handled.
  public var color = ColorPolicy.sRGB
  /// The maximum number of pixels of an artwork, width times height; larger artwork is rejected.
  public var pixelLimit = PNGDecoder.pixelLimit
  /// How much time to spend on making files small.
  public var compression = Compression.balanced
  /// The number of parallel jobs; by default, one for each processor. Values above 1,024 mean
  /// 1,024.
  public var jobs = Workers.available
  /// Whether a warning stops the build.
  public var warningsAreErrors = false

  public init() {}

  /// Whether to warn about a crop that loses much of the artwork.
  package var mayWarnOfCrops: Bool {
    !isCropChosen && fit == .cover && position == .center && focus == nil
  }

  /// The rule by which crops are placed. For ``Focus/automatic``, the point comes from `findings`.
  package func anchor(_ findings: ArtworkFindings) -> Anchor {
    switch focus {
    case nil: .position(position)
    case .point(let point): .focus(point)
    case .automatic: .focus(findings.focus ?? .center)
    }
  }

  /// - Throws: ``PictureOptionFault`` for the first invalid option.
  package func validate() throws(PictureOptionFault) {
    if jobs < 1 { throw .jobs(jobs) }
    if !position.isInside { throw .position(position) }
    if !logo.position.isInside { throw .position(logo.position) }
    guard logo.length.isValid else { throw .logoLength(logo.length) }
    if case .point(let point) = focus, !point.isInside { throw .focus(point) }
    if focus != nil && fit != .cover { throw .focusWithoutCrop(fit) }
  }

  /// A digest of everything that affects a build's files, other than the artworks: the program's
  /// version, the options, and `others`. Options that do not affect the files, such as ``jobs``,
  /// are left out.
  package func key(version: String, _ others: [String]) -> String {
    // Because each word is preceded by its length, no two lists give the same text.
    let words = [version] + words + others
    return "\(SHA256Digest(of: words.map { "\($0.utf8.count) \($0)\n" }.joined()))"
  }

  private var words: [String] {
    [
      fit.rawValue, "\(position)", "\(String(describing: focus))", "\(isCropChosen)",
      "\(background)", "\(logo)", filter.rawValue, color.rawValue, "\(pixelLimit)",
      compression.rawValue,
    ]
  }
}

extension Position {
  fileprivate var isInside: Bool { (0...1).contains(x) && (0...1).contains(y) }
}

/// An invalid option; ``description`` explains what is wrong.
public enum PictureOptionFault: Error, Equatable, Sendable {
  case jobs(Int)
  case position(Position)
  case logoLength(LogoOptions.Length)
  case focus(Position)
  case focusWithoutCrop(Fit)
}

extension PictureOptionFault: CustomStringConvertible {
  public var description: String {
    switch self {
    case .jobs(let jobs): "the number of jobs is \(jobs) (it must be at least 1)"
    case .position(let position):
      "the position \(position.x), \(position.y) is outside the artwork (both must be from 0 to 1)"
    case .logoLength(.share(let share)):
      "the logo's scale is \(share) (it must be above 0 and at most \(LogoOptions.shareLimit))"
    case .logoLength(.points(let points)):
      "the logo has \(points) points (they must be above 0 and at most \(LogoOptions.pointLimit))"
    case .focus(let point):
      "the focus \(point.x), \(point.y) is outside the artwork (both must be from 0 to 1)"
    case .focusWithoutCrop(let fit):
      "the focus has no effect (it is kept by crops, and the fit \(fit.rawValue) makes none)"
    }
  }
}
