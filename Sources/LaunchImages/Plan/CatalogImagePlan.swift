public import LaunchRules
public import Pixels

/// The upright artwork in the asset catalog, at one scale or more.
///
/// All of it, in its own proportions: the image view crops it, or fits it in, on each screen.
public struct CatalogImagePlan: Hashable, Sendable {
  /// The scales that the picture serves, the smallest first: artwork that is smaller than the
  /// screens need is the same picture at several.
  public var scales: [ScaleFactor]
  public var size: PixelSize

  /// One picture for each size that the screens need.
  static func all(artwork: PixelSize, fit: Fit) -> [CatalogImagePlan] {
    LargestScreen.all.reduce(into: []) { plans, screen in
      let size = size(for: screen, artwork: artwork, fit: fit)
      if let same = plans.firstIndex(where: { $0.size == size }) {
        plans[same].scales.append(screen.scale)
      } else {
        plans.append(CatalogImagePlan(scales: [screen.scale], size: size))
      }
    }
  }

  /// As large as the largest screen needs, if the artwork is, and iOS would show it.
  private static func size(
    for screen: LargestScreen, artwork: PixelSize, fit: Fit
  ) -> PixelSize {
    let across = Double(screen.pixelWidth) / Double(artwork.width)
    let down = Double(screen.pixelHeight) / Double(artwork.height)
    let wanted = fit == .contain ? min(across, down) : max(across, down)
    return artwork.scaled(by: min(wanted, 1)).limited(to: LaunchImageLimit.pixels)
  }

  /// The file's name.
  public var name: String { LaunchFile.imageName + (scales.first?.suffix ?? "") + ".png" }

  /// The file's path in the output folder.
  public var file: String { LaunchFilePlan.imageSet + "/" + name }

  /// What the renderer needs to make the image of artwork whose rows and columns are swapped.
  func turned(transposedArtwork: PixelSize) -> TurnedImage {
    TurnedImage(
      size: size, content: PixelRect(x: 0, y: 0, width: size.width, height: size.height),
      rows: AxisSampling(
        sourceCount: transposedArtwork.width, origin: 0, extent: Double(transposedArtwork.width),
        count: size.height, isReversed: false),
      columns: AxisSampling(
        sourceCount: transposedArtwork.height, origin: 0, extent: Double(transposedArtwork.height),
        count: size.width, isReversed: false))
  }
}

extension PixelSize {
  fileprivate func scaled(by factor: Double) -> PixelSize {
    PixelSize(
      width: max(1, Int((Double(width) * factor).rounded())),
      height: max(1, Int((Double(height) * factor).rounded())))
  }

  /// The largest size of the same proportions that has no more pixels; a landscape one.
  fileprivate func limited(to pixels: Int) -> PixelSize {
    if area <= pixels { return self }
    let factor = (Double(pixels) / Double(area)).squareRoot()
    // Rounded down: the product cannot be more.
    let height = max(1, Int(Double(height) * factor))
    return PixelSize(width: min(Int(Double(width) * factor), pixels / height), height: height)
  }
}
