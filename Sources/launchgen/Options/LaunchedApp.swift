import LaunchImages

/// The facts in an Info.plist or a project's target about the app that images are made for.
struct LaunchedApp {
  /// The first landscape orientation in the app's list.
  let orientation: LandscapeOrientation
  /// Whether an iPhone launches the app in portrait. Always false for apps for iPads only: iPads
  /// launch them as they are held.
  let launchesInPortrait: Bool
  /// The families of devices that the app is for; `nil` if no key or build setting lists them.
  private(set) var families: Set<DeviceIdiom>?
  /// Whether the families come from a build setting.
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

  /// Adds the families of another app that is built from the same Info.plist.
  mutating func addFamilies(of other: LaunchedApp) {
    families = families.flatMap { own in other.families.map(own.union) }
    hasFamilySetting = hasFamilySetting || other.hasFamilySetting
  }

  /// The families in the build settings; `nil` if only the Info.plist lists them.
  var builtFamilies: Set<DeviceIdiom>? { hasFamilySetting ? families : nil }

  /// A fault and its remedy for each family that gets images although the app is not for it.
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
