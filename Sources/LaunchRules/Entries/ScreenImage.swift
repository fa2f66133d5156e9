/// The launch image of a screen from some iOS on: an entry of UILaunchImages, and a file for each
/// scale.
public struct ScreenImage: Hashable, Sendable {
  public var screen: LaunchScreenSize
  /// Whether the file has landscape pixels: those of iPads, and those for a newer iOS in a second
  /// set. Otherwise it is turned into portrait, as TN2244 requires on iPhones.
  public var isUpright: Bool
  /// The first iOS that shows it.
  public var minimumOS: OSVersion

  /// The first iOS that has been seen to show upright images on iPhones.
  ///
  /// Source: shipped apps (Monster-Moves has upright files for 9.0 beside turned ones for 7.0);
  /// TN2244, of the time of iOS 8, requires turned ones.
  public static let firstUpright = OSVersion(9, 0)

  /// The image of a screen for every iOS: upright on iPads only.
  public init(of screen: LaunchScreenSize) {
    self.screen = screen
    isUpright = screen.idiom == .pad
    minimumOS = screen.minimumOS
  }

  /// The images of a screen, for the oldest iOS first.
  ///
  /// - Parameters:
  ///   - screen: the screen that the images are for.
  ///   - uprightFrom: the iOS from which on iPhones get upright images; `nil` for none.
  public static func all(
    of screen: LaunchScreenSize, uprightFrom: OSVersion? = nil
  ) -> [ScreenImage] {
    let first = ScreenImage(of: screen)
    guard let uprightFrom, screen.idiom == .phone else { return [first] }
    var upright = first
    upright.isUpright = true
    upright.minimumOS = max(uprightFrom, first.minimumOS)
    return first.minimumOS < upright.minimumOS ? [first, upright] : [upright]
  }

  /// The part after the prefix in the entry's name, as in TN2244: `-iOS8-736h`; of upright ones
  /// `-iOS9-Landscape-736h`. The smallest iPhone's have no height: `-iOS7`.
  public var nameSuffix: String {
    "-iOS\(minimumOS.major)" + (isUpright ? "-Landscape" : "")
      + (screen == .height480 ? "" : "-\(screen.rawValue)h")
  }

  /// The part after the prefix in the file's name: `-iOS8-736h@3x.png`,
  /// `-iOS7-Landscape-1024h@2x~ipad.png`.
  public func fileSuffix(_ scale: ScaleFactor) -> String {
    nameSuffix + scale.suffix + (screen.idiom == .pad ? screen.idiom.suffix : "") + ".png"
  }
}
