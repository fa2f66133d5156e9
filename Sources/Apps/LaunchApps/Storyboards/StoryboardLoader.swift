internal import AppDocuments
internal import LaunchRules
internal import Platform
internal import Texts

/// Reads the launch storyboards and main storyboards that the Info.plist files of a project name.
struct StoryboardLoader {
  /// The folder that the user named; `""` for a target, and `nil` if the user named an Info.plist.
  private let project: String?
  private let tree: FolderTree
  /// The folders of the Info.plist files of all apps, if no project says which files an app has.
  private var apps: [String] = []
  /// The project's files; `nil` until they have been listed.
  private var listing: [String]?
  /// A cache of searches, by the folder of the Info.plist. Many Info.plist files may share a
  /// folder.
  private var searches: [String: StoryboardSearch] = [:]
  /// Lists the project's files that have one of the extensions.
  private let list: (Set<String>) -> [String]
  private let files: StoryboardFiles

  init(project: String?, _ tree: FolderTree, apps: [String] = []) {
    self.project = project
    self.tree = tree
    self.apps = apps
    list = { types in project.map { FolderWalk.files(ofTypes: types, in: $0, tree) } ?? [] }
    files = StoryboardFiles()
  }

  /// Creates a loader for a target of an Xcode project.
  ///
  /// - Parameter members: returns the target's members that have one of the extensions.
  init(members: @escaping (Set<String>) -> [String], _ files: StoryboardFiles) {
    project = ""
    tree = FolderTree()
    list = members
    self.files = files
  }

  private static let sourceTypes = ["storyboard", "xib", "storyboardc", "nib"]
  private static let listedTypes = LaunchAssets.imageTypes.union(
    sourceTypes + ["xcassets"])

  /// - Parameter folder: the folder of the Info.plist with a trailing slash, or empty.
  mutating func contents(
    for document: PropertyListDocument, in folder: String
  ) -> StoryboardContents {
    let references = StoryboardReference.all(in: document)
    let shown = LaunchScreenDictionary.all(in: document).flatMap(\.assets)
    if references.isEmpty && shown.isEmpty { return StoryboardContents() }
    let near = listing(below: folder)
    let nearSearch = search(near, in: folder)
    var wideSearch: StoryboardSearch?
    if let listing { wideSearch = search(listing, in: "") }
    let sites = references.map {
      StoryboardSite(reference: $0, lookup: lookup($0, in: folder, nearSearch, wideSearch))
    }
    var contents = withAssets(sites, shown, near)
    if let main = contents.launchedMain {
      contents.unnamedLaunchScreen = near.sorted().first { path in
        path != main.path
          && ["LaunchScreen.storyboard", "LaunchScreen.xib"].contains(path.lastPathName)
      }
    }
    return contents
  }

  /// Adds the assets of launch screens. `shown` has the assets that the Info.plist itself names,
  /// without a storyboard. `near` has paths of the files below the folder of the Info.plist.
  private func withAssets(
    _ sites: [StoryboardSite], _ shown: [LaunchScreenDictionary.Asset], _ near: [String]
  ) -> StoryboardContents {
    var contents = StoryboardContents(sites: sites)
    let documents = contents.documents(.launch).map(\.document)
    let images =
      documents.flatMap { $0.images.map(\.name) } + shown.filter { !$0.isColor }.map(\.name)
    let colors =
      documents.flatMap { $0.colors.map(\.name) } + shown.filter(\.isColor).map(\.name)
    if !images.isEmpty || !colors.isEmpty {
      contents.assets = assets(
        near: near, in: listing ?? near, images: Set(images), colors: Set(colors))
    }
    return contents
  }

  /// Reads a launch storyboard or xib as if an Info.plist in its folder named it.
  mutating func contents(ofLaunchScreen path: String) -> StoryboardContents {
    let (folder, name) = path.pathParts
    let reference = StoryboardReference(
      key: LaunchScreenKey.storyboardName.rawValue,
      value: .string(String(name.prefix { $0 != "." })), path: [], role: .launch)
    let site = StoryboardSite(reference: reference, lookup: .files(files.at([path])))
    return withAssets([site], [], listing(below: folder))
  }

  /// Paths of the files below the folder of an Info.plist. A project's files are listed only once.
  private mutating func listing(below folder: String) -> [String] {
    guard project != nil else {
      let folder = folder.count > 1 ? String(folder.dropLast()) : folder
      return FolderWalk.files(ofTypes: Self.listedTypes, in: folder, depth: 4, tree)
    }
    let all = listing ?? list(Self.listedTypes)
    listing = all
    return all.filter { $0.hasPrefix(folder) }
  }

  private mutating func search(_ paths: [String], in folder: String) -> StoryboardSearch {
    if let known = searches[folder] { return known }
    let search = StoryboardSearch(paths, extensions: Self.sourceTypes)
    searches[folder] = search
    return search
  }

