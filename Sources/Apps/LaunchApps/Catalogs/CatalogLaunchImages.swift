internal import Files
internal import InfoPlist
package import LaunchRules
internal import XcodeProjects

/// A launch image set of an asset catalog, and the entries that the asset compiler writes for it.
package struct CatalogLaunchImages {
  package static let suffix = ".launchimage"
  /// The maximum depth of subfolders that are searched in a catalog.
  private static let depthLimit = 4

  private let folder: String
  let slots: [LaunchImageSlot]

  /// Looks for a set in asset catalogs; `nil` if no catalog has a readable set with this name.
  init?(named name: String, in catalogs: [String], _ location: ProjectLocation) {
    let found = catalogs.lazy.compactMap { catalog in
      Self.folders(in: catalog).filter { $0.lastPathName == name + Self.suffix }
        .min { $0.pathNames.count < $1.pathNames.count }
    }
    guard let folder = found.first, location.allows(Path.joined(folder, "Contents.json")),
      let contents = CatalogContents(folder: folder)
    else { return nil }
    self.folder = folder
    slots = contents.slots.compactMap { LaunchImageSlot($0, set: name) }
  }

  /// The UILaunchImages entries for a device family, and the lines in Contents.json of their slots.
  func entries(for idiom: DeviceIdiom) -> [(value: PropertyListValue, place: SettingOrigin)] {
    var seen: Set<String> = []
    return slots.filter { $0.idiom == idiom && seen.insert($0.name).inserted }.map { slot in
      let members: [String: PropertyListValue] = [
        InfoPlistKey.Entry.name: .string(slot.name),
        InfoPlistKey.Entry.minimumOS: .string("\(slot.minimumOS)"),
        InfoPlistKey.Entry.orientation: .string(slot.isLandscape ? "Landscape" : "Portrait"),
        InfoPlistKey.Entry.size: .string(slot.size.propertyListText),
      ]
      let place = SettingOrigin(path: Path.joined(folder, "Contents.json"), line: slot.line)
      return (.dictionary(members), place)
    }
  }

  /// Paths of the set's image files, keyed by their names in the built app.
  var files: [String: String] {
    Dictionary(slots.map { ($0.builtName, Path.joined(folder, $0.file)) }) { first, _ in first }
  }

  /// The paths of the sets in a catalog and its subfolders, in which developers may group them,
  /// sorted. Links to folders are not followed.
  package static func folders(in catalog: String) -> [String] {
    var sets: [String] = []
    try? ListedFolders().walk(catalog, depth: depthLimit) { entry, path, _ in
      let isWanted = entry.kind == .folder && entry.name.hasSuffix(suffix)
      if isWanted { sets.append(path) }
      // Sets contain no other sets. A dot in the name is not enough to tell, because names of plain
      // folders may also have dots.
      return !isWanted && !FileExtension.of(entry.name).hasSuffix("set")
    }
    return sets
  }
}
/// A slot of a launch image set that has a file, with the UILaunchImages entry that the asset
/// compiler writes for it.
///
/// Source: Asset Catalog Format Reference, "Launch Image Type"; names and entries match those of
/// shipped apps.
package struct LaunchImageSlot {
  let idiom: DeviceIdiom
  let file: String
  /// The entry's name, such as `LaunchImage-700-568h`.
  let name: String
  let minimumOS: OSVersion
  let isLandscape: Bool
  let size: PointSize
  let scale: ScaleFactor
  let line: Int?

  var builtName: String { name + scale.suffix + (idiom == .pad ? idiom.suffix : "") + ".png" }

  /// Fails for a slot without a file, for a slot for iOS 6 and earlier, which do not read entries,
  /// and for a slot whose idiom or subtype is unknown.
  init?(_ slot: CatalogContents.Image, set: String) {
    guard let file = slot.filename, !file.isEmpty, !file.hasSlash,
      let idiom = Self.idioms[slot.idiom ?? ""],
      let minimumOS = slot.minimumSystemVersion.flatMap({ OSVersion(parsing: $0) }),
      let screen = Self.screens[idiom]?[slot.subtype ?? ""]
    else { return nil }
    self.idiom = idiom
    self.file = file
    self.minimumOS = minimumOS
    line = slot.line
    size = screen.size
    isLandscape = slot.orientation == "landscape"
    scale = ScaleFactor.allCases.first { "\($0.rawValue)x" == slot.scale } ?? .one
    let version = "-\(minimumOS.major)\(minimumOS.minor)0"
    let orientation = screen.turns ? (isLandscape ? "-Landscape" : "-Portrait") : ""
    name = set + version + orientation + screen.suffix
  }

  /// The size in points of the screen that a slot is for, whatever version of iOS the slot is for;
  /// `nil` if the slot's idiom or subtype is unknown.
  package static func points(_ slot: CatalogContents.Image) -> PointSize? {
    idioms[slot.idiom ?? ""].flatMap { screens[$0]?[slot.subtype ?? ""]?.size }
  }

  private struct Screen {
    let size: PointSize
    let suffix: String
    /// Whether the screen has slots for both orientations.
    let turns: Bool

    init(_ width: Int, _ height: Int, _ suffix: String, turns: Bool = true) {
      size = PointSize(width: width, height: height)
      self.suffix = suffix
      self.turns = turns
    }
  }

  private static let idioms: [String: DeviceIdiom] = ["iphone": .phone, "ipad": .pad]

  /// Screens by device family and subtype. Slots without a subtype have the key `""`.
  private static let screens: [DeviceIdiom: [String: Screen]] = [
    .phone: [
      "": Screen(320, 480, "", turns: false),
      "retina4": Screen(320, 568, "-568h", turns: false),
      "667h": Screen(375, 667, "-667h", turns: false),
      "736h": Screen(414, 736, "-736h"),
      "2436h": Screen(375, 812, "-2436h"),
      "1792h": Screen(414, 896, "-1792h"),
      "2688h": Screen(414, 896, "-2688h"),
    ],
    .pad: [
      "": Screen(768, 1024, ""),
      "1112h": Screen(834, 1112, "-1112h"),
      "1366h": Screen(1024, 1366, "-1366h"),
      "2388h": Screen(834, 1194, "-2388h"),
    ],
  ]
}
