internal import Files
internal import InfoPlist
internal import LaunchRules

/// Reads the launch storyboards and main storyboards that the Info.plist files of a project name.
struct StoryboardLoader {
  /// The folder that the user named; `nil` if the user named an Info.plist.
  private let project: String?
  private let tree: FolderTree
  /// The project's files; `nil` until they have been listed.
  private var listing: FileList?
  /// Searches by folder, cached because many Info.plist files may be in one folder.
  private var searches: [String: StoryboardSearch] = [:]
  private var catalogs: [String: AssetCatalog] = [:]
  /// Lists the project's files that have one of the extensions, which are in lower case.
  private let list: (Set<String>) -> [String]
  /// Files by path, cached because several references and several targets may name the same file.
  private(set) var files: [String: FoundStoryboard] = [:]

  init(project: String?, _ tree: FolderTree) {
    self.project = project
    self.tree = tree
    list = { types in project.map { FolderWalk.files(ofTypes: types, in: $0, tree) } ?? [] }
  }

  /// Creates a loader for a target of an Xcode project.
  ///
  /// - Parameters:
  ///   - members: returns the paths of the target's members that have one of the extensions, which
  ///     are in lower case.
  ///   - files: the files that other targets have already read.
  ///   - elementCount: the number of storyboard elements that other targets have already used.
  init(
    members: @escaping (Set<String>) -> [String], files: [String: FoundStoryboard],
    elementCount: Int
  ) {
    project = ""
    tree = FolderTree()
    list = members
    self.files = files
    self.elementCount = elementCount
  }

  private static let sourceTypes = ["storyboard", "xib", "storyboardc", "nib"]
  private static let listedTypes = LaunchAssets.imageTypes.union(
    sourceTypes + ["xcassets", "strings", "xcstrings"])
  /// Maximum number of InfoPlist.strings that are read; iOS knows fewer languages.
  private static let translationLimit = 100
  /// Number of storyboard elements, over all loaders that share ``files``.
  private(set) var elementCount = 0
  private static let elementLimit = 2_000_000

  /// Number of levels to search below the folder of an Info.plist.
  private static let depth = 4

  /// - Parameter folder: the folder of the Info.plist, with a trailing slash; empty for the current
  ///   folder.
  mutating func contents(
    for document: PropertyListDocument, in folder: String
  ) -> StoryboardContents {
    let references = StoryboardReference.all(in: document)
    let shown = LaunchScreenDictionary.all(in: document).flatMap(\.assets)
    if references.isEmpty && shown.isEmpty { return StoryboardContents() }
    let near = listing(below: folder)
    let nearSearch = search(near, in: folder)
    var wideSearch: StoryboardSearch?
    if let listing { wideSearch = search(listing.paths, in: "") }
    var sites: [StoryboardSite] = []
    for reference in references {
      sites.append(
        StoryboardSite(reference: reference, lookup: lookup(reference, nearSearch, wideSearch)))
    }
    var contents = withAssets(sites, shown.filter { !$0.isColor }.map(\.name), shown.count, near)
    contents.translations = near.filter(TranslatedStoryboard.mayBe)
      .prefix(Self.translationLimit).compactMap { path in
        TranslatedStoryboard.line(in: path).map { (path, $0) }
      }
    return contents
  }

  /// - Parameters:
  ///   - names: names of images that the Info.plist shows without a storyboard.
  ///   - count: the number of images and colors that the Info.plist shows without a storyboard.
  ///   - near: paths of the files below the folder of the Info.plist.
  private mutating func withAssets(
    _ sites: [StoryboardSite], _ names: [String], _ count: Int, _ near: [String]
  ) -> StoryboardContents {
    let contents = StoryboardContents(sites: sites)
    let images = contents.documents(.launch).flatMap { $0.document.images.map(\.name) } + names
    let colors = contents.documents(.launch).flatMap { $0.document.colors }
    guard !images.isEmpty || !colors.isEmpty || count > 0 else { return contents }
    return StoryboardContents(
      sites: sites, assets: assets(near: near, in: listing?.paths ?? near, named: Set(images)))
  }

