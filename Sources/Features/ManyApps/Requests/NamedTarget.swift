internal import Files
internal import InfoPlist
internal import LaunchApps
internal import LaunchImages
internal import LaunchRules
internal import Platform
internal import Texts

/// The target of an Xcode project that a build makes images for.
struct NamedTarget {
  /// The path in the build setting INFOPLIST_FILE; `nil` if Xcode generates the Info.plist from
  /// build settings alone.
  let infoPlist: String?
  /// The target's app. If several targets match the options, it has the device families of all of
  /// them.
  private(set) var app: LaunchedApp
  private(set) var names: [String]

  static func isProject(_ path: String) -> Bool {
    path.hasSuffix(".xcodeproj") || path.hasSuffix(".xcodeproj/")
  }

  /// The paths of the files that determine the Info.plist and the build settings for `path`: the
  /// Info.plist itself, or a project's files.
  static func files(_ path: String, _ options: LoadOptions) -> [String] {
    guard isProject(path) else { return [(try? InfoPlistFolder.infoPlist(path)) ?? path] }
    let project = path.endsInSlash ? String(path.dropLast()) : path
    let folder = project.pathParts.folder
    // CocoaPods writes settings for the app's target into its own folder.
    return [project + "/project.pbxproj"]
      + FolderWalk.files(ofTypes: ["xcconfig"], in: folder, foreign: .searched)
      + [(try? NamedTarget(path, options))?.infoPlist].compactMap(\.self)
  }

  /// - Throws: ``CommandError`` if nothing can be read, or if several targets match the options and
  ///   differ in Info.plist or orientation.
  init(_ path: String, _ options: LoadOptions) throws(CommandError) {
    var targets: [(name: String, target: NamedTarget)] = []
    for bundle in try BundleLoader.loaded(path, options) {
      targets.append((bundle.name, try NamedTarget(bundle)))
    }
    guard let first = targets.first else {
      throw CommandError(LoadError.noInfoPlist(.folder).message(at: path))
    }
    if let other = targets.first(where: { !$0.target.isSame(as: first.target) }) {
      throw CommandError(
        .badData, path,
        "has targets that differ (\(first.name): \(first.target); \(other.name): \(other.target))",
        "choose one with --target-name")
    }
    self = first.target
    for other in targets.dropFirst() {
      app.addFamilies(of: other.target.app)
      names += other.target.names.filter { !names.contains($0) }
    }
  }

  private init(_ bundle: LoadedBundle) throws(CommandError) {
    let contents = try bundle.launchContents()
    infoPlist = contents.infoPlistFile
    names = [bundle.build?.target].compactMap(\.self)
    do throws(InfoPlistError) {
      let families = contents.document.place(of: .key(InfoPlistKey.deviceFamily))
      app = try LaunchedApp(
        contents.document,
        hasFamilySetting: contents.place(of: families, bundle.path).path != infoPlist)
    } catch {
      let key = contents.document.key(
        InfoPlistKey.supportedOrientations, for: contents.info.mainIdiom)
      // The orientations may be those of a build setting.
      let place = contents.place(
        of: error.line.map { .line($0) } ?? contents.document.place(of: .key(key)), bundle.path)
      throw CommandError(error.message(forNamed: place.path, line: place.line))
    }
  }

  private func isSame(as other: NamedTarget) -> Bool {
    infoPlist == other.infoPlist && app.orientation == other.app.orientation
  }
}

extension NamedTarget: CustomStringConvertible {
  var description: String {
    [app.orientation.rawValue, infoPlist].compactMap(\.self).joined(separator: ", ")
  }
}
