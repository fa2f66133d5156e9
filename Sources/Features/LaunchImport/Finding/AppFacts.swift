internal import AppDocuments
internal import LaunchApps
internal import LaunchRules
internal import Pictures
internal import Pixels
internal import Platform
internal import Texts

/// What is known of the apps that images belong to.
package struct AppFacts: Sendable {
  private(set) var infoPlists: [String] = []
  /// The apps with the images that iOS finds for them.
  private(set) var apps: [BundleContents] = []
  /// The launch keys in the Info.plist; `nil` if there is no Info.plist, or if several differ.
  private(set) var info: LaunchInfo?
  /// Whether the Info.plist belongs to a built app, where it should not be edited.
  private(set) var isBuilt = false
  /// The first landscape orientation that the app supports; `nil` if there is none, or if apps
  /// differ.
  private(set) var orientation: LandscapeOrientation?
  /// Whether any of the apps supports portrait; `nil` if this is unknown.
  private(set) var supportsPortrait: Bool?
  private(set) var launchesInPortrait = false
  /// Whether the first landscape orientations of apps differ.
  private(set) var disagrees = false
  /// The launch image sets that projects use, each with its build setting.
  private(set) var catalogs: [ProjectContents.Catalog] = []
  private(set) var projects: [String] = []

  init() {}

  /// - Parameter isBuilt: whether to use only built apps; otherwise, only apps in source form are
  ///   used.
  private init(_ bundles: [LoadedBundle], isBuilt: Bool = false) {
    let apps = Self.apps(bundles, isBuilt: isBuilt)
    self.isBuilt = isBuilt
    infoPlists = apps.filter(\.contents.isFile).map(\.path).withoutRepeats
    for catalog in apps.compactMap(\.contents.project?.catalog)
    where !catalogs.contains(where: { $0.place == catalog.place && $0.name == catalog.name }) {
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
    // Info.plist files of tests and extensions do not affect the launch.
    let built = all.filter { $0.1 != nil || isBuilt }
    return built.isEmpty ? all.filter { Self.isAboutLaunch($0.2.info) } : built
  }

  private static func isAboutLaunch(_ info: LaunchInfo) -> Bool {
    info.hasNamedImages || info.interfaceOrientation != nil
      || DeviceIdiom.allCases.contains { info.supportedOrientations[$0] != nil }
  }
}

/// Finding the apps. An Info.plist in the options replaces the search.
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

  /// Reads the Info.plist files in a folder, not those in its subfolders.
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

/// The uses of images in apps: by the files that iOS loads on each display, as all commands
/// determine them, and for other files by the names that iOS tries for an entry.
struct AppUses {
  private var byPath: [String: [ImageUse]] = [:]
  private var byName: [String: [ImageUse]] = [:]

  init(_ app: AppFacts) {
    for contents in app.apps { add(contents) }
    if let info = app.info { addNames(info) }
  }

  /// The uses of the image at a location; empty if no app uses it.
  func uses(of location: ImageLocation) -> [ImageUse] {
    byPath[Path.standardized(location.path)] ?? byName[location.name] ?? []
  }

  private mutating func add(_ app: BundleContents) {
    let uprightSets = app.keysWithUprightSet
    for site in app.sites {
      for use in app.uses(of: site) {
        var found = ImageUse(use, origin: .entry(key: site.key, index: site.index)) {
          app.fit(use, $0, uprightSets: uprightSets)
        }
        // No launch loads the image for this entry, so any size is valid.
        if !app.mayMatch(site) { (found.points, found.judgedSizes) = (nil, [:]) }
        add(found, use.file.path)
      }
    }
    // A file that is found by name needs to fit one of the displays that look for it.
    for (_, uses) in app.namedUses {
      guard let first = uses.first else { continue }
      var use = ImageUse(first, origin: .name) { _ in .other }
      use.isCertain = app.hasCertainNames
      use.judgedSizes = uses.reduce(into: [:]) { sizes, use in
        let judged = ImageUse(use, origin: .name) { app.fit(use, $0, uprightSets: uprightSets) }
        sizes.merge(judged.judgedSizes) { $0 == .exact ? $0 : $1 }
      }
      add(use, first.file.path)
    }
  }

  private mutating func add(_ use: ImageUse, _ path: String) {
    let path = Path.standardized(path)
    if byPath[path]?.contains(use) != true { byPath[path, default: []].append(use) }
  }

  private mutating func addNames(_ info: LaunchInfo) {
    for idiom in info.idioms {
      let key = info.launchImages.key(InfoPlistKey.launchImages, for: idiom)
      for (index, written) in (info.launchImages[idiom] ?? []).enumerated() {
        guard let entry = try? written.entry(sdk: info.sdk),
          Display.all.contains(where: { $0.idiom == idiom && $0.points == entry.size })
        else { continue }
        for name in entry.fileNames(scale: .three, idiom: idiom) {
          guard let parts = NameParts(name) else { continue }
          let use = ImageUse(
            origin: .entry(key: key, index: index), idiom: parts.idiom ?? idiom, points: entry.size,
            scale: parts.scale, isLandscape: entry.orientation.isLandscape,
            system: .from(entry.minimumOS))
          byName[name, default: []].append(use)
        }
      }
    }
  }
}

extension ImageUse {
  /// The use of a file on one display.
  ///
  /// - Parameter fit: how a size in pixels fits that display.
  fileprivate init(_ use: FileUse, origin: Origin, _ fit: (PixelSize) -> ImageFit) {
    self.init(
      origin: origin, idiom: use.display.idiom, points: use.entry.size, scale: use.scale,
      isLandscape: use.entry.orientation.isLandscape, system: .from(use.entry.minimumOS))
    guard let size = use.file.readable?.size else { return }
    judgedSizes[size] = fit(size)
    judgedSizes[use.expectedSize] = .exact
  }
}
