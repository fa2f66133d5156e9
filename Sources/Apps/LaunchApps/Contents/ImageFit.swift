internal import LaunchRules
package import Pixels

/// How the size of a launch image, in pixels, fits a screen for which iOS uses it.
package enum ImageFit: Equatable, Sendable {
  case exact
  /// The size of a landscape slot in Xcode's asset catalogs, which is not turned.
  case catalogLandscape
  /// One of the upright images that a key lists for iOS 9 and later, next to turned ones.
  case ofUprightSet
  /// Landscape pixels where turned ones belong, or the other way around.
  ///
  /// - Parameter isTolerated: whether shipped apps rely on such images on all versions of iOS that
  ///   use this one.
  case transposed(isTolerated: Bool)
  /// The size for the screen's scale, which the file's name lacks.
  case lacksScale
  case other

  /// Whether the size is right, or may stay as it is.
  package var isRight: Bool {
    switch self {
    case .exact, .catalogLandscape, .ofUprightSet: true
    case .transposed, .lacksScale, .other: false
    }
  }
}

extension BundleContents {
  /// - Parameters:
  ///   - size: the size of the file in pixels.
  ///   - uprightSets: the value of ``keysWithUprightSet``.
  package func fit(_ use: FileUse, _ size: PixelSize, uprightSets: Set<String>) -> ImageFit {
    if use.fits(size) { return .exact }
    if use.lacksScale(size) { return .lacksScale }
    let isTransposed = use.isTransposed(size)
    if isTransposed, use.isOfUprightSet(uprightSets) { return .ofUprightSet }
    if use.site != nil, use.isCatalogLandscape(size) { return .catalogLandscape }
    guard isTransposed else { return .other }
    let lowest =
      use.site.map { max(lowestSystem($0), use.entry.minimumOS) }
      ?? info.lowestSystem(for: use.display.idiom)
    return .transposed(isTolerated: use.display.idiom == .phone && lowest >= .firstTolerant)
  }
}
