extension ScreenImage {
  /// Reads a launch image and its name prefix from a file's name; `nil` if launchgen would not
  /// write a file of that name.
  ///
  /// - Parameter file: the name, for example `Default-iOS8-736h@3x.png`. The number after `iOS` is
  ///   only the major number of the minimum iOS.
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
    if image.minimumOS.major != major { image.minimumOS = OSVersion(major, 0) }
    let prefix = parts.joined(separator: "-")
    guard all(of: screen, uprightFrom: image.isUpright ? image.minimumOS : nil).contains(image),
      prefix + image.fileSuffix(scale) == file, isForPad || scale != .one
    else { return nil }
    return (image, prefix)
  }
}
