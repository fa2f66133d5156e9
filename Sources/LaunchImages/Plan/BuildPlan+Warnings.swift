internal import LaunchRules
internal import Pixels

extension BuildPlan {
  /// The part of the artwork's area that may be cropped without a warning.
  static let croppedAreaLimit = 0.2

  /// The warnings about the plan, without those about files.
  public var warnings: [BuildWarning] {
    var warnings: [BuildWarning] = []
    let enlargements = images.map(\.placement.enlargement).filter { $0 > 1 }
    if let factor = enlargements.max(), !options.artworkIsLogo {
      warnings.append(
        .enlarged(count: enlargements.count, factor: factor, wanted: wanted(enlargedBy: factor)))
    }
    let crops = images.map { $0.placement.croppedArea(of: artwork) }
      .filter { $0 > Self.croppedAreaLimit }
    if let area = crops.max() { warnings.append(.cropped(count: crops.count, area: area)) }
    let isCentered = options.artworkIsLogo ? options.logo.position == .center : anchor.isCentered
    if launchFile != nil && options.fit != .fill && !isCentered {
      warnings.append(.launchFileCenters)
    }
    warnings += logoWarnings
    if let launchFile, showsColor(launchFile), case .gradient = options.background {
      warnings.append(.launchFileColor(launchFile.background))
    }
    // A logo is enlarged or not, and nothing of it is hidden.
    if options.artworkIsLogo { return warnings }
    if images.isEmpty, let launchFile, let enlarged = launchFile.enlargement(of: artwork) {
      warnings.append(.enlargedInLaunchFile(factor: enlarged, wanted: wanted(enlargedBy: enlarged)))
    }
    return warnings + hiddenDetailWarnings
  }

  /// Whether something is beside the artwork. (How UILaunchScreen fits it is up to iOS.)
  private func showsColor(_ launchFile: LaunchFilePlan) -> Bool {
    options.fit == .contain || launchFile.launchFile == .screen || options.artworkIsLogo
  }

  /// The size that the artwork should have; `nil` if it would be more than twice as wide or high as
  /// any image, as for a narrow strip.
  private func wanted(enlargedBy factor: Double) -> PixelSize? {
    let size = PixelSize(
      width: Self.whole(Double(givenArtwork.width) * factor),
      height: Self.whole(Double(givenArtwork.height) * factor))
    let sides =
      images.isEmpty
      ? LargestScreen.phones.map(\.pixelWidth) : images.map { max($0.size.width, $0.size.height) }
    return max(size.width, size.height) <= 2 * (sides.max() ?? 0) ? size : nil
  }

  /// Rounds up, but ignores the rounding error of a product.
  private static func whole(_ value: Double) -> Int { Int((value - 1e-6).rounded(.up)) }
}
