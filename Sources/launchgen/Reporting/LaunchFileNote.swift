import LaunchImages

/// Which iOS shows what, where launch images and a launch file are side by side.
struct LaunchFileNote: CustomStringConvertible {
  let description: String

  init(_ launchFile: LaunchFile) {
    let first = launchFile.key.minimumOS.major
    let images = first == 8 ? "iOS 7 the" : "iOS 7 through \(first - 1) the"
    description =
      "note: iOS \(first) and later show the launch file (\(launchFile.key.rawValue)), \(images) launch "
      + "images unless Info.plist names another launch file: an app that supports only iOS \(first) "
      + "and later needs neither the images nor \(InfoPlistKey.launchImages)"
  }
}
