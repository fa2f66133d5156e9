package import AppDocuments
internal import LaunchRules
internal import Platform
internal import Texts

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

  func bundles(_ cache: inout ProjectCache) -> [LoadedBundle] {
    cache.reader.configurations(of: target).filter(\.isForPhones).compactMap { configuration in
      let bundle = bundle(configuration, &cache)
      // A Mac app's platforms may be those of its project, which has frameworks for iOS too.
      let isOfMac = configuration.settings["SDKROOT"]?.known?.hasPrefix("macosx") == true
      let product = (try? bundle.contents.get())?.document.otherProduct?.product
      return isOfMac && product == .macApp ? nil : bundle
    }
  }

  private func bundle(
    _ configuration: TargetConfiguration, _ cache: inout ProjectCache
  ) -> LoadedBundle {
    let build = ProjectBuild(
      project: project.location.bundle, file: project.location.file, target: target.name,
      configuration: configuration.name,
      isDefault: configuration.name == target.defaultConfiguration)
    let origin = SettingOrigin(path: build.file, line: target.line)
    let contents = ProjectContents(configuration, of: target, in: project, origin)
    let path = contents.infoPlist ?? build.file
    let result = cache.document(contents.infoPlist).map { document in
      let list = BuiltInfoPlist(
        document, path: path, configuration.settings,
        defaults: contents.isIncomplete ? nil : origin)
      return bundleContents(list, configuration.settings, contents, cache)
    }
    return LoadedBundle(path: path, contents: result, build: build)
  }

  private func bundleContents(
    _ list: BuiltInfoPlist, _ settings: BuildSettings, _ contents: ProjectContents,
    _ cache: ProjectCache
  ) -> BundleContents {
    var list = list
    var contents = contents
    let set = addLaunchImageSet(&list, &contents, settings)
    contents.unknown += list.unknown
    contents.ignoredSettings = list.ignored
    let built = list.document
    let info = LaunchInfo(built)
    let compiled = set?.files ?? [:]
    let images = info.lookedUpNames.sorted().compactMap { name in
      compiled[name] ?? files[name].flatMap { ImageFile(reading: $0, as: name) }
    }
    contents.missingMembers = info.imageNames.compactMap(files.missing).sorted()
    // This setting may leave out one of the files.
    if settings["EXCLUDED_SOURCE_FILE_NAMES"] == nil {
      let storyboards = StoryboardReference.all(in: built).flatMap(\.fileNames)
      contents.doubles = files.doubles(named: info.imageNames.union(storyboards))
    }
    var loader = StoryboardLoader(members: { files.members(ofTypes: $0) }, cache.storyboards)
    var storyboards = loader.contents(for: built, in: "")
    if files.catalogs.isEmpty && target.resources.isWhole && !contents.isIncomplete {
      storyboards.assets?.excludeCatalogs()
    }
    contents.unread = unread(info, storyboards)
    if !contents.unread.isEmpty { storyboards.assets?.isComplete = false }
    contents.misplaced = misplaced(storyboards, contents.otherPlatforms, cache)
    contents.outsiders = outsideFiles(info, images, contents, storyboards)
    if contents.unread.isEmpty {
      contents.outsiders += outsideCatalogs(info, settings, storyboards)
    }
    contents.packageCatalogs = finder.packageCatalogs(having: storyboards.assets?.missing ?? [])
    return BundleContents(
      document: built, images: images, storyboards: storyboards, isBuilt: false, project: contents)
  }

  /// Launch images, storyboards and xibs that the app looks for, but that are not members of the
  /// target. If no key names images, an image must also be in the folder of the Info.plist or of
  /// another image of the app, and must not be a member of any target.
  private func outsideFiles(
    _ info: LaunchInfo, _ images: [ImageFile], _ contents: ProjectContents,
    _ storyboards: StoryboardContents
  ) -> [ProjectContents.Outsider] {
    let infoPlist = contents.infoPlist
    let looksForNames =
      info.hasNamedImages || info.idioms.contains(where: info.looksForNamedFiles)
    let missing = looksForNames ? info.imageNames.subtracting(images.map(\.name)) : []
    let near = images.map(\.path) + [infoPlist, project.location.bundle].compactMap(\.self)
    let folders = Set(near.map(\.pathFolder))
    let screens = storyboards.sites.filter { $0.isMissing && $0.reference.role == .launch }
    let names = missing.union(screens.flatMap(\.reference.fileNames))
      .subtracting(files.unread.map(\.lastPathName))
    return finder.outsiders(named: names, near: infoPlist).filter { file in
      info.hasNamedImages || !file.name.hasSuffix(".png")
        || folders.contains(file.path.pathFolder)
          && info.finds(file.name, among: images.map(\.name))
          && !project.targets.contains { $0.resources.hasFile(named: file.name) }
    }
  }

  /// The members that may not be read, among those that the launch may need.
  private func unread(_ info: LaunchInfo, _ storyboards: StoryboardContents) -> [String] {
    let images = info.mayShowLaunchImages ? info.lookedUpNames : []
    let names = images.union(storyboards.sites.flatMap(\.reference.fileNames))
    let assets = storyboards.assets?.missing ?? []
    return files.unread.filter { path in
      path.endsInSlash || path.hasSuffix(".xcassets") || names.contains(path.lastPathName)
        || assets.contains(LaunchAssets.looseName(path.lastPathName))
    }.withoutRepeats
  }

  private func misplaced(
    _ storyboards: StoryboardContents, _ platforms: [OtherPlatform], _ cache: ProjectCache
  ) -> [ProjectContents.Misplaced] {
    let own = (name: String?.none, platforms: platforms, files: files)
    let applications = [own] + cache.others.applications
    return storyboards.documents(.launch).filter(\.document.isForIOS).flatMap { path, _ in
      applications.flatMap { target, platforms, files in
        platforms.filter { files.has(path, on: $0.filter) }.map {
          ProjectContents.Misplaced(path: path, platform: $0, target: target)
        }
      }
    }
  }

  /// Adds UILaunchImages for the launch image set or, if the set is only for iOS 6 and earlier,
  /// UILaunchImageFile.
  private func addLaunchImageSet(
    _ list: inout BuiltInfoPlist, _ contents: inout ProjectContents, _ settings: BuildSettings
  ) -> CatalogLaunchImages? {
    let key = ProjectContents.launchImageSetting
    guard let setting = settings[key], let place = setting.origin else {
      let info = LaunchInfo(list.document)
      if info.idioms.contains(where: info.looksForNamedFiles) { contents.unusedSet = usableSet }
      return nil
    }
    guard let name = setting.known else {
      if setting.unknown.isEmpty { return nil }
      contents.unknown.append(
        ProjectContents.UnknownValue(key: key, variables: setting.unknown, place: place))
      return nil
    }
    let idioms = LaunchInfo(list.document).idioms
    let found = CatalogLaunchImages(
      named: name, place, in: files.catalogs, for: idioms, project.location)
    guard let set = found else {
      contents.hidesSet = files.unread.contains { $0.endsInSlash || $0.hasSuffix(".xcassets") }
      contents.setFault = missingSet(name, place, contents)
      return nil
    }
    contents.catalog = set
    if set.isUnusable {
      contents.setFault = Message(
        at: place,
        "the launch image set '\(name)' has no usable file for the app's devices (Xcode stops the "
          + "build: it did not have any applicable content)",
        "correct the files in its slots, or remove the setting")
    }
    for idiom in idioms {
      let entries = set.entries(for: idiom)
      if entries.isEmpty { continue }
      list.merge(
        InfoPlistKey.launchImages + (idiom == .pad ? idiom.suffix : ""),
        PropertyListValue(entries.map(\.entry)), place, elements: entries.map(\.place))
    }
    if set.isOld, list.root[InfoPlistKey.launchImages] == nil {
      list.merge(InfoPlistKey.launchImageFile, .string(name), place)
    }
    return set
  }

  /// The name of a launch image set of the target of which Xcode would make entries; `nil` if there
  /// is none.
  private var usableSet: String? {
    let folders = files.catalogs.flatMap { CatalogLaunchImages.folders(in: $0) }
    return folders.first { folder in
      CatalogContents(folder: folder)?.slots.contains { slot in
        let slot = LaunchImageSlot(slot, set: "", in: folder, project.location)
        return slot?.entry != nil && slot?.fault == nil
      } == true
    }.map { String($0.lastPathName.dropLast(CatalogLaunchImages.suffix.count)) }
  }

  /// What is wrong if no asset catalog of the target has the launch image set.
  private func missingSet(
    _ name: String, _ place: SettingOrigin, _ contents: ProjectContents
  ) -> Message? {
    let key = ProjectContents.launchImageSetting
    // A catalog that cannot be read may have the set.
    if contents.hidesSet || !files.catalogs.allSatisfy({ FileKind(of: $0) == .folder }) {
      return nil
    }
    if files.catalogs.isEmpty {
      return Message(
        at: place,
        "\(key) is '\(name)' (Xcode ignores the setting, as the target has no asset catalog)",
        "remove the setting"
      ).with(.note)
    }
    let sets = files.catalogs.flatMap { CatalogLaunchImages.folders(in: $0) }.map {
      String($0.lastPathName.dropLast(CatalogLaunchImages.suffix.count))
    }
    let nearest = EditDistance.nearest(to: name, in: sets) ?? (sets.count == 1 ? sets[0] : nil)
    return Message(
      at: place,
      "\(key) names a missing launch image set, '\(name)' (no asset catalog of the target has it, "
        + "and Xcode stops the build)",
      (nearest.map { "write '\($0)', or " } ?? "") + "remove the setting"
    ).with(contents.hasScripts || contents.isIncomplete ? .warning : .error)
  }
}

