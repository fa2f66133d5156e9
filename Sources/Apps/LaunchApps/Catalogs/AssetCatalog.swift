internal import Platform

/// The names of the images and colors in asset catalogs, with the folders of their sets.
package struct AssetCatalog: Sendable {
  /// The folders of image and symbol sets, by name. If a set is in a group that provides a
  /// namespace, the set's only name is `GROUP/IMAGE`.
  package private(set) var images: [String: String] = [:]
  /// The folders of color sets, by name. The names have the same form as in ``images``.
  package private(set) var colors: [String: String] = [:]
  /// The folder of a second image set, for each name that several image sets have.
  package private(set) var doubles: [String: String] = [:]
  /// The types of all other sets, such as `appiconset`, by the set's name.
  package private(set) var others: [String: String] = [:]

  private static let depthLimit = 16
  private static let otherTypes: Set<String> = [
    "launchimage", "appiconset", "imagestack", "brandassets", "dataset", "iconset",
  ]

  /// Adds the names of the sets in a catalog. Names that are already present keep their folders.
  /// Folders that cannot be listed are left out.
  mutating func add(_ folder: String) {
    var groups = [folder: ""]
    try? ListedFolders().walk(folder, depth: Self.depthLimit - 1) { entry, path, parent in
      guard entry.kind == .folder else { return false }
      let type = FileExtension.of(entry.name)
      let stem = String(entry.name.dropLast(type.count + 1))
      let name = (groups[parent] ?? "") + stem
      switch type {
      case "imageset", "symbolset":
        // A project may list one catalog twice.
        let first = images[name] ?? path
        if first != path { doubles[name] = path }
        images[name] = first
      case "colorset": colors[name] = colors[name] ?? path
      case _ where Self.otherTypes.contains(type): others[name] = others[name] ?? type
      default:
        // The name of a group may have a dot, as in `Launch 2.0`.
        let isNamespace = CatalogContents(folder: path)?.properties?.providesNamespace == true
        groups[path] = (groups[parent] ?? "") + (isNamespace ? entry.name + "/" : "")
      }
      // Sprite atlases have images in them, which iOS finds by name.
      return groups[path] != nil
    }
  }

  /// The folder of the image set that iOS finds for `name`. If `name` has a file extension, iOS
  /// also looks for the name without the extension. Source: decompiled system code.
  package func imageFolder(_ name: String) -> String? {
    let isFile = LaunchAssets.imageTypes.contains(FileExtension.of(name))
    return images[name] ?? (isFile ? images[Path.base(name)] : nil)
  }

  /// A name in the catalogs that the author may have meant by `name`. The two names differ only in
  /// capitals, or in the groups before the last slash.
  package func nearest(to name: String, isColor: Bool) -> String? {
    func last(_ name: String) -> String { name.lastPathName.lowercased() }
    return (isColor ? colors : images).keys.sorted().first { last($0) == last(name) }
  }
}
