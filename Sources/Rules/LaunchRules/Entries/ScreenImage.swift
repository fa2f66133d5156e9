/// The launch image for one screen size, with one entry in UILaunchImages, and a file per scale.
public struct ScreenImage: Hashable, Sendable {
  public var screen: LaunchScreenSize
  /// Whether the file is wider than high. iPads show such files, and iPhones do since
  /// ``firstUpright``. All other images are rotated to portrait, as TN2244 requires on iPhones.
  public var isUpright: Bool
  /// The first iOS that shows the image.
  public var minimumOS: OSVersion

  /// The first iOS that has been observed to show upright images on iPhones.
  /// Source: shipped apps (Monster-Moves has upright files for 9.0 next to rotated files for 7.0).
  /// TN2244, from the time of iOS 8, requires rotated files.
  public static let firstUpright = OSVersion(9, 0)

  /// The image for all versions of iOS: upright on iPads, rotated on iPhones.
  public init(of screen: LaunchScreenSize) {
    self.screen = screen
    isUpright = screen.idiom == .pad
    minimumOS = screen.minimumOS
  }

  /// The images of a screen, ordered by minimum iOS. iPhones get upright images for `uprightFrom`
  /// and later, and rotated images for older versions. If `uprightFrom` is `nil`, iPhones get only
  /// rotated images.
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

  /// The part of the entry's name after the prefix, as in TN2244: `-iOS8-736h`. For an upright
  /// image: `-iOS9-Landscape-736h`. Images for the smallest iPhone have no height: `-iOS7`.
  public var nameSuffix: String {
    "-iOS\(minimumOS.major)" + (isUpright ? "-Landscape" : "")
      + (screen == .height480 ? "" : "-\(screen.rawValue)h")
  }

  /// The part of the file's name after the prefix: `-iOS8-736h@3x.png`,
  /// `-iOS7-Landscape-1024h@2x~ipad.png`.
  public func fileSuffix(_ scale: ScaleFactor) -> String {
    nameSuffix + scale.suffix + (screen.idiom == .pad ? screen.idiom.suffix : "") + ".png"
  }

  /// Reads a launch image and its name prefix from a file's name, such as
  /// `Default-iOS8-736h@3x.png`; `nil` if launchgen would not write a file of that name.
  package static func parsing(file: String) -> (image: ScreenImage, prefix: String)? {
    guard file.hasSuffix(".png") else { return nil }
    var name = file.dropLast(4)
    let pad = DeviceIdiom.pad.suffix
    let isForPad = name.hasSuffix(pad)
    if isForPad { name = name.dropLast(pad.count) }
    let scale = ScaleFactor.allCases.last { name.hasSuffix($0.suffix) } ?? .one
    name = name.dropLast(scale.suffix.count)
    // The prefix may have hyphens too.
    var parts = name.split(separator: "-", omittingEmptySubsequences: false)
    var screen = LaunchScreenSize.height480
    if let last = parts.last, last.hasSuffix("h"), let height = Int(last.dropLast()) {
      guard let known = LaunchScreenSize(rawValue: height) else { return nil }
      screen = known
      parts.removeLast()
    }
    var image = ScreenImage(of: screen)
    image.isUpright = parts.last == "Landscape"
    if image.isUpright { parts.removeLast() }
    guard let system = parts.popLast(), system.hasPrefix("iOS"),
      let major = Int(system.dropFirst(3))
    else { return nil }
    // The file's name has only the major number of the minimum iOS.
    if image.minimumOS.major != major { image.minimumOS = OSVersion(major, 0) }
    let prefix = parts.joined(separator: "-")
    guard all(of: screen, uprightFrom: image.isUpright ? image.minimumOS : nil).contains(image),
      prefix + image.fileSuffix(scale) == file, isForPad || scale != .one
    else { return nil }
    return (image, prefix)
  }
}