/// A platform other than iOS. If its app has a storyboard for iOS, Xcode stops the build.
package enum OtherPlatform: String, CaseIterable, Sendable {
  case macOS = "macosx"
  case tvOS = "appletvos"
  case watchOS = "watchos"

  /// The name in platform filters, such as `macos`.
  var filter: String { "\(self)".lowercased() }

  /// The device in ibtool's messages: `mac`, `tv` or `watch`.
  package var device: String { String(filter.dropLast(2)) }
}

extension BuildSettings {
  package var otherPlatforms: [OtherPlatform] {
    let names = self["SUPPORTED_PLATFORMS"]?.known?.split(separator: " ") ?? []
    let sdk = self["SDKROOT"]?.known ?? ""
    return OtherPlatform.allCases.filter { platform in
      names.isEmpty
        ? sdk.hasPrefix(platform.rawValue) : names.contains(platform.rawValue[...])
    }
  }
}

/// The targets of a project that make products other than apps for iPhones and iPads.
struct OtherTargets {
  private(set) var infoPlists: Set<String> = []
  /// The Info.plist files of apps for iPhones and iPads, which are not other products.
  private(set) var usedInfoPlists: Set<String> = []
  private(set) var applications: [(name: String?, platforms: [OtherPlatform], files: TargetFiles)] =
    []

