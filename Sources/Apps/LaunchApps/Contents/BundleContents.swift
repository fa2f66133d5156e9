public import AppDocuments
public import LaunchRules

/// The contents of an app's Info.plist, and the launch images that were found for it.
public final class BundleContents: Sendable {
  public let document: PropertyListDocument
  public let info: LaunchInfo
  package let images: [String: ImageFile]
  package let storyboards: StoryboardContents
  /// Whether the app is already built, so that no file can be added to the app.
  public let isBuilt: Bool
  /// Whether the input is only a launch storyboard or xib, without an Info.plist.
  package let isStoryboard: Bool
  package let project: ProjectContents?
  /// The path of the .NET MAUI project whose build makes the launch screen; `nil` if Info.plist has
  /// a launch screen key.
  package let splashProject: String?
  /// The path of the file from which another program makes the project; `nil` if there is none, or
  /// if the project was read. The project's settings may add keys to the Info.plist.
  let unreadProject: String?
  /// Whether files can be checked: a launch image was found, or the app is built.
  package let hasImages: Bool
  /// The entries of UILaunchImages, then the entries of variants such as UILaunchImages~ipad.
  package let sites: [LocatedEntry]
  /// Launches by device family. A family is left out if it has no UILaunchImages, or if its
  /// UILaunchImages contains build variables.
  package let launches: [DeviceIdiom: [LaunchSurvey.Row]]

  private let assumptions: Assumptions

  package init(
    document: PropertyListDocument, images: [ImageFile],
    storyboards: StoryboardContents = StoryboardContents(), isBuilt: Bool,
    project: ProjectContents? = nil, isStoryboard: Bool = false, splashProject: String? = nil,
    unreadProject: String? = nil, assumptions: Assumptions = Assumptions()
  ) {
    (self.document, self.storyboards, self.project) = (document, storyboards, project)
    (self.isBuilt, self.isStoryboard, self.unreadProject) = (isBuilt, isStoryboard, unreadProject)
    self.assumptions = assumptions
    var info = assumptions.applied(to: LaunchInfo(document))
    self.splashProject = info.presentLaunchScreenKeys.contains(.screen) ? nil : splashProject
    if self.splashProject != nil { info.launchScreenKeys.any = [.storyboardName] }
    let found = Dictionary(images.map { ($0.name, $0) }) { first, _ in first }
    self.images = found
    let sites = info.launchImages.all(InfoPlistKey.launchImages).flatMap { key, entries in
      let idioms = info.idioms.filter {
        info.launchImages.key(InfoPlistKey.launchImages, for: $0) == key
      }
      return entries.enumerated().map { index, written in
        LocatedEntry(
          key: key, index: index, written: written,
          reading: Result { () throws(EntryFault) in try written.entry(sdk: info.sdk) },
          idioms: idioms, place: document.place(of: .key(key), .index(index)))
      }
    }
    self.sites = sites
    hasImages =
      isBuilt
      || sites.contains {
        $0.fileNames.contains { found[$0] != nil } || project?.outsiders(of: $0).isEmpty == false
      }
    if hasImages, project?.hidesImages != true { info.imageFiles = Set(found.keys) }
    self.info = info
    let known = info.idioms.filter { idiom in
      info.launchImages[idiom] != nil && !info.hasUnknownOrientations(for: idiom)
        && !info.hasUnknownEntries(for: idiom)
    }
    launches = Dictionary(uniqueKeysWithValues: known.map { ($0, LaunchSurvey(info, on: $0).rows) })
  }

  /// The error if the property list is not the Info.plist of an app for iPhones or iPads. The
  /// result is `nil` for a project's target, because targets of other products are not loaded.
  package var otherKind: InfoPlistError? { project == nil ? document.otherKind : nil }

  /// Whether the Info.plist belongs to a built app, or to a project whose build settings are known.
  package var isWhole: Bool { isBuilt || project != nil }

  /// The launch image set of which builds of .NET and Xamarin make UILaunchImages.
  /// Source: ACTool in dotnet/macios.
  var dotNetSet: String? {
    isBuilt || project != nil ? nil : document.root["XSLaunchImageAssets"]?.string
  }

  /// Whether all keys are known: all build settings of the project were read, or a build has made
  /// the Info.plist.
  package var hasAllKeys: Bool {
    project.map { !$0.isIncomplete }
      ?? (isBuilt
        || ["DTSDKName", "DTPlatformVersion"].contains { key in
          // A template has a placeholder in its place.
          let value = document.root[key]?.string ?? ""
          return value.contains(where: \.isNumber) && !BuildVariable.isIn(value)
        })
  }

