internal import AppDocuments
package import LaunchApps
internal import LaunchImages
internal import LaunchRules
internal import Platform
internal import Texts

/// Facts about the app for which images are made, from an Info.plist or a target of a project.
package struct LaunchedApp {
  /// The first landscape orientation in the app's list of supported orientations.
  let orientation: LandscapeOrientation
  /// Whether an iPhone launches the app in portrait. `false` if the app is only for iPads, because
  /// an iPad launches apps in the orientation in which the iPad is held.
  let launchesInPortrait: Bool
  /// The device families; `nil` if neither a key nor a build setting lists them.
  private(set) var families: Set<DeviceIdiom>?
  /// Whether ``families`` (UIDeviceFamily) comes from a build setting.
  private(set) var hasFamilySetting: Bool
  private(set) var minimumOS: OSVersion?

  init(
    _ document: PropertyListDocument, hasFamilySetting: Bool = false
  ) throws(InfoPlistError) {
    let orientations = try LaunchOrientations(document)
    orientation = try orientations.landscape()
    let info = LaunchInfo(document)
    launchesInPortrait = orientations.launchesInPortrait && info.mainIdiom == .phone
    families = info.families
    minimumOS = info.minimumOS
    self.hasFamilySetting = hasFamilySetting
  }

  init(atInfoPlist path: String) throws(CommandError) {
    let document = try mapError(
      try PropertyListDocument(path: path), CommandError.naming(path))
    self = try mapError(try LaunchedApp(document), CommandError.naming(path))
  }

  /// The first app at a path, with its target's name or the path of its Info.plist. The result is
  /// `nil` if the Info.plist cannot be read.
  static func first(
    at path: String, _ options: LoadOptions
  ) throws(CommandError) -> (name: String, contents: BundleContents)? {
    guard let bundle = try BundleLoader.loaded(path, options).first,
      let contents = try? bundle.contents.get()
    else { return nil }
    return (bundle.build?.target ?? bundle.path, contents)
  }

  func portraitWarning(at path: String) -> Message? {
    guard launchesInPortrait else { return nil }
    return Message(
      warning: "launches into portrait, where these images do not show (the first value of "
        + "UISupportedInterfaceOrientations is portrait)", at: Message.Place(path),
      "put \(orientation.interfaceOrientation.rawValue) first")
  }

  /// Adds the device families of another target's app. ``minimumOS`` becomes the lower one of both
  /// apps.
  mutating func addFamilies(of other: LaunchedApp) {
    families = families.flatMap { own in other.families.map(own.union) }
    hasFamilySetting = hasFamilySetting || other.hasFamilySetting
    minimumOS = [minimumOS, other.minimumOS].compactMap(\.self).min()
  }

  var builtFamilies: Set<DeviceIdiom>? { hasFamilySetting ? families : nil }

  /// A warning for each device family that gets images although the app does not support it.
  func faults(of options: BuildOptions, at path: String) -> [Message] {
    let evidence =
      hasFamilySetting ? FamilyEvidence.buildSetting : .deviceFamily(line: nil)
    return DeviceIdiom.allCases.filter { idiom in
      families?.contains(idiom) == false && !options.entries(for: idiom).isEmpty
    }.map { idiom in
      Message(
        warning: "the images for \(idiom.devices) do not show (\(evidence.lack(of: idiom)))",
        at: Message.Place(path), evidence.remedy(forLackOf: idiom))
    }
  }
}

extension BundleLoader {
  package static func loaded(
    _ path: String, _ options: LoadOptions
  ) throws(CommandError) -> [LoadedBundle] {
    try mapError(try load(path, options), CommandError.loading(path))
  }
}

extension LoadedBundle {
  /// The app's contents, which determine its launches.
  package func launchContents() throws(CommandError) -> BundleContents {
    let found = try mapError(try contents.get(), CommandError.naming(path))
    if let other = found.otherKind { throw CommandError(other.message(at: path)) }
    if let obstacle = found.obstacle { throw CommandError(obstacle) }
    return found
  }
}

