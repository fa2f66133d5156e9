public import LaunchRules
internal import Pictures
public import Pixels

/// An image in the launch screen's asset catalog, for one or more scales.
///
/// The image is a logo, or the whole upright artwork with unchanged aspect ratio. On each screen,
/// the image view crops or fits the artwork.
public struct CatalogImagePlan: Hashable, Sendable {
  /// The role of the artwork in the image; `nil` for the main artwork.
  public var artwork: ArtworkRole?
  /// The scales that use the image, the smallest first. If the artwork is smaller than the screens
  /// need, several scales use the same image.
  public var scales: [ScaleFactor]
  public var size: PixelSize

  /// The images of an artwork, one for each pixel size that the screens need. `screens` has the
  /// largest screen at each scale.
  static func all(
    of role: ArtworkRole?, _ artwork: PixelSize, on screens: [LargestScreen], fit: Fit
  ) -> [CatalogImagePlan] {
    screens.reduce(into: []) { plans, screen in
      let size = size(for: screen, artwork: artwork, fit: fit)
      if let same = plans.firstIndex(where: { $0.size == size }) {
        plans[same].scales.append(screen.scale)
      } else {
        plans.append(CatalogImagePlan(artwork: role, scales: [screen.scale], size: size))
      }
    }
  }

  /// The height of a landscape iPhone, in points. This height determines a logo's size on all
  /// screens.
  private static let usualHeight = 393.0

  /// The maximum length of a logo in points, so that the logo is whole in every window. The narrowest
  /// windows have 320 points.
  private static let longestLogo = 300.0

  /// The images of a logo, one for each scale. On all screens, the logo has the same size in points
  /// as on an iPhone. If iOS would not show so large an image, the logo is smaller.
  static func logos(
    of role: ArtworkRole?, _ logo: PixelSize, scales: [ScaleFactor], _ options: LogoOptions
  ) -> [CatalogImagePlan] {
    let points = min(options.points(onHeight: Self.usualHeight), longestLogo)
    let factor = points / Double(max(logo.width, logo.height))
    // The size is in whole points, so that all scales agree.
    let largest = scales.map(\.rawValue).max() ?? 1
    let size = logo.limited(scaledBy: factor, times: largest)
    return scales.map { scale in
      CatalogImagePlan(
        artwork: role, scales: [scale],
        size: PixelSize(width: size.width * scale.rawValue, height: size.height * scale.rawValue))
    }
  }

  func logoPlacement(_ logo: PixelSize, _ options: LogoOptions) -> Placement {
    var options = options
    options.length = .share(options.points(onHeight: Self.usualHeight) / Self.usualHeight)
    options.position = .center
    return LogoPlacement(logo, frame: size, scale: 1, edges: .init(), options).placement
  }

  /// The pixel size that the largest screen needs. The size is limited to the artwork's size, and
  /// to sizes that iOS is known to show.
  private static func size(for screen: LargestScreen, artwork: PixelSize, fit: Fit) -> PixelSize {
    // A portrait artwork is for portrait screens.
    let width = artwork.isUpright ? screen.pixelHeight : screen.pixelWidth
    let height = artwork.isUpright ? screen.pixelWidth : screen.pixelHeight
    let across = Double(width) / Double(artwork.width)
    let down = Double(height) / Double(artwork.height)
    let wanted = fit == .contain ? min(across, down) : max(across, down)
    return artwork.limited(scaledBy: min(wanted, 1))
  }

  /// The file's name, such as `LaunchArtwork-dark@2x.png`.
  public var name: String {
    let scale = scales.first?.suffix ?? ""
    if artwork == .logo { return LaunchScreenKind.logoName + scale + ".png" }
    let role = artwork?.rawValue ?? ""
    return LaunchScreenKind.imageName + (role.isEmpty ? "" : "-" + role) + scale + ".png"
  }

  /// The file's path in the output folder.
  public var file: String {
    (artwork == .logo ? LaunchScreenPlan.logoSet : LaunchScreenPlan.imageSet) + "/" + name
  }
}

extension PixelSize {
  var isUpright: Bool { height > width }

  fileprivate func scaled(by factor: Double) -> PixelSize {
    PixelSize(
      width: max(1, Int((Double(width) * factor).rounded())),
      height: max(1, Int((Double(height) * factor).rounded())))
  }

  /// The size scaled by `factor`. The factor is reduced if necessary, so that iOS is known to show
  /// an image `multiple` times as wide and `multiple` times as high.
  fileprivate func limited(scaledBy factor: Double, times multiple: Int = 1) -> PixelSize {
    func isSafe(_ size: PixelSize) -> Bool {
      LaunchImageLimit.decodedBytes(width: size.width * multiple, height: size.height * multiple)
        <= LaunchImageLimit.safeBytes
    }
    let wanted = scaled(by: factor)
    if isSafe(wanted) { return wanted }
    func size(longestSide: Int) -> PixelSize {
      scaled(by: Double(longestSide) / Double(max(width, height)))
    }
    var (safe, unsafe) = (1, max(wanted.width, wanted.height))
    while unsafe - safe > 1 {
      let middle = (safe + unsafe) / 2
      if isSafe(size(longestSide: middle)) { safe = middle } else { unsafe = middle }
    }
    return size(longestSide: safe)
  }
}