  private func lookup(
    _ reference: StoryboardReference, in folder: String, _ near: StoryboardSearch,
    _ wide: StoryboardSearch?
  ) -> StoryboardLookup {
    guard let name = reference.name else { return .unknown }
    switch near.lookup(name, files.at) {
    case .files(let files): return .files(files)
    case .unknown: return .unknown
    // The file may be in another folder of the project.
    case .otherCase, .missing: break
    }
    guard let wide else { return .unknown }
    let lookup = wide.lookup(name, files.at)
    // An app without storyboards of its own may share those of another app.
    if case .files(let files) = lookup, let file = files.first, !near.isEmpty,
      apps.contains(where: { file.path.hasPrefix($0) && !folder.hasPrefix($0) })
    {
      return .missing(isCertain: false, elsewhere: file.path)
    }
    guard case .missing = lookup else { return lookup }
    return .missing(isCertain: false, nearest: wide.nearest(to: name))
  }

  private func assets(
    near: [String], in listing: [String], images: Set<String>, colors: Set<String>
  ) -> LaunchAssets {
    var assets = LaunchAssets()
    let paths = listing.filter { $0.hasSuffix(".xcassets") }
    // Catalogs near the Info.plist come first: others may have another image with the same name.
    let own = Set(near)
    for path in paths.filter(own.contains) + paths.filter({ !own.contains($0) }) {
      assets.catalog.add(path)
    }
    let isFound = paths.allSatisfy { FileKind(of: $0) == .folder }
    assets.isComplete = project != nil && !paths.isEmpty && isFound
    let loose = Dictionary(
      grouping: listing.filter { LaunchAssets.imageTypes.contains(FileExtension.of($0)) },
      by: { LaunchAssets.looseName($0.lastPathName) })
    for name in images {
      let looseName = LaunchAssets.looseName(name)
      let files = (loose[looseName] ?? []).compactMap(PictureFile.init(reading:))
      if let folder = assets.catalog.imageFolder(name) {
        assets.sets[name] = ImageSet(folder: folder)
      } else if files.isEmpty {
        assets.missing.insert(name)
      } else {
        assets.sets[name] = ImageSet(loose: files)
        assets.looseImages.insert(looseName)
      }
    }
    for name in colors { assets.colors[name] = assets.catalog.colors[name].map(ColorSet.init) }
    assets.missing.formUnion(colors.subtracting(assets.colors.keys))
    return assets
  }
}

/// Looks for storyboards and xibs by name in a list of files.
struct StoryboardSearch {
  private struct Candidate {
    var path: String
    var stem: Substring
    /// The path without extension and language folder.
    var place: String
    var level: Int
    /// The file with the lowest rank is preferred. The extension decides, then the language folder.
    var rank: Int
  }

  private let candidates: [Candidate]
  var isEmpty: Bool { candidates.isEmpty }

  /// - Parameter extensions: the extensions to find, the preferred one first.
  init(_ paths: [String], extensions: [String]) {
    candidates = paths.compactMap { path in
      let parts = path.pathNames
      guard let name = parts.last, let dot = name.lastIndex(of: "."),
        let type = extensions.firstIndex(of: String(name[dot...].dropFirst()))
      else { return nil }
      let language = parts.dropLast().last { $0.hasSuffix(".lproj") }
      let folders = parts.dropLast().filter { !$0.hasSuffix(".lproj") }
      let stem = name[..<dot]
      return Candidate(
        path: path, stem: stem, place: (folders + [stem]).joined(separator: "/"),
        level: folders.count,
        rank: 4 * type + ([nil, "Base.lproj", "en.lproj"].firstIndex(of: language) ?? 3))
    }
  }

  /// The name, without extension, of a file whose name differs from `name` in a letter or two.
  func nearest(to name: String) -> String? {
    EditDistance.nearest(to: name, in: candidates.map { String($0.stem) }, within: 2)
  }

  func lookup(_ name: String, _ read: ([String]) -> [FoundStoryboard]) -> StoryboardLookup {
    let stems = [name] + DeviceIdiom.allCases.map { name + $0.suffix }
    var paths: [String] = []
    for stem in stems {
      let named = candidates.filter { $0.stem == stem }
      guard let level = named.map(\.level).min() else { continue }
      let highest = named.filter { $0.level == level }
      guard Set(highest.map(\.place)).count == 1,
        let best = highest.min(by: { ($0.rank, $0.path) < ($1.rank, $1.path) })
      else { return .unknown }
      paths.append(best.path)
    }
    if !paths.isEmpty { return .files(read(paths)) }
    let lowered = stems.map { $0.lowercased() }
    let other = candidates.first { lowered.contains($0.stem.lowercased()) }
    return other.map { .otherCase(fileName: $0.path.lastPathName) } ?? .missing(isCertain: true)
  }
}
