internal import InterfaceBuilder

/// What a project has of images and colors that a storyboard can use.
struct LaunchAssets: Sendable {
  /// All catalogs together.
  var catalog = AssetCatalog()
  /// Image files outside catalogs, without extension, scale and device, such as `Logo` for
  /// `Logo@2x.png`.
  var looseImages: Set<String> = []
  /// The files of the images that launch files use, in catalogs and outside of them.
  var used: [ImageFile] = []
  /// Whether the folder of a project was searched and has an asset catalog, so that what is not in
  /// one is likely to be nowhere.
  var isComplete = false

  /// The name under which ``looseImages`` has an image.
  static func looseName(_ name: String) -> String {
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

  static let imageTypes: Set<String> = [
    "png", "jpg", "jpeg", "pdf", "svg", "heic", "gif", "tif", "tiff", "webp",
  ]
}
