internal import AppDocuments
package import LaunchRules
internal import Platform
internal import Texts

/// Reads the Info.plist files, and their launch images, at a path.
public enum BundleLoader {
  /// Reads an Info.plist, an `.xcodeproj`, an `.xcworkspace` with one project, a folder, an `.app`
  /// or an `.ipa`; or a launch storyboard or xib by itself. If a folder contains a project, the
  /// Info.plist is read as the project's target builds it.
  ///
  /// - Throws: ``LoadError`` if nothing at the path can be checked.
  public static func load(
    _ path: String, _ options: LoadOptions = LoadOptions()
  ) throws(LoadError) -> [LoadedBundle] {
    let found = try survey(path, options)
    if found.bundles.isEmpty { throw .noInfoPlist(.others(count: found.others)) }
    return found.bundles
  }

  package struct Survey {
    package var bundles: [LoadedBundle] = []
    /// The number of property lists that were skipped because they seem to belong to other
    /// products.
    package var others = 0
    /// The results of ``FolderWalk/specifications(in:projects:_:)``.
    package var specifications: [String] = []
  }

  /// Like ``load(_:_:)``, but also returns what was skipped, and may return no bundles.
  package static func survey(_ path: String, _ options: LoadOptions) throws(LoadError) -> Survey {
    var found = try read(path, options)
    if options.assumptions != Assumptions() {
      found.bundles = found.bundles.map { $0.assuming(options.assumptions) }
    }
    return found
  }

  static func read(
    _ path: String, _ options: LoadOptions, _ tree: FolderTree = FolderTree()
  ) throws(LoadError) -> Survey {
    let trimmed = ListedFolders.plain(try Workspace.project(at: path))
    var loader = StoryboardLoader(project: nil, tree)
    if trimmed.hasSuffix(".xcodeproj") {
      return Survey(bundles: try ProjectLoader.load(trimmed, options, tree))
    }
    if FileKind(of: trimmed) == .folder {
      // GitHub annotations need paths without "./".
      guard FolderWalk.isApp(trimmed) else {
        return try folder(trimmed == "." ? "" : trimmed, options, tree)
      }
      let path = trimmed + "/Info.plist"
      guard FileKind(of: path) == .file else { throw .noInfoPlist(.folder) }
      return Survey(bundles: [try infoPlist(path, isBuilt: true, imagesIn: nil, &loader, tree)])
    }
    if trimmed.lowercased().hasSuffix(".ipa") {
      return Survey(bundles: try ArchiveLoader.load(trimmed))
    }
    if [".storyboard", ".xib"].contains(where: trimmed.hasSuffix) {
      return Survey(bundles: [try file(trimmed, &loader)])
    }
    let isSpecification = FolderWalk.specificationNames.contains(trimmed.lastPathName)
    if isSpecification || FolderWalk.isManifest(trimmed), FileKind(of: trimmed) == .file {
      throw .noInfoPlist(.specification(path: trimmed))
    }
    return Survey(bundles: [try infoPlist(trimmed, isBuilt: false, imagesIn: nil, &loader, tree)])
  }

  /// Reads a launch storyboard or xib without an Info.plist.
  private static func file(
    _ path: String, _ loader: inout StoryboardLoader
  ) throws(LoadError) -> LoadedBundle {
    let storyboards = loader.contents(ofLaunchScreen: path)
    // This is an error only here: a project has other files that can be checked.
    if case .source(_, .failure(.unreadable(let error)))? = storyboards.files(.launch).first {
      throw .unreadable(error)
    }
    let contents = BundleContents(
      document: .empty, images: [], storyboards: storyboards, isBuilt: false, isStoryboard: true)
    return LoadedBundle(path: path, contents: .success(contents))
  }

