import LaunchImages

/// What an Info.plist, or a project's target, says of the app that images are made for.
struct LaunchedApp {
  /// The first landscape orientation.
  let orientation: LandscapeOrientation
  /// Never of an app for iPads only: they launch apps as they are held.
  let launchesInPortrait: Bool
  /// The families of devices that the app is for; `nil` if no key or build setting lists them.
  private(set) var families: Set<DeviceIdiom>?
  /// Whether it is a build setting that lists them.
  private(set) var hasFamilySetting: Bool

  /// - Parameter hasFamilySetting: whether the document's UIDeviceFamily comes from a build setting.
  init(
    _ document: PropertyListDocument, hasFamilySetting: Bool = false
  ) throws(InfoPlistError) {
    let orientations = try LaunchOrientations(document)
    orientation = try orientations.landscape()
    let info = LaunchInfo(document)
    launchesInPortrait = orientations.launchesInPortrait && info.mainIdiom == .phone
    families = info.families
    self.hasFamilySetting = hasFamilySetting
  }

  /// Adds the families of an app that is made of the same Info.plist.
  mutating func addFamilies(of other: LaunchedApp) {
    families = families.flatMap { own in other.families.map(own.union) }
    hasFamilySetting = hasFamilySetting || other.hasFamilySetting
  }

  /// The families by the build settings; `nil` if only the Info.plist lists them.
  var builtFamilies: Set<DeviceIdiom>? { hasFamilySetting ? families : nil }

  /// What is wrong with images that no device of the app shows, each with what to do about it.
  func faults(of options: BuildOptions) -> [String] {
    let evidence =
      hasFamilySetting ? FamilyEvidence.buildSetting : .deviceFamily(line: nil)
    return DeviceIdiom.allCases.filter { idiom in
      families?.contains(idiom) == false && !options.entries(for: idiom).isEmpty
    }.map { idiom in
      "the images for \(idiom.devices) do not show (\(evidence.lack(of: idiom))); "
        + evidence.remedy(forLackOf: idiom)
    }
  }
}
