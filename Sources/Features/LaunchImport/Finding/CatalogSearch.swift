internal import Files
internal import LaunchApps
internal import LaunchRules

/// Finds launch image sets in asset catalogs, and the images in the sets.
enum CatalogSearch {
  static let setSuffix = ".launchimage"
  /// The maximum depth of subfolders that are searched in a catalog.
  private static let depthLimit = 4

  /// The paths of the launch image sets in a catalog, sorted. Links to folders are not followed.
  static func sets(in catalog: String) -> [String] {
    var sets: [String] = []
    try? ListedFolders().walk(catalog, depth: depthLimit) { entry, path, _ in
      let isWanted = entry.kind == .folder && entry.name.hasSuffix(setSuffix)
      if isWanted { sets.append(path) }
      // Sets contain no other sets. A dot in the name is not enough to tell, because names of plain
      // folders may also have dots.
      return !isWanted && !FileExtension.of(entry.name).hasSuffix("set")
    }
    return sets
  }

  /// The image files to which the set's slots refer, which may be missing, and then the other PNG
  /// files in the set; `nil` if Contents.json cannot be read.
  static func images(ofSet set: String) -> [FoundImage]? {
    let contents = Path.joined(set, "Contents.json")
    guard let slots = LaunchImageSetContents.slots(at: contents) else { return nil }
    var images: [FoundImage] = []
    for slot in slots {
      guard let file = slot.filename, !file.isEmpty, !file.hasSlash, file != ".", file != ".."
      else { continue }
      let location = ImageLocation.file(path: Path.joined(set, file))
      let use = ImageUse(slot, contents: contents)
      if let index = images.firstIndex(where: { $0.location == location }) {
        images[index].uses.append(use)
        if images[index].locale != slot.locale { images[index].locale = nil }
      } else {
        var image = FoundImage(location: location, uses: [use], set: set)
        image.locale = slot.locale
        images.append(image)
      }
    }
    let named = Set(images.map(\.location.name))
    let others = ((try? FolderListing.names(in: set)) ?? []).filter {
      $0.lowercased().hasSuffix(".png") && !named.contains($0) && !$0.hasPrefix(".")
    }
    return images
      + others.map { name in
        FoundImage(
          location: .file(path: Path.joined(set, name)), uses: [], set: set)
      }
  }
}

extension ImageUse {
  init(_ slot: LaunchImageSetContents.Image, contents: String) {
    self.init(origin: .slot(path: contents, line: slot.line))
    idiom = slot.idiom.flatMap { DeviceIdiom(rawValue: $0) }
    points = LaunchImageSlot.points(slot)
    scale = ScaleFactor.allCases.first { "\($0.rawValue)x" == slot.scale } ?? .one
    isLandscape = slot.orientation == "landscape"
    endsAtStatusBar = slot.extent == "to-status-bar"
    if let name = slot.idiom, idiom == nil {
      system = .other(name)
    } else {
      let version = slot.minimumSystemVersion.flatMap { OSVersion(parsing: $0) }
      system = version.map { $0 < .firstWithEntries ? .beforeEntries : .from($0) } ?? .beforeEntries
    }
  }
}
