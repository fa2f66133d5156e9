internal import Files
internal import InfoPlist
internal import LaunchFiles
internal import LaunchRules

/// Reads the launch files and main storyboards that the Info.plist files of a project name.
struct LaunchFileLoader {
  /// The folder that the user named; `nil` if it was an Info.plist.
  private let project: String?
  /// What is in the project, once it has been listed.
  private var listing: [String]?

  init(project: String?) { self.project = project }

  private static let sourceTypes = ["storyboard", "xib", "storyboardc", "nib"]
  private static let listedTypes = LaunchAssets.imageTypes.union(sourceTypes + ["xcassets"])
  /// How deep files are below the folder of their Info.plist.
  private static let depth = 4

  /// - Parameter folder: that of the Info.plist, with a slash at its end; empty for the current one.
  mutating func contents(
    for document: PropertyListDocument, in folder: String
  ) -> LaunchFileContents {
    let references = LaunchFileReference.all(in: document)
    if references.isEmpty { return LaunchFileContents() }
    let near = listing(below: folder)
    let search = LaunchFileSearch(near, extensions: Self.sourceTypes)
    let wide = project == nil ? nil : LaunchFileSearch(listing ?? [], extensions: Self.sourceTypes)
    let sites = references.map { reference in
      LaunchFileSite(reference: reference, lookup: Self.lookup(reference, search, wide))
    }
    let contents = LaunchFileContents(sites: sites)
    let images = contents.documents(.launch).flatMap { $0.document.images.map(\.name) }
    let colors = contents.documents(.launch).flatMap { $0.document.colors }
    guard !images.isEmpty || !colors.isEmpty else { return contents }
    return LaunchFileContents(
      sites: sites, assets: assets(in: listing ?? near, named: Set(images)))
  }

  /// The files below an Info.plist. Those of a project are listed once.
  private mutating func listing(below folder: String) -> [String] {
    guard let project else {
      let folder = folder.count > 1 ? String(folder.dropLast()) : folder
      return FolderWalk.files(ofTypes: Self.listedTypes, in: folder, depth: Self.depth)
    }
    let all = listing ?? FolderWalk.files(ofTypes: Self.listedTypes, in: project)
    listing = all
    return all.filter { $0.hasPrefix(folder) }
  }

  private static func lookup(
    _ reference: LaunchFileReference, _ near: LaunchFileSearch, _ wide: LaunchFileSearch?
  ) -> LaunchFileLookup {
    guard let name = reference.name else { return .unknown }
    if case .found(let paths) = near.match(name) { return .files(paths.map(file)) }
    // The file may be where only the project knows.
    guard let wide else { return .unknown }
    return switch wide.match(name) {
    case .found(let paths): .files(paths.map(file))
    case .otherCase(let fileName): .otherCase(fileName: fileName)
    case .none: .missing(isCertain: false)
    case .ambiguous: .unknown
    }
  }

  private static func file(_ path: String) -> FoundLaunchFile {
    if path.hasSuffix(".storyboard") || path.hasSuffix(".xib") {
      return .source(
        path: path,
        Result { () throws(InterfaceError) in try InterfaceDocument(path: path) })
    }
    return compiled(path, read)
  }

  private static func read(_ path: String, limit: Int) -> ContiguousArray<UInt8>? {
    try? FileReader.read(path: path, limit: limit)
  }

  private func assets(in listing: [String], named names: Set<String>) -> LaunchAssets {
    var assets = LaunchAssets()
    let catalogs = listing.filter { $0.hasSuffix(".xcassets") }
    for path in catalogs { assets.catalog.merge(AssetCatalog(folder: path)) }
    assets.isComplete = project != nil && !catalogs.isEmpty
    var files = names.sorted().flatMap { name in
      assets.catalog.images[name].map(ImageSet.files) ?? []
    }
    let wanted = Set(names.filter { assets.catalog.images[$0] == nil }.map(LaunchAssets.looseName))
    for path in listing {
      let name = String(path.split(separator: "/").last ?? "")
      let end = name.lastIndex(of: ".") ?? name.endIndex
      guard LaunchAssets.imageTypes.contains(name[end...].dropFirst().lowercased()) else {
        continue
      }
      let stem = LaunchAssets.looseName(name)
      assets.looseImages.insert(stem)
      if wanted.contains(stem) { files.append(path) }
    }
    assets.used = files.compactMap(BundleLoader.image)
    return assets
  }
}

extension LaunchFileLoader {
  /// The bytes of a file; `nil` if it cannot be read, or has more than `limit`.
  typealias Reader = (_ path: String, _ limit: Int) -> ContiguousArray<UInt8>?

  private static let builtTypes = ["storyboardc", "nib"]
  /// Of a compiled storyboard's property list, which has a line or two for each view controller.
  private static let listLimit = 1 << 20

  private static func compiled(_ path: String, _ read: Reader) -> FoundLaunchFile {
    let list = read(path + "/Info.plist", listLimit).flatMap { try? PropertyListDocument($0) }
    return .compiled(path: path, list.map(CompiledStoryboard.init))
  }

  /// The launch files of a built app.
  ///
  /// - Parameters:
  ///   - paths: of what is at the top of the app and in its language folders.
  ///   - read: reads a file.
  static func built(
    _ document: PropertyListDocument, _ paths: [String],
    _ read: Reader
  ) -> LaunchFileContents {
    let search = LaunchFileSearch(paths, extensions: builtTypes)
    let sites = LaunchFileReference.all(in: document).map { reference in
      let lookup: LaunchFileLookup =
        switch reference.name.map(search.match) {
        case .found(let paths): .files(paths.map { compiled($0, read) })
        case .otherCase(let fileName): .otherCase(fileName: fileName)
        case .some(.none): .missing(isCertain: true)
        case .ambiguous, nil: .unknown
        }
      return LaunchFileSite(reference: reference, lookup: lookup)
    }
    return LaunchFileContents(sites: sites)
  }

  /// The launch files of an app in a folder.
  static func built(_ document: PropertyListDocument, app folder: String) -> LaunchFileContents {
    let names = (try? FolderListing.names(in: folder)) ?? []
    let localized = names.filter { $0.hasSuffix(".lproj") }.flatMap { language in
      ((try? FolderListing.names(in: folder + "/" + language)) ?? []).map { language + "/" + $0 }
    }
    return built(document, (names + localized).map { folder + "/" + $0 }, read)
  }
}
