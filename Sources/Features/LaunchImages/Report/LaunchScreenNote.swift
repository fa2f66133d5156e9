internal import LaunchRules

/// A note about which versions of iOS show the launch screen, and which show launch images.
package struct LaunchScreenNote: CustomStringConvertible {
  package let description: String

  /// The note for a build that makes launch images and a launch screen with artwork for dark mode.
  package static let dark =
    "note: launch images do not support dark mode, and use the light artwork"

  /// - Parameter isAlone: whether the build makes no launch images.
  package init(_ launchScreen: LaunchScreenKind, isAlone: Bool) {
    let first = launchScreen.key.minimumOS.major
    let shown = "note: iOS \(first) and later show the launch screen (\(launchScreen.key.rawValue))"
    if isAlone {
      let older = first == 8 ? "iOS 7" : "iOS 7 through \(first - 1)"
      description = shown + "; an app that supports \(older) needs launch images too"
      return
    }
    // Before iOS 14, a launch storyboard that Info.plist names takes precedence.
    let images =
      first == 8
      ? "iOS 7 the launch images"
      : "iOS 7 through \(first - 1) the launch images unless Info.plist names a launch storyboard"
    description =
      shown + ", \(images); for an app that supports only iOS \(first) and later, use --only "
      + "launch-file"
  }
}
