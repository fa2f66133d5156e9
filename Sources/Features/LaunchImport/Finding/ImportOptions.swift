package import LaunchApps
package import LaunchRules

package struct ImportOptions: Sendable {
  /// The launch orientation that the images are rotated for; `nil` to detect it.
  package var orientation: LandscapeOrientation?
  /// The path of an Info.plist or Xcode project to use in place of those that are found.
  package var infoPlist: String?
  /// Which targets of Xcode projects to read.
  package var loading = LoadOptions()
  /// The maximum number of pixels of an image, width times height; larger images are not decoded.
  package var pixelLimit = ImportLimit.pixels

  package init() { loading.configuration = .standard }
}

/// Limits against files that were made to exhaust memory or time.
package enum ImportLimit {
  /// The maximum number of images. A full launch image set has 26 images, and a project for several
  /// brands has several sets.
  package static let images = 300
  /// The maximum size of an image file, in bytes.
  package static let bytes = 64 << 20
  /// The maximum number of pixels of an image; no screen has even a quarter as many.
  package static let pixels = 24_000_000
}
