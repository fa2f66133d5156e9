package import LaunchApps
package import LaunchRules
package import Pixels

/// The screens, orientation and systems that a launch image is for, according to a slot of an asset
/// catalog, an entry of UILaunchImages, or the image's name.
package struct ImageUse: Equatable, Sendable {
  package enum Origin: Equatable, Sendable {
    /// - Parameters:
    ///   - path: the path of Contents.json, in which the slot is at the line.
    case slot(path: String, line: Int?)
    /// - Parameters:
    ///   - key: UILaunchImages or a variant.
    ///   - index: the entry's index, from 0.
    case entry(key: String, index: Int)
    case name
  }

  package enum System: Equatable, Sendable {
    /// iOS 6 and earlier, which do not read entries.
    case beforeEntries
    case from(OSVersion)
    /// A system of devices other than iPhones and iPads, by the slot's idiom, such as `tv`.
    case other(String)
  }

  package var origin: Origin
  package var idiom: DeviceIdiom?
  /// The screen's size in points, in portrait order; `nil` if it is not specified.
  package var points: PointSize?
  package var scale: ScaleFactor?
  /// Whether the image is for a landscape launch; `nil` if this is not specified.
  package var isLandscape: Bool?
  /// The systems that use the image; `nil` if they are not specified.
  package var system: System?
  /// Whether the image leaves out the status bar, as images for the first iPads do.
  package var endsAtStatusBar = false
  /// Whether the image is certainly a launch image of the app; otherwise, an unrelated file may
  /// happen to have its name.
  package var isCertain = true
  /// How sizes in pixels fit, for an image that iOS loads in an app; empty for others.
  package var judgedSizes: [PixelSize: ImageFit] = [:]

  /// The pixel sizes that the image may have; empty if any size is valid.
  package var sizes: Set<PixelSize> {
    if !judgedSizes.isEmpty {
      return Set(judgedSizes.filter { $0.value.isRight }.map(\.key))
    }
    guard let points else { return [] }
    let scales = scale.map { [$0] } ?? ScaleFactor.allCases
    return Set(scales.flatMap { sizes(points, $0) })
  }

  private func sizes(_ points: PointSize, _ scale: ScaleFactor) -> [PixelSize] {
    func pixels(_ width: Int, _ height: Int, cut: Bool) -> PixelSize {
      PixelSize(
        width: width * scale.rawValue,
        height: (height - (cut ? Self.statusBar : 0)) * scale.rawValue)
    }
    let portrait = pixels(points.width, points.height, cut: endsAtStatusBar)
    let landscape = pixels(points.height, points.width, cut: endsAtStatusBar)
    switch (origin, isLandscape) {
    // A name without a version may be for iOS 6 or earlier, where an iPad's launch images leave out
    // the status bar; and it does not tell whether an entry uses it, with portrait dimensions.
    case (.name, true?) where idiom == .pad && system == nil:
      return [landscape, pixels(points.height, points.width, cut: true)]
    case (.name, _) where idiom == .pad && system == nil:
      return [portrait, pixels(points.width, points.height, cut: true)]
    case (.name, true?) where idiom == .pad: return [landscape]
    case (.name, true?): return [portrait, landscape]
    case (.slot, true?) where Self.turningSlots.contains(points): return [portrait, landscape]
    // On iPhones, the image of an entry always has portrait dimensions (TN2244), except for screens
    // that have slots for both orientations in Xcode, and for entries of a second set for newer
    // systems.
    case (.entry, true?) where Self.turningSlots.contains(points) || isForUpright:
      return [portrait, landscape]
    case (.entry, _) where idiom != .pad: return [portrait]
    case (_, true?): return [landscape]
    case (.name, nil): return [portrait]
    case (_, false?): return [portrait]
    case (_, nil): return [portrait, landscape]
    }
  }

  private var isForUpright: Bool {
    if case .from(let version) = system { version >= ScreenImage.firstUpright } else { false }
  }

  private static let statusBar = 20
  private static let turningSlots = [Display.plus, .phone812, .phone896At3x].map(\.points)
}
