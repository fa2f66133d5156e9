internal import Files
internal import InfoPlist
internal import LaunchRules
internal import XcodeProjects

/// Loads a project's target as one bundle per configuration.
struct TargetLoader {
  let project: XcodeProject
  private let target: ApplicationTarget
  let files: TargetFiles
  let finder: ImageFinder

  init(
    _ project: XcodeProject, _ target: ApplicationTarget, _ finder: ImageFinder,
    _ folders: inout SynchronizedFolders
  ) {
    self.project = project
    self.target = target
    self.finder = finder
    files = TargetFiles(of: target, in: project, &folders)
  }

  /// Loads one bundle for each configuration for iPhones or iPads.
  func bundles(_ cache: inout ProjectCache) -> [LoadedBundle] {
    let configurations = project.configurations(of: target, &cache.configurations)
    return configurations.filter(\.isForPhones).map { configuration in
      let build = ProjectBuild(
        project: project.location.bundle, file: project.location.file, target: target.name,
        configuration: configuration.name,
        isDefault: configuration.name == target.defaultConfiguration)
      return bundle(configuration, build, &cache)
    }
  }

  private func bundle(
    _ configuration: TargetConfiguration, _ build: ProjectBuild, _ cache: inout ProjectCache
  ) -> LoadedBundle {
    var contents = ProjectContents()
    contents.issues = configuration.issues
    contents.project = project.location.bundle
    contents.configuration = configuration.id
    contents.otherPlatforms = configuration.settings.otherPlatforms
    contents.hasScripts = target.resources.hasScripts
    let source = InfoPlistSource(configuration, project)
    contents.infoPlist = source.path
    switch source {
    case .file: break
    case .settings: contents.missing = origin
    case .missing(let path, let place):
      contents.missingFile = path
      contents.missingInfoPlist = ProjectObstacle(
        "INFOPLIST_FILE names a missing file, '\(path)' (Xcode cannot build without it)",
        "add it, or correct the path", place)
    case .unknown(let problem, let remedy, let place):
      contents.obstacle = ProjectObstacle(problem, remedy, place ?? origin)
    }
    let path = source.path ?? project.location.file
    let document: PropertyListDocument
    do throws(InfoPlistError) {
      document = try cache.document(source.path).get()
    } catch {
      return LoadedBundle(path: path, contents: .failure(error), build: build)
    }
    let list = BuiltInfoPlist(document, path: path, configuration.settings)
    return LoadedBundle(
      path: path,
      contents: .success(judged(list, document, configuration.settings, contents, &cache)),
      build: build)
  }

  private func judged(
    _ list: BuiltInfoPlist, _ document: PropertyListDocument, _ settings: BuildSettings,
    _ contents: ProjectContents, _ cache: inout ProjectCache
  ) -> BundleContents {
    var list = list
    var contents = contents
    let set = addCatalog(&list, &contents, settings)
    contents.lineCount = document.lineCount
    contents.additions = list.places
    contents.unknown = list.unknown
    contents.ignoredSettings = list.ignored
    let built = list.document
    let info = LaunchInfo(built)
    let compiled = set?.files ?? [:]
    var images: [ImageFile] = []
    for name in info.lookedUpNames.sorted() {
      guard let path = compiled[name] ?? files[name], project.location.allows(path) else {
        continue
      }
      if let image = ImageFile(name: name, reading: path) { images.append(image) }
    }
    // Files that iOS would find by name alone may be left over from other targets.
    let meant = info.hasNamedImages ? info.imageNames : []
    let missing = meant.subtracting(images.map(\.name)).union(storyboards(built))
    contents.outsiders =
      finder.outsiders(named: missing, near: contents.infoPlist)
      .withoutXibBesideStoryboard
    var loader = StoryboardLoader(
      members: { files.members(ofTypes: $0) }, files: cache.storyboards,
      elementCount: cache.elementCount)
    let storyboards = loader.contents(for: built, in: "")
    (cache.storyboards, cache.elementCount) = (loader.files, loader.elementCount)
    contents.misplaced = misplaced(storyboards, contents.otherPlatforms, cache)
    contents.outsiders += outsideCatalogs(built, info, settings, storyboards)
    return BundleContents(
      document: built, images: images, storyboards: storyboards,
      isBuilt: false, project: contents)
  }

  /// The launch storyboards that this target or another one compiles for another platform.
  private func misplaced(
    _ storyboards: StoryboardContents, _ platforms: [OtherPlatform], _ cache: ProjectCache
  ) -> [ProjectContents.Misplaced] {
    storyboards.documents(.launch).filter(\.document.isForIOS).flatMap { path, _ in
      platforms.filter { files.has(path, on: $0.filter) }.map {
        ProjectContents.Misplaced(path: path, platform: $0)
      } + cache.otherApplications.misplaced(path)
    }
  }

  /// Adds the entries that the asset compiler writes for the launch image set.
  private func addCatalog(
    _ list: inout BuiltInfoPlist, _ contents: inout ProjectContents, _ settings: BuildSettings
  ) -> CatalogImageSet? {
    guard let setting = settings["ASSETCATALOG_COMPILER_LAUNCHIMAGE_NAME"],
      let name = setting.known, let place = setting.origin, !name.hasSlash,
      let set = CatalogImageSet(named: name, in: files.catalogs, project.location)
    else { return nil }
    let idioms = LaunchInfo(list.document).idioms
    if set.slots.isEmpty {
      contents.oldCatalog = ProjectContents.Catalog(name: name, place: place)
    }
    for idiom in idioms {
      let entries = set.entries(for: idiom)
      if entries.isEmpty { continue }
      let key = InfoPlistKey.launchImages + (idiom == .pad ? idiom.suffix : "")
      contents.catalog = ProjectContents.Catalog(name: name, place: place)
      list.merge(
        key, .array(entries.map(\.value)), place,
        elements: entries.map { SettingOrigin(path: set.path, line: $0.line) })
    }
    return contents.catalog == nil ? nil : set
  }

  /// The file names that the launch storyboard or xib may have; empty if a member of the target has
  /// one of these names.
  private func storyboards(_ document: PropertyListDocument) -> Set<String> {
    let key = LaunchScreenKey.storyboardName.rawValue
    guard let name = document.root[key]?.string, !name.contains("$"), !name.hasSlash else {
      return []
    }
    let kinds = [".storyboard", ".xib"]
    let ending = kinds.first { name.hasSuffix($0) } ?? ""
    let names = kinds.map { name.dropLast(ending.count) + $0 }.map { String($0) }
    return names.contains { files[$0] != nil } ? [] : Set(names)
  }

  /// The line of project.pbxproj that defines the target.
  private var origin: SettingOrigin {
    SettingOrigin(path: project.location.file, line: target.line)
  }
}
