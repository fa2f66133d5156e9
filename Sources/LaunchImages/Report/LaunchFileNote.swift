internal import LaunchRules

/// A note about which versions of iOS show the launch screen, and which show launch images.
package struct LaunchFileNote: CustomStringConvertible {
  package let description: String

  /// The note for a build that makes launch images and a launch screen with artwork for dark mode.
  package static let dark =
    "note: launch images know no dark mode: they are made of the artwork for light mode"

  /// - Parameter isAlone: whether the build makes no launch images.
  package init(_ launchFile: LaunchFile, isAlone: Bool) {
    let first = launchFile.key.minimumOS.major
    let shown = "note: iOS \(first) and later show the launch file (\(launchFile.key.rawValue))"
    if isAlone {
      let older = first == 8 ? "iOS 7" : "iOS 7 through \(first - 1)"
      description = shown + "; an app that supports \(older) needs launch images too"
      return
    }
    let images = first == 8 ? "iOS 7 the" : "iOS 7 through \(first - 1) the"
    description =
      shown + ", \(images) launch images unless Info.plist names another launch file: an app that "
      + "supports only iOS \(first) and later needs neither the images nor \(InfoPlistKey.launchImages)"
  }
}
