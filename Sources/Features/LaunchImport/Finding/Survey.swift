internal import LaunchApps
internal import LaunchRules
internal import Pictures
internal import Pixels
internal import Platform

/// The launch images at a path, and facts about their app.
package struct Survey: Sendable {
  private(set) var images: [FoundImage] = []
  private(set) var app = AppFacts()
  /// The paths of the launch image sets: first the sets in asset catalogs, then the sets outside of
  /// catalogs.
  private(set) var sets: [String] = []
  /// The folder that was searched; `nil` for an archive.
  private(set) var folder: String?
  /// The language of all ``images``; `nil` if the images have no language.
  private(set) var language: String?
  package private(set) var otherLanguages: [LanguageImages] = []

  /// Searches a folder, a launch image set, an asset catalog, an app, an .ipa, a project or a
  /// workspace.
  init(_ path: String, _ options: ImportOptions) throws(ImportError) {
    var path = try mapError(try Workspace.project(at: path)) { ImportError.app(path: path, $0) }
    while path.count > 1, path.endsInSlash { path.removeLast() }
    let type = FileExtension.of(path)
    switch FileKind(of: path) {
    case .folder where type == "launchimage": try readSet(path, options)
    case .folder where type == "xcassets": try readCatalog(path, options)
    case .folder where type == "app": try readApp(path, options)
    case .folder where type == "xcodeproj": try readFolder(path.pathFolder, options)
    case .folder where type == "lproj":
      try readFolder(path, options)
      app = try AppFacts(beside: path.pathFolder, options)
    case .folder: try readFolder(path, options)
    case .file where type == "ipa": try readArchive(path, options)
    case nil: throw .unreadable(.missing)
    case .file, .link, .other: throw .notFolder
    }
    leaveOutOtherLanguages()
    if images.isEmpty, let path = app.launchPicture {
      images = [FoundImage(location: .file(path: path), isPicture: true)]
    }
    if images.isEmpty { throw .noImages }
  }

  private mutating func leaveOutOtherLanguages() {
    language = app.mainLanguage(images)
    otherLanguages = FoundImage.languages(images.filter { $0.language != language })
    images.removeAll { $0.language != language }
  }

  private mutating func readSet(_ path: String, _ options: ImportOptions) throws(ImportError) {
    guard let found = CatalogSearch.images(ofSet: path) else { throw .noContents }
    (sets, images, folder) = ([path], found, path)
    let parent = path.pathFolder
    let catalog = parent.hasSuffix(".xcassets") ? parent.pathFolder : parent
    app = try AppFacts(beside: catalog, options)
  }

  private mutating func readCatalog(_ path: String, _ options: ImportOptions) throws(ImportError) {
    _ = try mapError(try FolderListing.names(in: path), ImportError.unreadable)
    sets = CatalogLaunchImages.folders(in: path)
    images = sets.flatMap { CatalogSearch.images(ofSet: $0) ?? [] }
    folder = path
    app = try AppFacts(beside: path.pathFolder, options)
  }

  private mutating func readApp(_ path: String, _ options: ImportOptions) throws(ImportError) {
    app = try AppFacts(ofApp: path, options)
    folder = path
    let top = try mapError(try FolderListing.names(in: path), ImportError.unreadable)
    let localized = top.filter { $0.hasSuffix(".lproj") }.flatMap { folder in
      let names = try? FolderListing.names(in: Path.joined(path, folder))
      return (names ?? []).map { folder + "/" + $0 }
    }
    images = Self.loose((top + localized).map { .file(path: Path.joined(path, $0)) }, app)
  }

  private mutating func readArchive(_ path: String, _ options: ImportOptions) throws(ImportError) {
    app = try AppFacts(ofApp: path, options)
    let archive = try mapError(try ZIPArchive(path: path), ImportError.archive)
    let members = archive.members.map(\.path).filter { member in
      let parts = member.pathSegments
      return parts.count == (parts.dropFirst(2).first?.hasSuffix(".lproj") == true ? 4 : 3)
        && parts[0] == "Payload" && parts[1].lowercased().hasSuffix(".app")
    }
    images = Self.loose(members.sorted().map { .member(name: $0, archive: path) }, app)
  }

  private mutating func readFolder(_ path: String, _ options: ImportOptions) throws(ImportError) {
    let searched = path == "." ? "" : path
    folder = searched
    _ = try mapError(
      try FolderListing.names(in: searched.isEmpty ? "." : searched), ImportError.unreadable)
    app = try AppFacts(ofFolder: searched.isEmpty ? "." : searched, options)
    let files = FolderWalk.files(ofTypes: ["xcassets", "png"], in: searched, foreign: .reported)
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let catalogs = files.filter { FileExtension.of($0) == "xcassets" }
    // A launch image set may be outside a catalog.
    let pngs = files.filter { $0.lowercased().hasSuffix(".png") }
    let loneSets = Set(pngs.map { $0.pathFolder })
      .filter { $0.hasSuffix(CatalogLaunchImages.suffix) }.sorted()
    sets = catalogs.flatMap { CatalogLaunchImages.folders(in: $0) } + loneSets
    images = sets.flatMap { CatalogSearch.images(ofSet: $0) ?? [] }
    let rest = pngs.filter { !$0.contains(CatalogLaunchImages.suffix + "/") }
    images += Self.loose(rest.map { .file(path: $0) }, app)
    if images.isEmpty {
      // The folder may be the products folder of a build, or an Xcode archive.
      let apps = FolderWalk.apps(in: searched)
      if apps.count > 1 { throw .severalApps(apps) }
      if let app = apps.first { self = try Survey(app, options) }
    }
    if images.isEmpty && app.infoPlists.isEmpty && app.projects.isEmpty {
      images = Self.bySize(rest.filter { $0.pathFolder == searched })
    }
  }

  /// The files with the name of a launch image, and the files that an entry of UILaunchImages
  /// names.
  private static func loose(_ files: [ImageLocation], _ app: AppFacts) -> [FoundImage] {
    let entries = AppUses(app)
    let prefixes = (app.info?.launchImageFile.values ?? []).map {
      $0.lowercased().hasSuffix(".png") ? String($0.dropLast(4)) : $0
    }
    return files.compactMap { location in
      let uses = entries.uses(of: location)
      if !uses.isEmpty { return FoundImage(location: location, uses: uses) }
      return ImagePurpose(name: location.name, prefixes: prefixes).map {
        FoundImage(location: location, uses: [$0])
      }
    }
  }

  /// The files that have the pixel size of a screen, whatever the files' names are. This search is
  /// only for folders without an Info.plist or a project.
  private static func bySize(_ files: [String]) -> [FoundImage] {
    files.compactMap { path in
      guard let file = try? ReadableFile(path: path),
        let start = try? file.read(at: 0, count: PNGHeader.byteCount),
        let size = try? PNGHeader(start).size, !size.displays.isEmpty
      else { return nil }
      return FoundImage(location: .file(path: path))
    }
  }
}

/// Finds the images in launch image sets.
enum CatalogSearch {
  /// The image files that the set's slots name, including missing files, and then the other PNG
  /// files in the set. `nil` if Contents.json cannot be read.
  static func images(ofSet set: String) -> [FoundImage]? {
    guard let slots = CatalogContents(folder: set)?.slots else { return nil }
    var images: [FoundImage] = []
    for slot in slots {
      guard let file = slot.filename, !file.isEmpty, !file.hasSlash, file != ".", file != ".."
      else { continue }
      let location = ImageLocation.file(path: Path.joined(set, file))
      let use = ImagePurpose(slot)
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

extension ImagePurpose {
  init(_ slot: CatalogContents.Slot) {
    self.init(origin: .reference)
    guard let known = CatalogSlot(slot) else {
      system = slot.idiom.map { .other($0) } ?? .beforeEntries
      return
    }
    (idiom, points, scale) = (known.idiom, known.points, known.scale)
    isLandscape = known.isLandscape
    system =
      known.minimumOS.map { $0 < .firstWithEntries ? .beforeEntries : .from($0) } ?? .beforeEntries
  }
}
