internal import AppDocuments
internal import Platform

/// The property lists in a folder that no project uses, by what each of them is.
struct LooseLists {
  /// The number of lists of something else than an app for iPhones or iPads.
  var others = 0
  private var apps: [LoadedBundle] = []
  private var built: [LoadedBundle] = []
  /// Templates that cannot be read, and damaged lists without a sign of an iOS app.
  private var unreadable: [LoadedBundle] = []
  /// The paths of lists that could be parts of an Info.plist: they have no key of a bundle.
  private var parts: [String] = []

  mutating func add(_ bundle: LoadedBundle, isBuilt: Bool) {
    if isBuilt {
      built.append(bundle)
    } else if let contents = try? bundle.contents.get() {
      add(bundle, contents)
    } else if FileExtension.of(bundle.path) != "in",
      bundle.isForbidden || FolderWalk.hasAppKey(bundle.path)
    {
      apps.append(bundle)
    } else {
      unreadable.append(bundle)
    }
  }

  private mutating func add(_ bundle: LoadedBundle, _ contents: BundleContents) {
    let (name, keys) = (bundle.path.lastPathName, contents.document.root.keys)
    switch contents.otherKind {
    case .otherProduct: others += 1
    // The Info.plist for Mac Catalyst in .NET MAUI's projects has the keys of an app for iPads.
    case nil where bundle.path.pathFolder.lastPathName == "MacCatalyst": others += 1
    case nil where FolderWalk.isInfoPlist(name):
      if bundle.saysNothing { others += 1 } else { apps.append(bundle) }
    case nil where contents.document.isOfMobileApp:
      let isWhole = keys.contains { $0.hasPrefix("CFBundle") || $0 == "LSRequiresIPhoneOS" }
      if isWhole || name.lowercased().contains("info") {
        apps.append(bundle)
      } else if keys.contains(where: { !$0.hasPrefix("UILaunch") }) {
        // With launch keys alone, it may be what a build of launchgen wrote.
        parts.append(bundle.path)
      }
    default: break
    }
  }

  /// The bundles of projects together with those of the lists. Built apps and unreadable lists are
  /// left out, unless there is nothing else.
  func joined(_ bundles: [LoadedBundle]) -> [LoadedBundle] {
    let sources = bundles + apps
    let all = sources.isEmpty ? built : sources
    if !sources.isEmpty {
      for app in built { SearchOmissions.add(foreignFolder: app.path.pathFolder) }
    }
    let skipped = all.isEmpty ? [] : unreadable.map(\.path)
    for path in skipped + parts { SearchOmissions.add(skippedList: path) }
    return all.isEmpty ? unreadable : all
  }
}
