internal import Pixels

extension BuildPlan {
  /// A crop of more than this part of the artwork's area is worth a warning.
  static let croppedAreaLimit = 0.2

  public var warnings: [BuildWarning] {
    var warnings: [BuildWarning] = []
    let enlargements = images.map(\.placement.enlargement).filter { $0 > 1 }
    if let factor = enlargements.max() {
      let wanted = PixelSize(
        width: Int((Double(givenArtwork.width) * factor).rounded(.up)),
        height: Int((Double(givenArtwork.height) * factor).rounded(.up)))
      warnings.append(.enlarged(count: enlargements.count, factor: factor, wanted: wanted))
    }
    let crops = images.map { $0.placement.croppedArea(of: artwork) }
      .filter { $0 > Self.croppedAreaLimit }
    if let area = crops.max() { warnings.append(.cropped(count: crops.count, area: area)) }
    return warnings
  }
}
