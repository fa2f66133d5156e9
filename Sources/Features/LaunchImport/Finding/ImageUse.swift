internal import LaunchApps
internal import LaunchRules
internal import Pixels

/// The screens, orientation and systems that a launch image is for, according to a slot of an asset
/// catalog, an entry of UILaunchImages, or the image's name.
struct ImageUse: Equatable, Sendable {
  enum Origin: Equatable, Sendable {
    /// A slot in the Contents.json at `path`.
    case slot(path: String, line: Int?)
    /// An entry of UILaunchImages or a variant; `index` counts from 0.
    case entry(key: String, index: Int)
    case name
  }

  enum System: Equatable, Sendable {
    /// iOS 6 and earlier, which do not read entries.
    case beforeEntries
    case from(OSVersion)
    /// A system of devices other than iPhones and iPads, by the slot's idiom, such as `tv`.
    case other(String)
  }

  var origin: Origin
  var idiom: DeviceIdiom?
  /// The screen's size in points, in portrait order; `nil` if it is not specified.
  var points: PointSize?
  var scale: ScaleFactor?
  /// Whether the image is for a landscape launch; `nil` if this is not specified.
  var isLandscape: Bool?
  /// The systems that use the image; `nil` if they are not specified.
  var system: System?
  /// Whether the image leaves out the status bar, as images for the first iPads do.
  var endsAtStatusBar = false
  /// Whether the image is certainly a launch image of the app; otherwise, an unrelated file may
  /// happen to have its name.
  var isCertain = true
  /// How sizes in pixels fit, for an image that iOS loads in an app; empty for others.
  var judgedSizes: [PixelSize: ImageFit] = [:]

  /// The pixel sizes that the image may have; empty if any size is valid.
  var sizes: Set<PixelSize> {
    if !judgedSizes.isEmpty {
      return Set(judgedSizes.filter { $0.value.isRight }.map(\.key))
    }
    guard let points else { return [] }
    let scales = scale.map { [$0] } ?? ScaleFactor.allCases
    return Set(scales.flatMap { sizes(points, $0) })
  }

  private func sizes(_ points: PointSize, _ scale: ScaleFactor) -> [PixelSize] {
    let statusBar = 20
    // A name without a version may be for iOS 6 or earlier, where an iPad's launch images leave out
    // the status bar.
    let cuts =
      origin == .name && idiom == .pad && system == nil
      ? [0, statusBar] : [endsAtStatusBar ? statusBar : 0]
    let allowed = orientations
    let sides =
      (allowed.portrait ? [(points.width, points.height)] : [])
      + (allowed.landscape ? [(points.height, points.width)] : [])
    return sides.flatMap { width, height in
      cuts.map { PixelSize(width: width * scale.rawValue, height: (height - $0) * scale.rawValue) }
    }
  }

  /// The orientations that the file may have.
  private var orientations: (portrait: Bool, landscape: Bool) {
    let turns = points.map(Self.turningSlots.contains) ?? false
    switch (origin, isLandscape) {
    // A name does not tell whether an entry uses it, with portrait dimensions.
    case (.name, true?): return (idiom != .pad, true)
    case (.name, _), (_, false?): return (true, false)
    case (.slot, true?): return (turns, true)
    // On iPhones, the image of an entry always has portrait dimensions (TN2244), except for screens
    // that have slots for both orientations in Xcode, and for entries of a second set for newer
    // systems.
    case (.entry, true?) where turns || isForUpright: return (true, true)
    case (.entry, _) where idiom != .pad: return (true, false)
    case (.entry, true?): return (false, true)
    case (_, nil): return (true, true)
    }
  }

  private var isForUpright: Bool {
    if case .from(let version) = system { version >= ScreenImage.firstUpright } else { false }
  }

  private static let turningSlots = [Display.plus, .phone812, .phone896At3x].map(\.points)
}
