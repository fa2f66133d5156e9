internal import AppDocuments
internal import LaunchApps
internal import LaunchRules
internal import Pixels
internal import Texts

/// Facts about the apps that images belong to.
package struct AppFacts: Sendable {
  private(set) var infoPlists: [String] = []
  /// The apps, each with the images that iOS finds for the app.
  private(set) var apps: [BundleContents] = []
  /// The launch keys in the Info.plist; `nil` if there is no Info.plist, or if several have
  /// different launch keys.
  private(set) var info: LaunchInfo?
  /// Whether the Info.plist belongs to a built app, and therefore should not be edited.
  private(set) var isBuilt = false
  /// The first landscape orientation that the app supports. `nil` if the app supports none, or if
  /// several apps differ.
  private(set) var orientation: LandscapeOrientation?
  /// Whether any of the apps supports portrait; `nil` if this is unknown.
  private(set) var supportsPortrait: Bool?
  private(set) var launchesInPortrait = false
  /// Whether the apps' first landscape orientations differ.
  private(set) var disagrees = false
  /// The launch image sets that projects use, each with its build setting.
  private(set) var catalogs: [CatalogLaunchImages] = []
  private(set) var projects: [String] = []

  init() {}

  /// - Parameter isBuilt: `true` to use only built apps, `false` to use only apps in source form.
  private init(_ bundles: [LoadedBundle], isBuilt: Bool = false) {
    let apps = Self.apps(bundles, isBuilt: isBuilt)
    self.isBuilt = isBuilt
    infoPlists = apps.filter(\.contents.isFile).map(\.path).withoutRepeats
    for catalog in apps.compactMap(\.contents.project?.catalog)
    where !catalog.slots.isEmpty
      && !catalogs.contains(where: { $0.place == catalog.place && $0.name == catalog.name })
    {
      catalogs.append(catalog)
    }
    projects = apps.compactMap { $0.build?.project }.withoutRepeats
    self.apps = apps.map(\.contents)
    let infos = self.apps.map(\.info)
    let known = infos.filter { !$0.hasUnknownOrientations(for: .phone) }.map(Self.orientations)
    let landscapes = known.map { $0.lazy.compactMap { LandscapeOrientation($0) }.first }
    disagrees = Set(landscapes).count > 1
    orientation = disagrees ? nil : landscapes.first ?? nil
    supportsPortrait = known.isEmpty ? nil : known.contains { $0.contains { !$0.isLandscape } }
    launchesInPortrait = !known.isEmpty && known.allSatisfy { $0.first?.isLandscape == false }
    info = Set(infos).count == 1 ? infos.first : nil
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
    // If there are targets, Info.plist files without a target are left out. If there are no
    // targets, Info.plist files without launch keys are left out.
    let built = all.filter { $0.1 != nil || isBuilt }
    return built.isEmpty ? all.filter { Self.isAboutLaunch($0.2.info) } : built
  }

  /// The path of the largest file of the picture that the newest iOS shows at launch. If the launch
  /// screen shows more than a picture and a logo, the files of all its pictures count. `nil` if no
  /// file is found.
  var launchPicture: String? {
    apps.lazy.compactMap { app in
      let keys = app.info.idioms.compactMap { app.info.launchScreenKey(for: $0, .latest) }
      let pictures = app.storyboards.assets?.pictures ?? []
      let largest = pictures.max { ($0.size?.area ?? 0) < ($1.size?.area ?? 0) }
      let usual = app.usualTrait(.landscapeRight)
      let shown = keys.lazy.compactMap { app.shownStoryboard($0, on: usual)?.picture }
      return shown.first ?? largest?.path
    }.first
  }

  private static func isAboutLaunch(_ info: LaunchInfo) -> Bool {
    info.hasNamedImages || info.launchScreenKeys.values.contains { !$0.isEmpty }
      || info.interfaceOrientation != nil
      || DeviceIdiom.allCases.contains { info.supportedOrientations[$0] != nil }
  }
}

/// Finds the apps by a search, or uses the Info.plist in the options instead.
extension AppFacts {
  init(ofFolder folder: String, _ options: ImportOptions) throws(ImportError) {
    if options.infoPlist != nil {
      try self.init(ofApp: folder, options)
      return
    }
    do throws(LoadError) {
      self.init(try BundleLoader.load(folder, options.loading))
    } catch .noInfoPlist {
      self.init()
    } catch {
      throw .app(path: folder, error)
    }
  }

  /// Reads the Info.plist files in a folder, but not those in subfolders.
  init(beside folder: String, _ options: ImportOptions) throws(ImportError) {
    if options.infoPlist != nil {
      try self.init(ofApp: folder, options)
      return
    }
    self.init(
      InfoPlistSearch.files(directlyIn: folder).flatMap { path in
        (try? BundleLoader.load(path, options.loading)) ?? []
      })
  }

  init(ofApp app: String, _ options: ImportOptions) throws(ImportError) {
    let path = options.infoPlist ?? app
    let bundles = try mapError(try BundleLoader.load(path, options.loading)) {
      ImportError.app(path: path, $0)
    }
    for bundle in bundles {
      if case .failure(let error) = bundle.contents { throw .infoPlist(path: bundle.path, error) }
    }
    self.init(bundles, isBuilt: options.infoPlist == nil)
  }
}
