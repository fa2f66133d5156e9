internal import Files

/// The names in asset catalogs that a storyboard can use.
package struct AssetCatalog: Equatable, Sendable {
  /// The folders of images, by name. An image in a group is listed as `IMAGE` and as `GROUP/IMAGE`.
  /// Only one of the two names is valid, depending on whether the group provides a namespace, but
  /// the group's file is not read.
  package private(set) var images: [String: String] = [:]
  /// The folders of color sets, by name, as in ``images``.
  package private(set) var colors: [String: String] = [:]

  private static let depthLimit = 16
  /// The extensions of folders that define an image.
  private static let imageSets: Set<Substring> = [
    "imageset", "symbolset", "launchimage", "appiconset", "imagestack", "brandassets",
  ]

  package init() {}

  /// Reads the names in a catalog; folders that cannot be listed are left out.
  ///
  /// - Complexity: O(files in the catalog)
  package init(folder: String) {
    var groups = [folder: ""]
    try? ListedFolders().walk(folder, depth: Self.depthLimit - 1) { entry, path, parent in
      guard entry.kind == .folder else { return false }
      let end = entry.name.lastIndex(of: ".") ?? entry.name.endIndex
      let type = entry.name[end...].dropFirst()
      // The folder `Launch 2.0` has no extension.
      let stem = type.allSatisfy(\.isLetter) ? String(entry.name[..<end]) : entry.name
      let group = groups[parent] ?? ""
      for known in Set([stem, group + stem]) {
        if Self.imageSets.contains(type) { images[known] = images[known] ?? path }
        if type == "colorset" { colors[known] = colors[known] ?? path }
      }
      groups[path] = group + stem + "/"
      // Image stacks and sprite atlases have images in them.
      return type != "imageset" && type != "colorset"
    }
  }

  /// Adds the names of another catalog; existing names keep their folders.
  package mutating func merge(_ other: AssetCatalog) {
    images.merge(other.images) { first, _ in first }
    colors.merge(other.colors) { first, _ in first }
  }
}