  /// Reads a launch storyboard or xib that the user named, as if an Info.plist in the same folder
  /// named it.
  ///
  /// - Parameter folder: the folder of the file, with a trailing slash; empty for the current
  ///   folder.
  mutating func contents(ofLaunchScreen path: String, in folder: String) -> StoryboardContents {
    let name = path.lastPathName
    let reference = StoryboardReference(
      key: LaunchScreenKey.storyboardName.rawValue,
      value: .string(String(name.prefix { $0 != "." })), line: nil, role: .launch)
    let site = StoryboardSite(reference: reference, lookup: .files(files([path])))
    return withAssets([site], [], 0, listing(below: folder))
  }

  /// Paths of the files below the folder of an Info.plist. A project's files are listed only once.
  private mutating func listing(below folder: String) -> [String] {
    guard project != nil else {
      let folder = folder.count > 1 ? String(folder.dropLast()) : folder
      return FolderWalk.files(ofTypes: Self.listedTypes, in: folder, depth: Self.depth, tree)
    }
    let all = listing ?? FileList(list(Self.listedTypes))
    listing = all
    return all.below(folder)
  }

  private mutating func search(_ paths: [String], in folder: String) -> StoryboardSearch {
    if let known = searches[folder] { return known }
    let search = StoryboardSearch(paths, extensions: Self.sourceTypes)
    searches[folder] = search
    return search
  }

  private mutating func lookup(
    _ reference: StoryboardReference, _ near: StoryboardSearch, _ wide: StoryboardSearch?
  ) -> StoryboardLookup {
    guard let name = reference.name else { return .unknown }
    switch near.match(name) {
    case .found(let paths): return .files(files(paths))
    case .ambiguous: return .unknown
    case .otherCase, .none: break
    }
    // The file may be in another folder of the project.
    guard let wide else { return .unknown }
    switch wide.match(name) {
    case .found(let paths): return .files(files(paths))
    case .otherCase(let fileName): return .otherCase(fileName: fileName)
    case .none: return .missing(isCertain: false, nearest: wide.nearest(to: name))
    case .ambiguous: return .unknown
    }
  }

  private mutating func files(_ paths: [String]) -> [FoundStoryboard] {
    var found: [FoundStoryboard] = []
    for path in paths {
      let file = files[path] ?? Self.file(path)
      files[path] = file
      if case .source(_, .success(let document)) = file { elementCount += document.elements.count }
      // Each target and each reference checks the elements again.
      if elementCount <= Self.elementLimit { found.append(file) }
    }
    return found
  }

  private static func file(_ path: String) -> FoundStoryboard {
    if path.hasSuffix(".storyboard") || path.hasSuffix(".xib") {
      return .source(
        path: path,
        Result { () throws(InterfaceError) in try InterfaceDocument(path: path) })
    }
    return compiled(path, read)
  }

  static func read(_ path: String, limit: Int) -> ContiguousArray<UInt8>? {
    try? FileReader.read(found: path, limit: limit)
  }

  private mutating func assets(
    near: [String], in listing: [String], named names: Set<String>
  ) -> LaunchAssets {
    var assets = LaunchAssets()
    let catalogs = listing.filter { $0.hasSuffix(".xcassets") }
    // Catalogs near the Info.plist come first: others may have a different image with the same
    // name.
    let own = Set(near)
    for path in catalogs.filter(own.contains) + catalogs.filter({ !own.contains($0) }) {
      let catalog = self.catalogs[path] ?? AssetCatalog(folder: path)
      self.catalogs[path] = catalog
      assets.catalog.merge(catalog)
    }
    assets.isComplete = project != nil && !catalogs.isEmpty
    var files = names.sorted().flatMap { name in
      assets.catalog.images[name].map(ImageSet.files) ?? []
    }
    let wanted = Set(names.filter { assets.catalog.images[$0] == nil }.map(LaunchAssets.looseName))
    for path in listing {
      let name = path.lastPathName
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
