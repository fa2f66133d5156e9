internal import Files

/// The names in asset catalogs that a storyboard can use.
package struct AssetCatalog: Hashable, Sendable {
  /// The folders of images, by name. An image in a group is listed as `IMAGE` and as `GROUP/IMAGE`.
  /// Only one of them is valid, depending on whether the group provides a namespace, but the
  /// group's file is not read.
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
    add(folder, group: "", depth: Self.depthLimit)
  }

  /// Adds the names of another catalog; existing names keep their folders.
  package mutating func merge(_ other: AssetCatalog) {
    images.merge(other.images) { first, _ in first }
    colors.merge(other.colors) { first, _ in first }
  }

  private mutating func add(_ folder: String, group: String, depth: Int) {
    guard depth > 0, let names = try? FolderListing.names(in: folder) else { return }
    for name in names {
      let path = folder + "/" + name
      guard FileKind(of: path, followsLinks: false) == .folder else { continue }
      let end = name.lastIndex(of: ".") ?? name.endIndex
      let type = name[end...].dropFirst()
      // The folder `Launch 2.0` has no extension.
      let stem = type.allSatisfy(\.isLetter) ? String(name[..<end]) : name
      for known in Set([stem, group + stem]) {
        if Self.imageSets.contains(type) { images[known] = images[known] ?? path }
        if type == "colorset" { colors[known] = colors[known] ?? path }
      }
      // Image stacks and sprite atlases contain images.
      if type != "imageset", type != "colorset" {
        add(path, group: group + stem + "/", depth: depth - 1)
      }
    }
  }
}
