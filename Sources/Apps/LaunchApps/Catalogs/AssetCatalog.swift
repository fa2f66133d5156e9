internal import Files

package struct AssetCatalog: Sendable {
  /// The folders of images, by name. An image in a group is listed as `IMAGE` and as `GROUP/IMAGE`.
  /// Only one of the two names is valid, depending on whether the group provides a namespace, but
  /// the group's file is not read.
  package private(set) var images: [String: String] = [:]
  /// The folders of color sets, by name, as in ``images``.
  package private(set) var colors: [String: String] = [:]

  private static let depthLimit = 16
  private static let imageSets: Set<Substring> = [
    "imageset", "symbolset", "launchimage", "appiconset", "imagestack", "brandassets",
  ]

  init() {}

  /// Reads the names in a catalog; folders that cannot be listed are left out.
  init(folder: String) {
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
  mutating func merge(_ other: AssetCatalog) {
    images.merge(other.images) { first, _ in first }
    colors.merge(other.colors) { first, _ in first }
  }
}

/// The color of a color set, in light and in dark mode, each as red, green and blue from 0 to 1. A
/// color that is missing or cannot be read is `nil`.
struct ColorSet {
  let light: [Double]?
  let dark: [Double]?

  init(folder: String) {
    let colors = CatalogContents(folder: folder)?.colors ?? []
    func color(isDark: Bool) -> [Double]? {
      let components = colors.first { $0.appearances.areDark == isDark }?.color?.components ?? [:]
      return Self.samples { components[$0].flatMap { Self.sample($0) } }
    }
    light = color(isDark: false)
    dark = color(isDark: true)
  }

  /// Red, green and blue; `nil` if the color has neither all of these components nor a gray value.
  static func samples(_ component: (String) -> Double?) -> [Double]? {
    if let white = component("white") { return [white, white, white] }
    let samples = ["red", "green", "blue"].compactMap(component)
    return samples.count == 3 ? samples : nil
  }

  /// Reads a component of a color as a number from 0 to 1; Xcode writes `0xFF`, `255` or `1.000`.
  private static func sample(_ text: String) -> Double? {
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
    return text.contains(".") ? Double(text) : Int(text).map { Double($0) / 255 }
  }
}
