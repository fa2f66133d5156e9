package import LaunchRules

package enum ImportRemark: Equatable, Sendable {
  /// Images were left out because there are too many; the number of these images.
  case leftOut(Int)
  /// The apps launch into different orientations.
  case disagreement
  /// The app launches into portrait, although it supports landscape.
  case launchesInPortrait
  /// No iOS version that the app supports shows the images, because all of them show the launch
  /// screen with this key.
  case unseen(LaunchScreenKey)
  case needsLaunchScreen
}

extension ImportRemark: CustomStringConvertible {
  package var description: String {
    switch self {
    case .leftOut(let count):
      "\(count) more images are left out (only the first \(ImportLimit.images) are read)"
    case .disagreement: "the apps launch into different orientations"
    case .launchesInPortrait:
      "the app launches into portrait, where landscape images do not show"
    case .unseen(let key):
      "no iOS that the app runs on shows these images: \(key.rawValue) in Info.plist takes their "
        + "place from iOS \(key.minimumOS) on"
    case .needsLaunchScreen:
      "the app has no launch screen, which the App Store demands of apps built with the iOS 27 "
        + "SDK (TN3208): 'launchgen screen' makes one from the same artwork"
    }
  }
}
