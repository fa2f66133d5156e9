package import LaunchRules
package import Pixels

/// What a launch image is for, as a slot of an asset catalog, an entry of UILaunchImages or its name
/// says.
package struct ImageUse: Hashable, Sendable {
  package enum Origin: Hashable, Sendable {
    /// - Parameters:
    ///   - path: of Contents.json.
    case slot(path: String, line: Int?)
    /// - Parameters:
    ///   - key: UILaunchImages or a variant.
    ///   - index: from 0.
    case entry(key: String, index: Int)
    case name
  }

  package enum System: Hashable, Sendable {
    /// iOS 6 and earlier, which know no entries.
    case beforeEntries
    case from(OSVersion)
    /// Not for iPhones or iPads.
    case other(String)
  }

  package var origin: Origin
  package var idiom: DeviceIdiom?
  /// In portrait order; `nil` if it is not said.
  package var points: PointSize?
  package var scale: ScaleFactor?
  /// Whether it is for a landscape launch; `nil` if it is not said.
  package var isLandscape: Bool?
  /// `nil` if it is not said.
  package var system: System?
  /// Whether the image leaves out the status bar, as images for the first iPads do.
  package var endsAtStatusBar = false

  /// The sizes that the image should have; empty if it may have any.
  package var sizes: Set<PixelSize> {
    guard let points else { return [] }
    let scales = scale.map { [$0] } ?? ScaleFactor.allCases
    return Set(scales.flatMap { sizes(points, $0) })
  }

  private func sizes(_ points: PointSize, _ scale: ScaleFactor) -> [PixelSize] {
    func pixels(_ width: Int, _ height: Int) -> PixelSize {
      PixelSize(
        width: width * scale.rawValue,
        height: (height - (endsAtStatusBar ? Self.statusBar : 0)) * scale.rawValue)
    }
    let portrait = pixels(points.width, points.height)
    let landscape = pixels(points.height, points.width)
    switch (origin, isLandscape) {
    // What a phone shows of an entry has portrait dimensions in any case (TN2244), but for slots that
    // Xcode has for both orientations, and for entries of a second set for newer systems.
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
