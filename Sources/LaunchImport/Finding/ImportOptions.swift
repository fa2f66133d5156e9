package import LaunchApps
package import LaunchRules

/// What is known beside the path.
package struct ImportOptions: Sendable {
  /// The orientation that the images are turned for; `nil` to find it out.
  package var orientation: LandscapeOrientation?
  /// An Info.plist, or an Xcode project, in place of those that are found.
  package var infoPlist: String?
  /// Which targets of Xcode projects count.
  package var loading = LoadOptions()
  /// Images with more pixels are not decoded.
  package var pixelLimit = ImportLimit.pixels

  package init() { loading.configuration = .standard }
}

/// Limits against files that were made to exhaust something.
package enum ImportLimit {
  /// A full launch image set has 26 images; a project for several brands has some of them.
  package static let images = 300
  package static let bytes = 64 << 20
  /// No screen has a quarter as many.
  package static let pixels = 24_000_000
}
