internal import AppDocuments
package import LaunchRules
internal import Platform

/// A launch image set of an asset catalog, and the entries that the asset compiler writes for it.
package struct CatalogLaunchImages {
  package static let suffix = ".launchimage"
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

  /// The UILaunchImages entries for a device family, each with its slot's line in Contents.json.
  func entries(for idiom: DeviceIdiom) -> [(entry: LaunchImageEntry, place: SettingOrigin)] {
    var seen: Set<String> = []
    return slots.filter { $0.idiom == idiom && seen.insert($0.entry.name).inserted }.map { slot in
      (slot.entry, SettingOrigin(path: Path.joined(folder, "Contents.json"), line: slot.line))
    }
  }

  /// The paths of the image files, by their names in the built app.
  var files: [String: String] {
    Dictionary(slots.map { ($0.builtName, Path.joined(folder, $0.file)) }) { first, _ in first }
  }

  package static func folders(in catalog: String) -> [String] {
    var sets: [String] = []
    try? ListedFolders().walk(catalog, depth: 4) { entry, path, _ in
      let isWanted = entry.kind == .folder && entry.name.hasSuffix(suffix)
      if isWanted { sets.append(path) }
      // Sets contain no other sets. Names of plain folders may have dots too.
      return !isWanted && !FileExtension.of(entry.name).hasSuffix("set")
    }
    return sets
  }
}

/// A slot of a launch image set, with the UILaunchImages entry that the asset compiler writes.
/// Source: Asset Catalog Format Reference, "Launch Image Type"; shipped apps.
package struct LaunchImageSlot {
  let idiom: DeviceIdiom
  let file: String
  let entry: LaunchImageEntry
  let scale: ScaleFactor
  let line: Int?

  var builtName: String {
    entry.name + scale.suffix + (idiom == .pad ? idiom.suffix : "") + ".png"
  }

  /// Fails if the slot has no file, is for iOS 6 and earlier, or has an unknown idiom or subtype.
  init?(_ slot: CatalogContents.Image, set: String) {
    guard let file = slot.filename, !file.isEmpty, !file.hasSlash,
      let idiom = slot.idiom.flatMap({ DeviceIdiom(rawValue: $0) }),
      let minimumOS = slot.minimumSystemVersion.flatMap({ OSVersion(parsing: $0) }),
      let size = Self.points(slot)
    else { return nil }
    self.idiom = idiom
    self.file = file
    line = slot.line
    scale = ScaleFactor.allCases.first { "\($0.rawValue)x" == slot.scale } ?? .one
    let orientation: LaunchImageOrientation =
      slot.orientation == "landscape" ? .landscape : .portrait
    // iPhones before the 6 Plus have no slots for landscape.
    let turns = idiom == .pad || size.height > 667
    let subtype = slot.subtype ?? ""
    let name =
      "\(set)-\(minimumOS.major)\(minimumOS.minor)0" + (turns ? "-" + orientation.rawValue : "")
      + (["": "", "retina4": "-568h"][subtype] ?? "-" + subtype)
    entry = LaunchImageEntry(name: name, minimumOS: minimumOS, orientation: orientation, size: size)
  }

  /// The size in points of a slot's screen; `nil` if the slot's idiom or subtype is unknown.
  package static func points(_ slot: CatalogContents.Image) -> PointSize? {
    switch (slot.idiom, slot.subtype ?? "") {
    case ("iphone", ""): PointSize(width: 320, height: 480)
    case ("iphone", "retina4"): PointSize(width: 320, height: 568)
    case ("iphone", "667h"): PointSize(width: 375, height: 667)
    case ("iphone", "736h"): PointSize(width: 414, height: 736)
    case ("iphone", "2436h"): PointSize(width: 375, height: 812)
    case ("iphone", "1792h"), ("iphone", "2688h"): PointSize(width: 414, height: 896)
    case ("ipad", ""): PointSize(width: 768, height: 1024)
    case ("ipad", "1112h"): PointSize(width: 834, height: 1112)
    case ("ipad", "1366h"): PointSize(width: 1024, height: 1366)
    case ("ipad", "2388h"): PointSize(width: 834, height: 1194)
    default: nil
    }
  }
}