  init(_ project: XcodeProject, _ folders: inout SynchronizedFolders) {
    var reader = BuildConfigurationReader(project)
    func infoPlists(
      _ configurations: [TargetConfiguration], ofOtherSystem: Bool = false
    ) -> [String] {
      configurations.flatMap { $0.settings.allValues(of: "INFOPLIST_FILE") }
        .filter { $0.isForOtherSystem == ofOtherSystem }.compactMap(\.value.known)
        .map { project.location.found(Path.standardized(project.shown($0))) }
    }
    for target in project.targets {
      let all = reader.configurations(of: target)
      let others = all.filter { !$0.isForPhones }
      self.infoPlists.formUnion(infoPlists(others) + infoPlists(all, ofOtherSystem: true))
      usedInfoPlists.formUnion(infoPlists(all.filter(\.isForPhones)))
      guard project.targets.count > 1, others.count == all.count, let first = all.first else {
        continue
      }
      let files = TargetFiles(of: target, in: project, &folders)
      applications.append((target.name, first.settings.otherPlatforms, files))
    }
    for target in project.otherTargets {
      self.infoPlists.formUnion(infoPlists(reader.configurations(of: target)))
    }
  }
}

extension TargetConfiguration {
  var isForPhones: Bool {
    let platforms = settings["SUPPORTED_PLATFORMS"]?.known
    let isForPhones = platforms.map { $0.split(separator: " ").contains("iphoneos") }
    // A project's SDKROOT may be iphoneos for all targets.
    if platforms?.contains("iphone") == false { return false }
    switch settings["SDKROOT"]?.known {
    case .some(let sdk) where sdk.hasPrefix("iphone"): return true
    case "auto": return isForPhones ?? true
    case .some: return isForPhones ?? false
    // SDKROOT may be set in a file that was not read.
    case nil:
      return isForPhones
        ?? ["IPHONEOS_DEPLOYMENT_TARGET", "TARGETED_DEVICE_FAMILY"]
        .contains { settings[$0] != nil }
    }
  }
}
