internal import LaunchApps
internal import Platform
internal import XcodeProjects

/// Finds the app that images belong to, and collects facts about it. An Info.plist in the options
/// replaces the search.
enum AppFactSearch {
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