  private static func folder(
    _ folder: String, _ options: LoadOptions, _ tree: FolderTree
  ) throws(LoadError) -> Survey {
    let found = try mapError(try FolderWalk.infoPlists(in: folder, tree), LoadError.unreadable)
    let projects = try mapError(try FolderWalk.projects(in: folder, tree), LoadError.unreadable)
    let specifications = FolderWalk.specifications(in: folder, projects: projects, tree)
    var (bundles, used, others): ([LoadedBundle], Set<String>, Set<String>) = ([], [], [])
    for project in projects {
      let loaded = ProjectLoader.loadFound(project, root: folder, options, tree)
      bundles += loaded.bundles
      used.formUnion(loaded.used)
      others.formUnion(loaded.others)
    }
    if bundles.isEmpty { try refuseUnknownNames(options, projects, tree) }
    var lists = LooseLists()
    let packages = specifications.filter(FolderWalk.isManifest).map(\.pathFolder)
    let apps = bundles.isEmpty && specifications.isEmpty ? FolderWalk.appFolders(found) : []
    var loader = StoryboardLoader(project: folder, tree, apps: apps)
    // If a target is named, Info.plist files that no target uses are left out.
    for found in found where options.target == nil || bundles.isEmpty {
      let path = Path.standardized(found.path)
      if used.contains(path) { continue }
      // Xcode adds the lists of an app package to the Info.plist that it generates.
      if others.contains(path)
        || packages.contains(where: { $0.isEmpty || path.hasPrefix($0 + "/") })
      {
        lists.others += 1
        continue
      }
      let bundle = try infoPlist(
        found.path, isBuilt: found.isInApp, imagesIn: found.isInApp ? nil : folder, &loader, tree,
        among: specifications)
      lists.add(bundle, isBuilt: found.isInApp)
    }
    let result = withoutSideFolders(
      Survey(
        bundles: lists.joined(bundles), others: lists.others, specifications: specifications),
      in: folder)
    if result.bundles.isEmpty && (lists.others == 0 || !specifications.isEmpty) {
      throw specifications.first.map { .noInfoPlist(.specification(path: $0)) }
        ?? noApp(in: folder, tree)
    }
    remark(on: result.specifications)
    return result
  }

  /// Fails if the options name a target or a configuration, which none of the projects has.
  private static func refuseUnknownNames(
    _ options: LoadOptions, _ projects: [String], _ tree: FolderTree
  ) throws(LoadError) {
    let isNamed = options.target != nil || ![.all, .standard].contains(options.configuration)
    if isNamed, let project = projects.first { _ = try ProjectLoader.load(project, options, tree) }
  }

  /// Tells the user that projects are yet to be made from these specifications.
  private static func remark(on specifications: [String]) {
    let notes = specifications.map(LoadError.note(forSpecification:))
    for text in notes.map(\.text).withoutRepeats {
      let places = notes.filter { $0.text == text }.map(\.place.description)
      SearchOmissions.add("\(places.listed(upTo: 3)): \(text)", as: .remark)
    }
  }

  /// Whether a project makes an app for iPhones or iPads, or is damaged.
  package static func mayMakeApp(project: String) -> Bool {
    let found = ProjectLoader.loadFound(
      project, root: project.pathFolder, LoadOptions(), FolderTree())
    return !found.bundles.isEmpty
  }

  /// Leaves out apps and specifications in folders of plugins and samples if another app is outside
  /// of such folders. If some apps have projects, an app with a project must be outside; otherwise
  /// everything stays.
  private static func withoutSideFolders(_ found: Survey, in folder: String) -> Survey {
    func side(_ path: String) -> String? { ForeignFolders.sideFolder(on: path, below: folder) }
    let places = found.bundles.map { $0.build?.project ?? $0.path }
    let own = zip(found.bundles, places).filter { side($1) == nil }.map(\.0)
    let hasProject = found.bundles.contains { $0.build != nil }
    // NativeScript makes the project of an app from its resources.
    let isApp = own.contains {
      $0.build != nil || !hasProject || $0.path.pathNames.contains("App_Resources")
    }
    guard isApp else { return found }
    for path in (places + found.specifications).compactMap(side) {
      SearchOmissions.add(path, as: .foreignFolder)
    }
    return Survey(
      bundles: own, others: found.others,
      specifications: found.specifications.filter { side($0) == nil })
  }

  /// The error about a folder without an app. The error lists the projects that the search left
  /// out.
  package static func noApp(in folder: String, _ tree: FolderTree = FolderTree()) -> LoadError {
    let folder = folder == "." ? "" : folder
    if let list = lists(in: folder).first { return .noInfoPlist(.output(list: list)) }
    let own = (try? FolderWalk.projects(in: folder, tree)) ?? []
    if !own.isEmpty { return .noInfoPlist(.projects(own)) }
    let all = (try? FolderWalk.projects(in: folder, tree, foreign: .searched)) ?? []
    let apps = all.filter { !FolderWalk.isOfCocoaPods($0) }
    return .noInfoPlist(apps.isEmpty ? .folder : .foreignFolders(projects: apps))
  }

