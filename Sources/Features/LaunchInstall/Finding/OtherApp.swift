internal import LaunchApps

/// Another app for iPhones or iPads that a project makes.
struct OtherApp: Sendable {
  /// The name of its target.
  let name: String
  let builds: [ScreenApp.Build]

  /// The paths of the files from which the Info.plist is built.
  var infoPlists: [String] { builds.compactMap(\.infoPlist) }

  /// The apps of a project, in the project's order.
  ///
  /// - Parameter target: the target that is left out.
  static func all(in bundles: [LoadedBundle], except target: String?) -> [OtherApp] {
    var names: [String] = []
    var builds: [String: [ScreenApp.Build]] = [:]
    for bundle in bundles {
      guard let name = bundle.build?.target, name != target,
        case .success(let contents) = bundle.contents
      else { continue }
      if builds[name] == nil { names.append(name) }
      builds[name, default: []].append(
        ScreenApp.Build(target: name, infoPlist: contents.infoPlistFile, contents: contents))
    }
    return names.map { OtherApp(name: $0, builds: builds[$0] ?? []) }
  }

  /// Whether the app gets keys from one of the Info.plist files or of the configurations.
  func uses(_ infoPlists: some Sequence<String>, _ configurations: some Sequence<String>) -> Bool {
    let (infoPlists, configurations) = (Set(infoPlists), Set(configurations))
    return builds.contains { build in
      build.infoPlist.map(infoPlists.contains) ?? false
        || build.configuration.map(configurations.contains) ?? false
    }
  }

  func shows(_ path: String) -> Bool { builds.contains { $0.storyboards.contains(path) } }
}

extension ScreenApp.Build {
  /// The identifier of the configuration's object, which several targets may share.
  var configuration: String? { contents.project?.configuration }

  /// The paths of the storyboards and xibs that are shown at launch.
  var storyboards: [String] { contents.storyboards.files(.launch).map(\.path) }

  /// Whether the target is built for a platform with other storyboards, too.
  var isForOtherPlatforms: Bool { contents.project?.otherPlatforms.isEmpty == false }
}
