internal import LaunchApps
internal import LaunchRules
internal import Pixels

/// Compares an image's size in pixels with the sizes for its uses.
enum SizeCheck {
  /// - Returns: the issue; `nil` if the size is right, or if the image is only for devices other
  ///   than iPhones and iPads.
  static func issue(_ image: FoundImage, _ size: PixelSize) -> ImageIssue? {
    let uses = image.uses.filter {
      if case .other = $0.system { false } else { true }
    }
    if uses.isEmpty && !image.uses.isEmpty { return nil }
    let isKnown =
      !ScreenPixels.displays(size).isEmpty || uses.contains { $0.sizes.contains(size) }
    if !isKnown { return .fitsNoScreen(size, isCertain: uses.allSatisfy(\.isCertain)) }
    for use in uses where !use.sizes.isEmpty && !use.sizes.contains(size) {
      switch use.judgedSizes[size] {
      case .transposed(let isTolerated) where size.width > size.height:
        return .upright(isTolerated: isTolerated, isCertain: use.isCertain)
      case .lacksScale: return .lacksScale(size)
      case nil where size.width > size.height && use.sizes.contains(size.transposed):
        return .upright(isTolerated: false, isCertain: use.isCertain)
      default: return .contradicts(use, size)
      }
    }
    return nil
  }
}
