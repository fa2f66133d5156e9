internal import InfoPlist
package import LaunchApps
internal import LaunchImages
package import LaunchRules
internal import Platform
internal import Texts

/// Facts about the app that images are made for, from its Info.plist or from a target of its
/// project.
package struct LaunchedApp {
  /// The first landscape orientation in the app's list of supported orientations.
  let orientation: LandscapeOrientation
  /// Whether an iPhone launches the app in portrait. It is always `false` if the app is only for
  /// iPads, which launch an app in the orientation in which they are held.
  let launchesInPortrait: Bool
  /// The device families that the app supports; `nil` if neither a key nor a build setting lists
  /// them.
  private(set) var families: Set<DeviceIdiom>?
  /// Whether the families come from a build setting.
  private(set) var hasFamilySetting: Bool
  /// The lowest iOS that the app supports; `nil` if it is unknown.
  private(set) var minimumOS: OSVersion?

  /// - Parameter hasFamilySetting: whether UIDeviceFamily in the document comes from a build
  ///   setting.
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
    let document = try mapError(try PropertyListDocument(path: path)) { (error: InfoPlistError) in
      CommandError(error.message(forNamed: path))
    }
    self = try mapError(try LaunchedApp(document)) { (error: InfoPlistError) in
      CommandError(error.message(forNamed: path))
    }
  }

  /// The orientations in an Info.plist, or in that of a project's first target: those for iPhones,
  /// or those for iPads if the app is only for iPads. Empty if the Info.plist cannot be read.
  package static func orientations(
    at path: String, _ options: LoadOptions
  ) throws(CommandError) -> [InterfaceOrientation] {
    let bundles = try BundleLoader.loaded(path, options)
    guard let contents = bundles.first.flatMap({ try? $0.contents.get() }) else { return [] }
    return contents.info.orientations(for: contents.info.mainIdiom)
  }

  func portraitWarning(at path: String) -> Message? {
    guard launchesInPortrait else { return nil }
    return Message(
      warning: "launches into portrait, where these images do not show (the first value of "
        + "UISupportedInterfaceOrientations is portrait)", at: Message.Place(path),
      "put \(orientation.interfaceOrientation.rawValue) first")
  }

  /// Adds the device families and systems of another target's app with the same Info.plist.
  mutating func addFamilies(of other: LaunchedApp) {
    families = families.flatMap { own in other.families.map(own.union) }
    hasFamilySetting = hasFamilySetting || other.hasFamilySetting
    minimumOS = [minimumOS, other.minimumOS].compactMap(\.self).min()
  }

  /// The device families in the build settings; `nil` if the build settings do not list them.
  var builtFamilies: Set<DeviceIdiom>? { hasFamilySetting ? families : nil }

  /// For each device family that gets images although the app does not support it, the fault and
  /// its remedy in words.
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