  /// Whether the Info.plist is a source file.
  public var isFile: Bool {
    !isBuilt && !isStoryboard && (project.map { $0.infoPlist != nil && !$0.isUnknown } ?? true)
  }

  public var imageNames: Set<String> { Set(images.keys) }

  /// A copy in which the assumptions override the Info.plist.
  public func assuming(_ assumptions: Assumptions) -> BundleContents {
    var assumptions = assumptions
    assumptions.families = assumptions.families ?? self.assumptions.families
    return BundleContents(
      document: document, images: Array(images.values), storyboards: storyboards, isBuilt: isBuilt,
      project: project, isStoryboard: isStoryboard, splashProject: splashProject,
      unreadProject: unreadProject, assumptions: assumptions)
  }

  /// The images that a device finds by the entry's name.
  package func files(of site: LocatedEntry) -> [ImageFile] {
    site.fileNames.sorted().compactMap { images[$0] }
  }

  package func mayMatch(_ site: LocatedEntry) -> Bool {
    guard let entry = site.entry else { return false }
    return site.idioms.contains { idiom in
      launchOrientations(for: idiom)?.contains { entry.orientation.matches($0) } ?? true
    }
  }

  package func launchOrientations(for idiom: DeviceIdiom) -> [InterfaceOrientation]? {
    if info.hasUnknownOrientations(for: idiom) { return nil }
    let listed = info.orientations(for: idiom)
    return listed.isEmpty ? [.portrait] : listed
  }

  /// The lowest iOS that the app supports on the device families that use the entry.
  package func lowestSystem(_ site: LocatedEntry) -> OSVersion {
    site.idioms.map { info.lowestSystem(for: $0) }.min() ?? .firstWithEntries
  }

  /// The place of an entry's key, such as UILaunchImageSize; the place of the entry if it lacks the
  /// key.
  package func place(of site: LocatedEntry, _ member: String?) -> PropertyListPlace? {
    member.flatMap { document.place(of: .key(site.key), .index(site.index), .key($0)) }
      ?? site.place
  }
}

package struct LocatedEntry {
  package let key: String
  /// The entry's index, from 0, in the array of ``key``.
  package let index: Int
  package let written: WrittenEntry
  /// The entry as iOS reads it, or why iOS skips it.
  package let reading: Result<LaunchImageEntry, EntryFault>
  package let idioms: [DeviceIdiom]
  package let place: PropertyListPlace?

  package var entry: LaunchImageEntry? { try? reading.get() }

  var fileNames: Set<String> {
    Set(entry.map { entry in idioms.flatMap { entry.fileNames(scale: .three, idiom: $0) } } ?? [])
  }

  /// Whether a value in the entry contains a build variable. Whether iOS uses the entry is then
  /// unknown.
  package var isUnknown: Bool {
    if case .failure(.buildVariable) = reading { true } else { false }
  }

  /// The written values of the entry, which identify it regardless of its position in the array.
  package var subject: String {
    let values = [written.name, written.minimumOS, written.orientation, written.size].map { value in
      switch value {
      case .missing: "-"
      case .text(let text): text
      case .other(let kind): kind
      }
    }
    return ([key] + values).joined(separator: " ")
  }

  /// The entry's position as text, such as `entry 3 of UILaunchImages`.
  package var words: String { "entry \(index + 1) of \(key)" }
}

extension BundleContents {
  /// Whether iPads may show the app next to other apps. The SDK must be unknown, or of iOS 9 or
  /// later.
  package var sharesPadScreen: Bool {
    info.idioms.contains(.pad) && !info.requiresFullScreen && !document.hasOnlyEntries
      && info.sdk.map { $0 >= OSVersion(9, 0) } ?? true
  }

  /// What may add a key that the Info.plist lacks, as a part of a message.
  package var unlessAdded: String {
    "unless " + (unreadProject.map { "\($0) adds it" } ?? "build settings add it")
  }

  /// Whether the app may be for iPads too, although the Info.plist names no device family.
  package var isFamilyUnknown: Bool {
    // Without the key, .NET makes an app for iPhones.
    !hasAllKeys && !document.hasOnlyEntries && info.idioms == [.phone]
      && document.root[InfoPlistKey.deviceFamily] == nil
      && unreadProject?.hasSuffix(".csproj") != true
  }

  /// Text that follows a message about a missing key; empty if all build settings were read.
  package var reservation: String {
    project?.isIncomplete == true || unreadProject != nil ? " in the files that were read" : ""
  }

