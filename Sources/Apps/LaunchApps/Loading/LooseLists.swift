internal import AppDocuments
internal import Platform
internal import Texts

/// The property lists that belong to none of a folder's projects, grouped by kind.
struct LooseLists {
  /// The number of lists that belong to products other than apps for iPhones or iPads.
  var others = 0
  private var apps: [LoadedBundle] = []
  private var built: [LoadedBundle] = []
  /// Templates that cannot be read, and damaged lists without a key of an iOS app.
  private var unreadable: [LoadedBundle] = []

  mutating func add(_ bundle: LoadedBundle, isBuilt: Bool) {
    if isBuilt { return built.append(bundle) }
    guard let contents = try? bundle.contents.get() else {
      let isApp =
        !FolderWalk.isTemplate(bundle.path.lastPathName)
        && (bundle.isForbidden || FolderWalk.hasAppKey(bundle.path))
      return isApp ? apps.append(bundle) : unreadable.append(bundle)
    }
    let (name, keys) = (bundle.path.lastPathName, contents.document.root.keys)
    switch contents.otherKind {
    case .otherProduct: others += 1
    // React Native's Info.plist for tvOS, and .NET MAUI's for Mac Catalyst, have keys of iOS apps.
    case nil where Self.isForOtherSystem(bundle.path): others += 1
    // Tauri merges this list into that of the app.
    case nil where FileKind(of: Path.joined(bundle.path.pathFolder, "tauri.conf.json")) == .file:
      others += 1
    // Without such a key, it could as well be that of a library or a test. Images that iOS finds by
    // name do not count: any app may have them.
    case nil where FolderWalk.isInfoPlist(name):
      let isApp = keys.contains { $0.hasPrefix("UI") || $0 == "LSRequiresIPhoneOS" }
      if isApp { apps.append(bundle) } else { others += 1 }
    case nil where contents.document.isOfMobileApp:
      let isWhole = keys.contains { $0.hasPrefix("CFBundle") || $0 == "LSRequiresIPhoneOS" }
      if isWhole || name.lowercased().contains("info") {
        apps.append(bundle)
      } else if keys.contains(where: { !$0.hasPrefix("UILaunch") }) {
        // With launch keys alone, it may be what a build of launchgen wrote.
        others += 1
      }
    default: break
    }
  }

  /// Whether the file's name or its folder's names a system other than iOS, as in `Game-tvOS`.
  private static func isForOtherSystem(_ path: String) -> Bool {
    let names = path.pathFolder.lastPathName + "/" + path.lastPathName
    let words = Set(names.lowercased().split { !$0.isLetter && !$0.isNumber })
    return !words.contains("ios")
      && !words.isDisjoint(with: ["tvos", "watchos", "macos", "visionos", "maccatalyst"])
  }

  /// Returns the first of these groups that is not empty: the `bundles` of projects with the lists
  /// for apps; the built apps; the unreadable lists.
  func joined(_ bundles: [LoadedBundle]) -> [LoadedBundle] {
    // Only build settings say for which devices an app is. Lists in one folder may be of one app.
    let sources =
      bundles
      + apps.map { app in
        let near = bundles.filter { $0.path.pathFolder == app.path.pathFolder }
        let families = Set(near.compactMap { try? $0.contents.get().info.families })
        var assumptions = Assumptions()
        assumptions.families = families.count == 1 ? families.first { $0.count == 1 } : nil
        return app.assuming(assumptions)
      }
    let all = sources.isEmpty ? built : sources
    if !sources.isEmpty {
      for app in built { SearchOmissions.add(app.path.pathFolder, as: .foreignFolder) }
    }
    if !bundles.isEmpty && !apps.isEmpty {
      let unused = apps.map(\.path).listed(upTo: 5)
      SearchOmissions.add("used by no target, and so judged alone: \(unused)", as: .note)
    }
    if all.isEmpty { return unreadable }
    for list in unreadable { SearchOmissions.add(list.path, as: .skippedList) }
    return all
  }
}
