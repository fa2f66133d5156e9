internal import Files
internal import InfoPlist
internal import LaunchRules
internal import XcodeProjects

/// Loads a project's target as one bundle per configuration.
struct TargetLoader {
  let project: XcodeProject
  private let target: ProductTarget
  let files: TargetFiles
  let finder: OutsiderSearch

  init(_ project: XcodeProject, _ target: ProductTarget, _ cache: inout ProjectCache) {
    self.project = project
    self.target = target
    finder = cache.outsiders
    files = TargetFiles(of: target, in: project, &cache.folders)
  }

  /// Loads one bundle for each configuration for iPhones or iPads.
  func bundles(_ cache: inout ProjectCache) -> [LoadedBundle] {
    cache.reader.configurations(of: target).filter(\.isForPhones)
      .map { bundle($0, &cache) }
  }

  private func bundle(
    _ configuration: TargetConfiguration, _ cache: inout ProjectCache
  ) -> LoadedBundle {
    let build = ProjectBuild(
      project: project.location.bundle, file: project.location.file, target: target.name,
      configuration: configuration.name,
      isDefault: configuration.name == target.defaultConfiguration)
    let contents = ProjectContents(
      configuration, of: target, in: project, SettingOrigin(path: build.file, line: target.line))
    let path = contents.infoPlist ?? build.file
    let result = cache.document(contents.infoPlist).map { document in
      let list = BuiltInfoPlist(document, path: path, configuration.settings)
      return bundleContents(list, document, configuration.settings, contents, &cache)
    }
    return LoadedBundle(path: path, contents: result, build: build)
  }

  private func bundleContents(
    _ list: BuiltInfoPlist, _ document: PropertyListDocument, _ settings: BuildSettings,
    _ contents: ProjectContents, _ cache: inout ProjectCache
  ) -> BundleContents {
    var list = list
    var contents = contents
    let set = addLaunchImageSet(&list, &contents, settings)
    contents.unknown = list.unknown
    contents.ignoredSettings = list.ignored
    let built = list.document
    let info = LaunchInfo(built)
    let images = images(info, set)
    // Files that iOS would find by name alone may be left over from other targets.
    let named = info.hasNamedImages ? info.imageNames : []
    let missing = named.subtracting(images.map(\.name)).union(missingStoryboards(built))
    contents.outsiders = finder.outsiders(named: missing, near: contents.infoPlist)
    var loader = StoryboardLoader(
      members: { files.members(ofTypes: $0) }, cache.storyboards)
    let storyboards = loader.contents(for: built, in: "")
    contents.misplaced = misplaced(storyboards, contents.otherPlatforms, cache)
    contents.outsiders += outsideCatalogs(built, info, settings, storyboards)
    return BundleContents(
      document: built, images: images, storyboards: storyboards, isBuilt: false, project: contents)
  }

  private func images(_ info: LaunchInfo, _ set: CatalogLaunchImages?) -> [ImageFile] {
    let compiled = set?.files ?? [:]
    return info.lookedUpNames.sorted().compactMap { name in
      guard let path = compiled[name] ?? files[name], project.location.allows(path) else {
        return nil
      }
      return ImageFile(reading: path, as: name)
    }
  }

  /// The launch storyboards that this target or another one compiles for another platform.
  private func misplaced(
    _ storyboards: StoryboardContents, _ platforms: [OtherPlatform], _ cache: ProjectCache
  ) -> [ProjectContents.Misplaced] {
    storyboards.documents(.launch).filter(\.document.isForIOS).flatMap { path, _ in
      platforms.filter { files.has(path, on: $0.filter) }.map {
        ProjectContents.Misplaced(path: path, platform: $0)
      } + cache.others.misplaced(path)
    }
  }

  /// Adds the entries that the asset compiler writes for the launch image set.
  ///
  /// - Returns: `nil` if there is no set, or if it has no entry for a device of the app.
  private func addLaunchImageSet(
    _ list: inout BuiltInfoPlist, _ contents: inout ProjectContents, _ settings: BuildSettings
  ) -> CatalogLaunchImages? {
    guard let setting = settings[Self.launchImageSetting],
      let name = setting.known, let place = setting.origin, !name.hasSlash,
      let set = CatalogLaunchImages(named: name, in: files.catalogs, project.location)
    else { return nil }
    let catalog = ProjectContents.Catalog(name: name, place: place)
    if set.slots.isEmpty { contents.oldCatalog = catalog }
    for idiom in LaunchInfo(list.document).idioms {
      let entries = set.entries(for: idiom)
      if entries.isEmpty { continue }
      contents.catalog = catalog
      list.merge(
        InfoPlistKey.launchImages + (idiom == .pad ? idiom.suffix : ""),
        .array(entries.map(\.value)), place, elements: entries.map(\.place))
    }
    return contents.catalog == nil ? nil : set
  }

  /// The build setting that names the launch image set.
  static let launchImageSetting = "ASSETCATALOG_COMPILER_LAUNCHIMAGE_NAME"

  /// The file names that the launch storyboard or xib may have; empty if a member of the target has
  /// one of these names.
  private func missingStoryboards(_ document: PropertyListDocument) -> [String] {
    let key = LaunchScreenKey.storyboardName.rawValue
    guard let name = document.root[key]?.string, !name.contains("$"), !name.hasSlash else {
      return []
    }
    let kinds = StoryboardReference.extensions
    let ending = kinds.first { name.hasSuffix($0) } ?? ""
    let names = kinds.map { String(name.dropLast(ending.count)) + $0 }
    return names.contains { files[$0] != nil } ? [] : names
  }
}