  /// - Parameters:
  ///   - folder: where to look for images if no images are near the Info.plist.
  ///   - specifications: those of the searched folder; `nil` if the user named the Info.plist.
  private static func infoPlist(
    _ path: String, isBuilt: Bool, imagesIn folder: String?, _ loader: inout StoryboardLoader,
    _ tree: FolderTree, among specifications: [String]? = nil
  ) throws(LoadError) -> LoadedBundle {
    try LoadedBundle(path: path, isNamed: folder == nil) { () throws(InfoPlistError) in
      let maui = isBuilt ? nil : MauiProject(ofInfoPlist: path)
      let file = try PropertyListDocument(path: path)
      let document = maui?.built(file) ?? builtByNativeScript(file, path)
      let info = LaunchInfo(document)
      let names = info.lookedUpNames
      var images = images(named: names, in: path.pathParts.folder, isBuilt: isBuilt, tree)
      // Images may be elsewhere in the project. Those that no key names may belong to another app.
      let isFound = images.contains { info.imageNames.contains($0.name) }
      if !isFound, let folder, info.hasNamedImages {
        images = self.images(named: names, in: folder, isBuilt: false, tree)
      }
      var storyboards =
        isBuilt
        ? StoryboardContents(builtFor: document, in: path.pathFolder)
        : loader.contents(for: document, in: path.pathParts.folder)
      let splashProject = maui?.hasSplashScreen == true ? maui?.path : nil
      // The build replaces the key.
      if splashProject != nil { storyboards.sites = [] }
      let contents = BundleContents(
        document: document, images: images, storyboards: storyboards, isBuilt: isBuilt,
        splashProject: splashProject,
        unreadProject: isBuilt
          ? nil : maui?.path ?? FolderWalk.specification(above: path, among: specifications))
      if let set = contents.dotNetSet, contents.info.mayShowLaunchImages {
        SearchOmissions.add(
          "\(path): the entries that .NET makes of '\(set)' are unknown", as: .note)
      }
      return contents
    }
  }

  /// The Info.plist with the settings that NativeScript adds to those of the project it makes.
  private static func builtByNativeScript(
    _ file: PropertyListDocument, _ path: String
  ) -> PropertyListDocument {
    let settings = Path.joined(path.pathFolder, "build.xcconfig")
    guard path.pathFolder.pathNames.suffix(2) == ["App_Resources", "iOS"],
      FileKind(of: settings, followsLinks: false) == .file
    else { return file }
    return BuiltInfoPlist(file, path: path, BuildSettings(ofFile: settings), defaults: nil).document
  }

  /// Looks for images in a folder. If the app is not built, looks in subfolders too.
  private static func images(
    named names: Set<String>, in folder: String, isBuilt: Bool, _ tree: FolderTree
  ) -> [ImageFile] {
    if names.isEmpty { return [] }
    let files = tree.highestFiles(in: folder, depth: isBuilt ? 0 : 4)
    return names.sorted().compactMap { name in files[name].flatMap { ImageFile(reading: $0) } }
  }

  /// Whether a folder contains the output of a launchgen build, and no Info.plist.
  package static func isBuildFolder(_ path: String) -> Bool {
    FileKind(of: path) == .folder && !lists(in: path).isEmpty
      && FileKind(of: Path.joined(path, "Info.plist")) == nil
  }

  /// The paths of the property lists in a build's output: UILaunchImages.plist, LaunchScreen.plist,
  /// or both.
  package static func lists(in folder: String) -> [String] {
    ["UILaunchImages.plist", "LaunchScreen.plist"].map { Path.joined(folder, $0) }
      .filter { FileKind(of: $0) == .file }
  }

  /// Reads the output of a build. Its property lists together count as one Info.plist.
  ///
  /// - Parameter orientation: the orientation that the app launches into.
  package static func load(
    buildFolder path: String, launching orientation: InterfaceOrientation
  ) throws(LoadError) -> LoadedBundle {
    let folder = path.endsInSlash ? path : path + "/"
    let lists = lists(in: folder)
    return try LoadedBundle(path: lists.first ?? folder) { () throws(InfoPlistError) in
      var root: [String: PropertyListValue] = [:]
      for list in lists {
        root.merge(try PropertyListDocument(found: list).root) { first, _ in first }
      }
      root[InfoPlistKey.supportedOrientations] = .array([.string(orientation.rawValue)])
      let document = PropertyListDocument.empty.built(root, [:])
      let tree = FolderTree()
      let names = LaunchInfo(document).imageNames
      var loader = StoryboardLoader(project: nil, tree)
      return BundleContents(
        document: document, images: images(named: names, in: folder, isBuilt: false, tree),
        storyboards: loader.contents(for: document, in: folder), isBuilt: false)
    }
  }
}
