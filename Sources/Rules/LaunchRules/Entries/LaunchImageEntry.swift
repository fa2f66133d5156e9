/// An entry of UILaunchImages: a launch image, and the conditions under which iOS may show it.
///
/// Source: Information Property List Key Reference, "UILaunchImages"; TN2244, Listing 1.
public struct LaunchImageEntry: Hashable, Sendable {
  /// The file's name, without the suffixes for scale and device and without the extension.
  public var name: String
  public var minimumOS: OSVersion
  public var orientation: LaunchImageOrientation
  /// The size of the screen in portrait, even if ``orientation`` is landscape.
  public var size: PointSize

  public init(
    name: String, minimumOS: OSVersion, orientation: LaunchImageOrientation = .landscape,
    size: PointSize
  ) {
    self.name = name
    self.minimumOS = minimumOS
    self.orientation = orientation
    self.size = size
  }

  /// An entry for Landscape, which matches both landscape orientations.
  public init(for image: ScreenImage, namePrefix: String) {
    self.init(
      name: namePrefix + image.nameSuffix, minimumOS: image.minimumOS, size: image.screen.points)
  }

  /// The entry for a screen that shows the same image on all versions of iOS.
  public init(for screen: LaunchScreenSize, namePrefix: String) {
    self.init(for: ScreenImage(of: screen), namePrefix: namePrefix)
  }

  /// The file names that iOS tries, in order. For the screen's scale and then for each lower scale,
  /// iOS tries a name with the device's suffix, then a name without the suffix.
  /// Source: decompiled system code, and the Plus with Display Zoom, which shows the @2x file if
  /// there is no @3x file.
  public func fileNames(scale: ScaleFactor, idiom: DeviceIdiom) -> [String] {
    Self.fileNames(of: name, scale: scale, idiom: idiom)
  }

  package static func fileNames(of name: String, scale: ScaleFactor, idiom: DeviceIdiom) -> [String]
  {
    // Bytes are compared, because names from other people's files may be long.
    let hasExtension = name.utf8.suffix(4).elementsEqual(".png".utf8)
    let name = hasExtension ? String(Substring(name.utf8.dropLast(4))) : name
    return ScaleFactor.allCases.reversed().filter { $0.rawValue <= scale.rawValue }.flatMap {
      scale in
      [idiom.suffix, ""].map { name + scale.suffix + $0 + ".png" }
    }
  }
}

/// A value of UILaunchImageOrientation.
///
/// Source: Information Property List Key Reference, "UILaunchImageOrientation".
public enum LaunchImageOrientation: String, Hashable, Sendable, CaseIterable {
  case portrait = "Portrait"
  case portraitUpsideDown = "PortraitUpsideDown"
  case landscape = "Landscape"
  case landscapeLeft = "LandscapeLeft"
  case landscapeRight = "LandscapeRight"

  public var isLandscape: Bool { self != .portrait && self != .portraitUpsideDown }

  /// Whether an app that launches into `orientation` can show an image of this orientation.
  /// Source: TN2244, and decompiled system code.
  public func matches(_ orientation: InterfaceOrientation) -> Bool {
    isLandscape == orientation.isLandscape
  }
}
