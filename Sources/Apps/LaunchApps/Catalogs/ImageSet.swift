internal import Files

package enum ImageSet {
  /// A file of the set, with the devices and modes that use it.
  package struct Variant: Equatable, Sendable {
    package var path: String
    package var isDark: Bool
    package var isForPads: Bool
    /// Whether the file is for an iPhone in portrait.
    package var isUpright: Bool
    /// Whether the file is for all size classes.
    package var isForAnySize: Bool
    /// Pixels per point.
    package var scale: Int

    package init(
      path: String, isDark: Bool, isForPads: Bool, isUpright: Bool, isForAnySize: Bool, scale: Int
    ) {
      self.scale = scale
      self.path = path
      self.isDark = isDark
      self.isForPads = isForPads
      self.isUpright = isUpright
      self.isForAnySize = isForAnySize
    }
  }

  /// The paths of the files that a set's Contents.json lists, sorted; empty if it cannot be read.
  package static func files(in folder: String) -> [String] {
    Set(variants(in: folder).map(\.path)).sorted()
  }

  /// The set's files and their uses, in the order of Contents.json.
  package static func variants(in folder: String) -> [Variant] {
    (CatalogContents(folder: folder)?.images ?? []).compactMap { image in
      guard let name = image.filename, !name.hasSlash else { return nil }
      return Variant(
        path: folder + "/" + name, isDark: image.appearances.areDark,
        isForPads: image.idiom == "ipad",
        isUpright: image.widthClass == "compact" && image.heightClass == "regular",
        isForAnySize: image.widthClass == nil && image.heightClass == nil,
        scale: max(image.scale?.first?.wholeNumberValue ?? 1, 1))
    }
  }
}
