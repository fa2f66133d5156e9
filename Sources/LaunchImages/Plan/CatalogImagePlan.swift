public import LaunchRules
public import Pixels

/// An image in the launch file's asset catalog, for one or more scales.
///
/// It is the whole upright artwork in its own proportions. The image view crops or fits it on each
/// screen.
public struct CatalogImagePlan: Hashable, Sendable {
  /// The scales that use the image, the smallest first. If the artwork is smaller than the screens
  /// need, several scales use the same image.
  public var scales: [ScaleFactor]
  public var size: PixelSize

  /// The images, one for each size that the screens need.
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

  /// The size that the largest screen needs, but not above the artwork's size or the limit of iOS.
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

  /// The renderer's input for the image, from artwork whose rows and columns are swapped.
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

  /// The largest landscape size with these proportions and at most this number of pixels.
  fileprivate func limited(to pixels: Int) -> PixelSize {
    if area <= pixels { return self }
    let factor = (Double(pixels) / Double(area)).squareRoot()
    // Rounded down, so that the product is not above the limit.
    let height = max(1, Int(Double(height) * factor))
    return PixelSize(width: min(Int(Double(width) * factor), pixels / height), height: height)
  }
}
