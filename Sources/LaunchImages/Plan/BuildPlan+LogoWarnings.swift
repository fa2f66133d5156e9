internal import Pixels

extension BuildPlan {
  /// The size of the upright logo, if there is one.
  public var logo: PixelSize? { options.artworkIsLogo ? artwork : furtherArtworks[.logo] }

  /// The warnings about the logo.
  var logoWarnings: [BuildWarning] {
    guard let logo else { return [] }
    var warnings: [BuildWarning] = []
    let enlargements = logoEnlargements(logo).filter { $0 > 1 }
    if let factor = enlargements.max() {
      func side(_ length: Int) -> Int { Int((Double(length) * factor - 1e-6).rounded(.up)) }
      warnings.append(
        .logoEnlarged(
          count: enlargements.count, factor: factor,
          wanted: PixelSize(width: side(logo.width), height: side(logo.height))))
    }
    let reduced = images.filter { $0.logo?.isReduced == true }.count
    if reduced > 0 { warnings.append(.logoReduced(count: reduced)) }
    if launchFile?.drawsLogo == true { warnings.append(.launchFileScalesLogo) }
    return warnings
  }

  /// How many times each image enlarges the logo, along its longer side: the other one is rounded to
  /// whole pixels.
  private func logoEnlargements(_ logo: PixelSize) -> [Double] {
    let longer = Double(max(logo.width, logo.height))
    let shown = images.compactMap { $0.logo?.placement.content }
      .map { PixelSize(width: $0.width, height: $0.height) }
    let catalog = (launchFile?.images ?? []).compactMap { image in
      image.artwork == (options.artworkIsLogo ? nil : .logo) ? image.size : nil
    }
    return (shown + catalog).map { Double(max($0.width, $0.height)) / longer }
  }
}
