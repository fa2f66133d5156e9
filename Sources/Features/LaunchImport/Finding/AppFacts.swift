internal import InfoPlist
package import LaunchApps
package import LaunchRules
internal import XcodeProjects

package struct AppFacts: Sendable {
  package internal(set) var infoPlists: [String] = []
  /// The apps with the images that iOS finds for them.
  package internal(set) var apps: [BundleContents] = []
  /// The launch keys in the Info.plist; `nil` if there is no Info.plist, or if several differ.
  package internal(set) var info: LaunchInfo?
  /// Whether the Info.plist belongs to a built app, where it should not be edited.
  package internal(set) var isBuilt = false
  /// The first landscape orientation that the app supports; `nil` if there is none, or if apps
  /// differ.
  package internal(set) var orientation: LandscapeOrientation?
  /// Whether any of the apps supports a portrait orientation; `nil` if this is unknown.
  package internal(set) var supportsPortrait: Bool?
  /// Whether all of the apps launch into portrait.
  package internal(set) var launchesInPortrait = false
  /// Whether there are several apps whose first landscape orientations differ.
  package internal(set) var disagrees = false
  /// The launch image sets that projects use, each with its build setting.
  package internal(set) var catalogs: [ProjectContents.Catalog] = []
  /// The paths of the .xcodeproj folders.
  package internal(set) var projects: [String] = []

  package init() {}

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
