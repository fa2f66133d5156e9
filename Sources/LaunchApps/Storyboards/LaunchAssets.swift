package import InterfaceBuilder

/// What a project has of images and colors that a storyboard can use.
package struct LaunchAssets: Sendable {
  /// All catalogs together.
  package var catalog = AssetCatalog()
  /// Image files outside catalogs, without extension, scale and device, such as `Logo` for
  /// `Logo@2x.png`.
  package var looseImages: Set<String> = []
  /// The files of the images that launch files use, in catalogs and outside of them.
  package var used: [ImageFile] = []
  /// Whether the folder of a project was searched and has an asset catalog, so that what is not in
  /// one is likely to be nowhere.
  package var isComplete = false

  /// The name under which ``looseImages`` has an image.
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
