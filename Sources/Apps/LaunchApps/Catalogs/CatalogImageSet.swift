internal import Files
internal import InfoPlist
internal import LaunchRules
internal import XcodeProjects

/// A launch image set of an asset catalog, and the entries that the asset compiler writes for it.
struct CatalogImageSet {
  let path: String
  let slots: [LaunchImageSlot]

  /// Looks for a set in asset catalogs; `nil` if no catalog has a readable set with this name.
  init?(named name: String, in catalogs: [String], _ location: ProjectLocation) {
    let place = catalogs.lazy.compactMap { Self.find(name + ".launchimage", in: $0, depth: 4) }
      .first
    guard let place, location.allows(place + "/Contents.json"),
      let images = LaunchImageSetContents.slots(at: place + "/Contents.json")
    else { return nil }
    path = place + "/Contents.json"
    slots = images.compactMap { LaunchImageSlot($0, set: name) }
  }

  /// The UILaunchImages entries for a device family, each with the line of its slot in
  /// Contents.json.
  func entries(for idiom: DeviceIdiom) -> [(value: PropertyListValue, line: Int?)] {
    var seen: Set<String> = []
    return slots.filter { $0.idiom == idiom && seen.insert($0.name).inserted }.map { slot in
      let members: [String: PropertyListValue] = [
        InfoPlistKey.Entry.name: .string(slot.name),
        InfoPlistKey.Entry.minimumOS: .string("\(slot.minimumOS)"),
        InfoPlistKey.Entry.orientation: .string(slot.isLandscape ? "Landscape" : "Portrait"),
        InfoPlistKey.Entry.size: .string(slot.size.propertyListText),
      ]
      return (.dictionary(members), slot.line)
    }
  }

  /// Paths of the set's image files, keyed by their names in the built app.
  var files: [String: String] {
    let folder = Path.folder(of: path)
    return Dictionary(
      slots.map { ($0.builtName, Path.joined(folder, $0.file)) }
    ) { first, _ in first }
  }

  /// Searches a catalog and its subfolders, in which developers may group sets, for the folder of a
  /// set.
  private static func find(_ name: String, in folder: String, depth: Int) -> String? {
    let path = Path.joined(folder, name)
    if FileKind(of: path) == .folder { return path }
    guard depth > 0, let names = try? FolderListing.names(in: folder) else { return nil }
    return names.lazy.filter { !$0.contains(".") }.map { Path.joined(folder, $0) }
      .filter { FileKind(of: $0, followsLinks: false) == .folder }
      .compactMap { find(name, in: $0, depth: depth - 1) }.first
  }
}