extension [LoadedBundle] {
  /// The apps whose launches are known, and the errors of the other apps.
  ///
  /// - Throws: the error of the first app, if no app's launches are known.
  package func launchContents() throws(CommandError) -> (
    apps: [(bundle: LoadedBundle, contents: BundleContents)], failures: [CommandError]
  ) {
    let found = map { bundle in
      Result { () throws(CommandError) in (bundle, try bundle.launchContents()) }
    }
    let apps = found.compactMap { try? $0.get() }
    let failures = found.compactMap { result in
      if case .failure(let error) = result { error } else { nil }
    }
    if apps.isEmpty, let first = failures.first { throw first }
    return (apps, failures)
  }
}

package enum InfoPlistFolder {
  /// Finds the only app's Info.plist in a folder, and returns its path. Returns a path of a project
  /// or a file unchanged.
  package static func infoPlist(_ path: String) throws(CommandError) -> String {
    if NamedTarget.isProject(path) || FileKind(of: path) != .folder { return path }
    return try mapError(try InfoPlistSearch.onlyFile(in: path), CommandError.loading(path))
  }
}

/// The target of an Xcode project for which a build makes images.
struct NamedTarget {
  /// The path in the build setting INFOPLIST_FILE; `nil` if Xcode generates the Info.plist.
  let infoPlist: String?
  /// The target's app. If several targets match the options, the app has the families of all.
  private(set) var app: LaunchedApp
  private(set) var names: [String]

  static func isProject(_ path: String) -> Bool {
    path.hasSuffix(".xcodeproj") || path.hasSuffix(".xcodeproj/") || Workspace.isWorkspace(path)
  }

  /// The path of the Info.plist, or of a project's project.pbxproj.
  static func file(_ path: String) -> String {
    if isProject(path) { return Path.joined(project(path), "project.pbxproj") }
    return (try? InfoPlistFolder.infoPlist(path)) ?? path
  }

  /// The project of a workspace, if the workspace can be read; otherwise, the path itself.
  static func project(_ path: String) -> String { (try? Workspace.project(at: path)) ?? path }

  /// The paths of the files that determine the Info.plist and the build settings at a path.
  static func files(_ path: String, _ options: LoadOptions) -> [String] {
    guard isProject(path) else { return [file(path)] }
    let folder = ListedFolders.plain(project(path)).pathParts.folder
    // CocoaPods writes settings for the app's target into its own folder.
    return [file(path)]
      + FolderWalk.files(ofTypes: ["xcconfig"], in: folder, foreign: .searched)
      + [(try? NamedTarget(path, options))?.infoPlist].compactMap(\.self)
  }

  /// Throws an error if nothing can be read, or if several targets match the options and differ in
  /// Info.plist or orientation.
  init(_ path: String, _ options: LoadOptions) throws(CommandError) {
    var targets: [(name: String, target: NamedTarget)] = []
    for bundle in try BundleLoader.loaded(path, options) {
      targets.append((bundle.name, try NamedTarget(bundle)))
    }
    guard let first = targets.first else {
      throw CommandError(LoadError.noInfoPlist(.folder).message(at: path))
    }
    if let other = targets.first(where: { $0.target.description != first.target.description }) {
      throw CommandError(
        .badData, path,
        "has targets that differ (\(first.name): \(first.target.description); \(other.name): "
          + "\(other.target.description))",
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
      // If a build setting lists the orientations, the error is about the setting's file.
      let place = contents.place(
        of: error.line.map { .line($0) } ?? contents.document.place(of: .key(key)), bundle.path)
      throw CommandError(error.message(forNamed: place.path, line: place.line))
    }
  }

  /// What must be the same for all targets: the orientation and the Info.plist.
  private var description: String {
    [app.orientation.rawValue, infoPlist].compactMap(\.self).joined(separator: ", ")
  }
}
