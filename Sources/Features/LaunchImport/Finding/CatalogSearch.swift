internal import Files
internal import LaunchApps
internal import LaunchRules

/// Finds the images in launch image sets.
enum CatalogSearch {
  /// The image files to which the set's slots refer, which may be missing, and then the other PNG
  /// files in the set; `nil` if Contents.json cannot be read.
  static func images(ofSet set: String) -> [FoundImage]? {
    let contents = Path.joined(set, "Contents.json")
    guard let slots = CatalogContents(folder: set)?.slots else { return nil }
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
        images.append(FoundImage(location: location, uses: [use], set: set, locale: slot.locale))
      }
    }
    let named = Set(images.map(\.location.name))
    let others = ((try? FolderListing.names(in: set)) ?? []).filter {
      $0.lowercased().hasSuffix(".png") && !named.contains($0) && !$0.hasPrefix(".")
    }
    return images
      + others.map { FoundImage(location: .file(path: Path.joined(set, $0)), set: set) }
  }
}

extension ImageUse {
  init(_ slot: CatalogContents.Image, contents: String) {
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
