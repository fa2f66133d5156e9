internal import Pixels

extension BuildPlan {
  /// A crop of more than this part of the artwork's area is worth a warning.
  static let croppedAreaLimit = 0.2

  public var warnings: [BuildWarning] {
    var warnings: [BuildWarning] = []
    let enlargements = images.map(\.placement.enlargement).filter { $0 > 1 }
    if let factor = enlargements.max() {
      warnings.append(
        .enlarged(count: enlargements.count, factor: factor, wanted: wanted(enlargedBy: factor)))
    }
    let crops = images.map { $0.placement.croppedArea(of: artwork) }
      .filter { $0 > Self.croppedAreaLimit }
    if let area = crops.max() { warnings.append(.cropped(count: crops.count, area: area)) }
    if launchFile != nil && options.fit != .fill && options.position != .center {
      warnings.append(.launchFileCenters)
    }
    return warnings
  }

  /// The artwork's size that would be enough; `nil` for a strip, which would have to become a
  /// huge picture of which next to nothing shows.
  private func wanted(enlargedBy factor: Double) -> PixelSize? {
    let size = PixelSize(
      width: Self.whole(Double(givenArtwork.width) * factor),
      height: Self.whole(Double(givenArtwork.height) * factor))
    return size.area <= options.pixelLimit ? size : nil
  }

  /// Rounded up, but for what the last bits of a product are over.
  private static func whole(_ value: Double) -> Int { Int((value - 1e-6).rounded(.up)) }
}
