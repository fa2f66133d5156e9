package import AppDocuments
package import LaunchRules
internal import Pictures
package import Pixels
internal import Platform
internal import Texts

/// A launch image set of an asset catalog, and what Xcode makes of its images.
package struct CatalogLaunchImages: Sendable {
  package static let suffix = ".launchimage"

  package let name: String
  package let folder: String
  /// The folder of a second set with the same name in another catalog.
  package let double: String?
  /// Where the build setting that names the set is written.
  package let place: SettingOrigin
  /// The slots that have a file and are for the app's devices.
  package let slots: [LaunchImageSlot]
  /// Whether no slot has a file, whatever device the slot is for.
  private let isEmpty: Bool

  /// Looks for a set by name in asset catalogs; `nil` if no catalog has such a set.
  init?(
    named name: String, _ place: SettingOrigin, in catalogs: [String], for idioms: [DeviceIdiom],
    _ location: ProjectLocation
  ) {
    let folders = Self.folders(named: name, in: catalogs)
    // Xcode takes one of the sets; the one with files is meant.
    let full = folders.first { folder in
      CatalogContents(folder: folder)?.slots.contains { $0.filename?.isEmpty == false } == true
    }
    guard let folder = full ?? folders.first else { return nil }
    (self.name, self.place) = (name, place)
    self.folder = folder
    double = folders.first { $0 != folder }
    let path = Path.joined(folder, "Contents.json")
    let images = (location.allows(path) ? CatalogContents(folder: folder) : nil)?.slots ?? []
    isEmpty = images.allSatisfy { $0.filename?.isEmpty ?? true }
    slots = images.compactMap { image in
      LaunchImageSlot(image, set: name, in: folder, location)
    }.filter { idioms.contains($0.kind.idiom) }
  }

  static func folders(named name: String, in catalogs: [String]) -> [String] {
    catalogs.compactMap { catalog in
      folders(in: catalog).filter { $0.lastPathName == name + suffix }
        .min { $0.pathNames.count < $1.pathNames.count }
    }
  }

  /// Whether Xcode stops the build, because the set has files but none is usable on the app's
  /// devices. If the set has no files at all, as in Xcode's templates, Xcode does not stop.
  package var isUnusable: Bool { !isEmpty && !slots.contains { $0.fault == nil } }

  package var isListed: Bool { slots.contains { $0.fault == nil && $0.entry != nil } }

  /// Whether all usable images are for iOS 6 and earlier, so that iOS finds the images by name.
  package var isOld: Bool { !isListed && slots.contains { $0.fault == nil } }

  /// The UILaunchImages entries for a device family, each with its slot's line in Contents.json.
  func entries(for idiom: DeviceIdiom) -> [(entry: LaunchImageEntry, place: SettingOrigin)] {
    var seen: Set<String> = []
    return slots.compactMap { slot in
      guard slot.kind.idiom == idiom, slot.fault == nil, let entry = slot.entry,
        seen.insert(entry.name).inserted
      else { return nil }
      return (entry, slot.place)
    }
  }

  /// The image files, by the names that the files have in the built app.
  var files: [String: ImageFile] {
    let images = slots.filter { $0.fault == nil }.compactMap(\.image)
    return Dictionary(images.map { ($0.name, $0) }) { first, _ in first }
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

/// A slot of a launch image set that has a file.
package struct LaunchImageSlot: Sendable {
  /// Why Xcode leaves out a slot's file.
  package enum Fault: Sendable {
    case missing
    case notPNG(String, remedy: String)
    /// Xcode has no slot of this kind.
    case unknownSlot
    /// The file is marked as one that is in no slot.
    case unassigned
    case size(PixelSize, wanted: PixelSize)
  }

  package let kind: CatalogSlot
  package let file: String
  /// Where the slot is in Contents.json.
  package let place: SettingOrigin
  /// Why Xcode leaves out the slot's file; `nil` if Xcode uses the file.
  package let fault: Fault?
  let entry: LaunchImageEntry?
  let image: ImageFile?

  /// Fails if the slot has no file or an unknown idiom, or if the file may not be read.
  init?(
    _ slot: CatalogContents.Slot, set: String, in folder: String, _ location: ProjectLocation
  ) {
    let path = Path.joined(folder, slot.filename ?? "")
    guard let file = slot.filename, !file.isEmpty, !file.hasSlash,
      let kind = CatalogSlot(slot), location.allows(path)
    else { return nil }
    (self.kind, self.file) = (kind, file)
    place = SettingOrigin(path: Path.joined(folder, "Contents.json"), line: slot.line)
    entry = kind.entry(ofSet: set)
    image = kind.fileName(ofSet: set).flatMap { ImageFile(reading: path, as: $0) }
    fault = slot.unassigned == true ? .unassigned : Self.fault(kind, image, path)
  }

  private static func fault(_ kind: CatalogSlot, _ image: ImageFile?, _ path: String) -> Fault? {
    if FileKind(of: path) != .file { return .missing }
    guard let pixels = kind.pixels else { return .unknownSlot }
    if FileExtension.of(path) != "png" {
      return .notPNG("is not named .png", remedy: "export it as PNG")
    }
    switch image?.header {
    case nil: return .missing
    case .failure(.isText(let format)):
      return .notPNG("\(PNGError.isText(format))", remedy: format.remedy)
    case .failure(let error): return .notPNG("\(error)", remedy: "export it again as PNG")
    case .success(let header):
      let wanted = PixelSize(width: pixels.width, height: pixels.height)
      return header.size == wanted ? nil : .size(header.size, wanted: wanted)
    }
  }
}

extension CatalogSlot {
  /// Fails for a slot of an unknown idiom.
  package init?(_ slot: CatalogContents.Slot) {
    guard let idiom = slot.idiom.flatMap({ DeviceIdiom(rawValue: $0) }) else { return nil }
    self.init(
      idiom, subtype: slot.subtype ?? "",
      ScaleFactor.allCases.first { "\($0.rawValue)x" == slot.scale } ?? .one,
      isLandscape: slot.orientation == "landscape",
      endsAtStatusBar: slot.extent == "to-status-bar",
      minimumOS: slot.minimumSystemVersion.flatMap { OSVersion(parsing: $0) })
  }
}