  /// Whether the Info.plist certainly belongs to an app with a user interface.
  package var isCertainlyApp: Bool {
    if !images.isEmpty || !sites.isEmpty || !unfoundImages.isEmpty { return true }
    let keys = document.root.keys
    let isInterface =
      project?.isUnknown == false || keys.contains("LSRequiresIPhoneOS")
      || keys.contains { $0.hasPrefix("UI") && $0 != InfoPlistKey.deviceFamily }
    return (isWhole || hasAllKeys) && isInterface
  }

  /// The launch storyboard or xib on the newest iOS; `nil` if no key names one, or no file was
  /// found.
  package func launchStoryboard(for idiom: DeviceIdiom) -> FoundStoryboard? {
    let key = document.key(LaunchScreenKey.storyboardName.rawValue, for: idiom)
    for site in storyboards.sites where site.reference.key == key {
      guard case .files(let files) = site.lookup else { return nil }
      return files.first { $0.path.contains(idiom.suffix + ".") } ?? files.first
    }
    return nil
  }

  package var lacksLaunchScreen: Bool {
    info.idioms.contains { info.launchScreenKey(for: $0, .latest) == nil }
  }

  /// Whether the App Store rejects the app because the app lacks a launch screen.
  package var needsLaunchScreen: Bool {
    lacksLaunchScreen && info.sdk.map { $0 >= OSVersion(27, 0) } == true
  }

  /// The deployment target of a storyboard or xib; if the file has none, the app's deployment
  /// target.
  package func target(of document: InterfaceDocument) -> OSVersion? {
    document.deploymentTarget ?? info.minimumOS
  }

  /// Whether a key names a launch storyboard that iOS does not find.
  func namesMissingFile(_ key: LaunchScreenKey) -> Bool {
    project?.hides(["storyboard", "xib"]) != true && sites(of: key).contains(where: \.isMissing)
  }

  /// The file that a key names and the project lists, if the file does not exist.
  func missingMember(of key: LaunchScreenKey) -> String? {
    sites(of: key).lazy.compactMap(\.missingMember).first
  }

  private func sites(of key: LaunchScreenKey) -> [StoryboardSite] {
    storyboards.sites.filter {
      $0.reference.role == .launch && $0.reference.key.contains(key.rawValue)
    }
  }

  /// Why sources disagree about whether devices show a key's launch screen; `nil` if sources agree.
  /// Example: `sources disagree, as KEY has an extension`.
  package func launchScreenDoubt(of key: LaunchScreenKey, for idiom: DeviceIdiom) -> String? {
    if !key.isStoryboard, let other = info.presentLaunchScreenKeys.first(where: \.isStoryboard) {
      return "sources disagree, as \(other.rawValue) is present too"
    }
    let key = document.key(key.rawValue, for: idiom)
    let hasExtension = storyboards.sites.contains {
      $0.reference.key.hasSuffix(key) && $0.reference.writtenExtension != nil
    }
    return hasExtension ? "sources disagree, as \(key) has an extension" : nil
  }

  /// Whether all images of the app are known.
  public var knowsImages: Bool { (isWhole || hasImages) && project?.hidesImages != true }

  /// The launch image set, if all entries of UILaunchImages come from this set.
  package var onlySet: CatalogLaunchImages? {
    guard let set = project?.catalog, set.isListed else { return nil }
    let entries = set.slots.compactMap(\.entry)
    return sites.allSatisfy { $0.entry.map(entries.contains) ?? false } ? set : nil
  }

  /// The launch image set, if it lacks landscape images for iPhones of at most 667 points in
  /// height, although the app launches into landscape there. `isBlank` is true if at least one
  /// launch shows a blank screen. Otherwise iOS 9 and later may show a Portrait image, as in some
  /// shipped apps.
  package var catalogWithoutLandscape: (catalog: CatalogLaunchImages, isBlank: Bool)? {
    guard let catalog = project?.catalog, catalog.isListed else { return nil }
    let rows = (launches[.phone] ?? []).filter { row in
      row.launch.orientation.isLandscape
        && [Display.phone480, .phone568, .phone667].contains(row.display)
    }
    let isBlank = rows.contains { if case .blank = $0.launch.outcome { true } else { false } }
    let isTolerated = rows.contains {
      $0.launch.outcome.chosen?.fit == .otherOrientation && $0.launch.reason == .firstListed
    }
    return isBlank || isTolerated ? (catalog, isBlank) : nil
  }
}
