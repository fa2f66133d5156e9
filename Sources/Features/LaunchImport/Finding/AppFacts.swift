internal import InfoPlist
internal import LaunchApps
internal import LaunchRules
internal import Platform
internal import XcodeProjects

struct AppFacts: Sendable {
  var infoPlists: [String] = []
  /// The apps with the images that iOS finds for them.
  var apps: [BundleContents] = []
  /// The launch keys in the Info.plist; `nil` if there is no Info.plist, or if several differ.
  var info: LaunchInfo?
  /// Whether the Info.plist belongs to a built app, where it should not be edited.
  var isBuilt = false
  /// The first landscape orientation that the app supports; `nil` if there is none, or if apps
  /// differ.
  var orientation: LandscapeOrientation?
  /// Whether any of the apps supports a portrait orientation; `nil` if this is unknown.
  var supportsPortrait: Bool?
  /// Whether all of the apps launch into portrait.
  var launchesInPortrait = false
  /// Whether there are several apps whose first landscape orientations differ.
  var disagrees = false
  /// The launch image sets that projects use, each with its build setting.
  var catalogs: [ProjectContents.Catalog] = []
  /// The paths of the .xcodeproj folders.
  var projects: [String] = []

  /// The key of a launch screen that all iOS versions supported by the app show instead of the
  /// images; `nil` if there is none.
  var launchScreen: LaunchScreenKey? {
    info.flatMap { info in
      info.idioms.lazy.compactMap {
        info.launchScreenKey(for: $0, info.lowestSystem(for: $0))
      }.first
    }
  }

  /// Whether the Info.plist is known, and names no launch screen.
  var hasNoLaunchScreen: Bool {
    info.map { info in
      [info.launchScreenKeys.any, info.launchScreenKeys.phone, info.launchScreenKeys.pad]
        .allSatisfy { $0?.isEmpty ?? true }
    } ?? false
  }

  init() {}

  /// - Parameter isBuilt: whether to use only built apps; otherwise, only apps in source form are
  ///   used.
  init(_ bundles: [LoadedBundle], isBuilt: Bool) {
    let apps = Self.apps(bundles, isBuilt: isBuilt)
    self.isBuilt = isBuilt
    for app in apps where app.contents.isFile && !infoPlists.contains(app.path) {
      infoPlists.append(app.path)
    }
    for app in apps {
      guard let catalog = app.contents.project?.catalog,
        !catalogs.contains(where: { $0.place == catalog.place && $0.name == catalog.name })
      else { continue }
      catalogs.append(catalog)
    }
    for project in apps.compactMap({ $0.build?.project }) where !projects.contains(project) {
      projects.append(project)
    }
    self.apps = apps.map(\.contents)
    let infos = self.apps.map(\.info)
    let known = infos.filter { !$0.hasUnknownOrientations(for: .phone) }.map(Self.orientations)
    let landscapes = known.map { $0.lazy.compactMap { LandscapeOrientation($0) }.first }
    disagrees = Set(landscapes).count > 1
    orientation = disagrees ? nil : landscapes.first ?? nil
    supportsPortrait = known.isEmpty ? nil : known.contains { $0.contains { !$0.isLandscape } }
    launchesInPortrait = !known.isEmpty && known.allSatisfy { $0.first?.isLandscape == false }
    info = infos.count == 1 || Set(infos).count == 1 ? infos.first : nil
  }

  private static func orientations(_ info: LaunchInfo) -> [InterfaceOrientation] {
    info.idioms.contains(.phone) ? info.orientations(for: .phone) : info.orientations(for: .pad)
  }

  private static func apps(
    _ bundles: [LoadedBundle], isBuilt: Bool
  ) -> [(path: String, build: ProjectBuild?, contents: BundleContents)] {
    let all = bundles.compactMap { bundle -> (String, ProjectBuild?, BundleContents)? in
      guard let contents = try? bundle.contents.get(), contents.isBuilt == isBuilt,
        contents.obstacle == nil, contents.otherKind == nil
      else { return nil }
      return (bundle.path, bundle.build, contents)
    }
    // Info.plist files of tests and extensions do not affect the launch.
    let built = all.filter { $0.1 != nil || isBuilt }
    return built.isEmpty ? all.filter { Self.isAboutLaunch($0.2.info) } : built
  }

  private static func isAboutLaunch(_ info: LaunchInfo) -> Bool {
    info.hasNamedImages || info.interfaceOrientation != nil
      || DeviceIdiom.allCases.contains { info.supportedOrientations[$0] != nil }
  }
}

/// Finds the app that images belong to, and collects facts about it. An Info.plist in the options
/// replaces the search.
enum AppFactSearch {
  /// Facts about the apps in a folder and its subfolders.
  static func facts(
    ofFolder folder: String, _ options: ImportOptions
  ) throws(ImportError) -> AppFacts {
    if let named = options.infoPlist { return try facts(at: named, options, isBuilt: false) }
    do throws(LoadError) {
      return AppFacts(try BundleLoader.load(folder, options.loading), isBuilt: false)
    } catch {
      if case .noInfoPlist = error { return AppFacts() }
      throw .app(path: folder, error)
    }
  }

  /// Facts about the apps whose Info.plist files are in a folder, not in its subfolders.
  static func facts(
    beside folder: String, _ options: ImportOptions
  ) throws(ImportError) -> AppFacts {
    if let named = options.infoPlist { return try facts(at: named, options, isBuilt: false) }
    let bundles = InfoPlistSearch.files(directlyIn: folder).flatMap { path in
      (try? BundleLoader.load(path, options.loading)) ?? []
    }
    return AppFacts(bundles, isBuilt: false)
  }

  /// - Parameter path: the path of an .app or an .ipa.
  static func facts(
    ofApp path: String, _ options: ImportOptions
  ) throws(ImportError) -> AppFacts {
    if let named = options.infoPlist { return try facts(at: named, options, isBuilt: false) }
    return try facts(at: path, options, isBuilt: true)
  }

  private static func facts(
    at path: String, _ options: ImportOptions, isBuilt: Bool
  ) throws(ImportError) -> AppFacts {
    let bundles = try mapError(try BundleLoader.load(path, options.loading)) {
      ImportError.app(path: path, $0)
    }
    for bundle in bundles {
      if case .failure(let error) = bundle.contents { throw .infoPlist(path: bundle.path, error) }
    }
    return AppFacts(bundles, isBuilt: isBuilt)
  }
}
