/// The images and colors of a project that a launch storyboard can use.
package struct LaunchAssets: Sendable {
  /// The contents of all catalogs together.
  package var catalog = AssetCatalog()
  /// Names of image files outside catalogs, without extension, scale and device, such as `Logo` for
  /// `Logo@2x.png`.
  package var looseImages: Set<String> = []
  /// Files of the images that launch storyboards use, inside and outside catalogs.
  package var used: [ImageFile] = []
  /// Whether a project's folder was searched and has an asset catalog. If so, an asset that was not
  /// found is probably missing.
  package var isComplete = false

  /// The name under which ``looseImages`` lists an image file.
  package static func looseName(_ name: String) -> String {
    var name = Substring(name)
    if let end = name.lastIndex(of: "."), imageTypes.contains(name[end...].dropFirst().lowercased())
    {
      name = name[..<end]
    }
    for suffix in ["~iphone", "~ipad", "@2x", "@3x", "@1x"] where name.hasSuffix(suffix) {
      name = name.dropLast(suffix.count)
    }
    return String(name)
  }

  package static let imageTypes: Set<String> = [
    "png", "jpg", "jpeg", "pdf", "svg", "heic", "gif", "tif", "tiff", "webp",
  ]
}
