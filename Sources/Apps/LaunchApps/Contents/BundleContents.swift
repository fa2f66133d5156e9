public import InfoPlist
public import LaunchRules

/// The contents of an app's Info.plist, and the launch images that were found for it.
public final class BundleContents: Sendable {
  public let document: PropertyListDocument
  public let info: LaunchInfo
  package let images: [String: ImageFile]
  package let storyboards: StoryboardContents
  /// Whether the app is already built, so no file can be added to it.
  public let isBuilt: Bool
  /// Whether the input is only a launch storyboard or xib, without an Info.plist.
  package let isStoryboard: Bool
  /// Facts from the Xcode project; `nil` without a project.
  package let project: ProjectContents?
  /// Whether files can be checked: a launch image was found, or the app is built.
  package let hasImages: Bool
  /// All entries of UILaunchImages and its variants. Entries of the key without a suffix come
  /// first.
  package let sites: [EntrySite]
  /// Launches on each device family that has UILaunchImages; families whose orientations or entries
  /// depend on a build variable are left out.
  package let launches: [DeviceIdiom: [LaunchSurvey.Row]]

  private let assumptions: Assumptions

  package init(
    document: PropertyListDocument, images: [ImageFile],
    storyboards: StoryboardContents = StoryboardContents(), isBuilt: Bool,
    project: ProjectContents? = nil, isStoryboard: Bool = false,
    assumptions: Assumptions = Assumptions()
  ) {
    self.document = document
    self.isStoryboard = isStoryboard
    self.storyboards = storyboards
    self.project = project
    self.isBuilt = isBuilt
    self.assumptions = assumptions
    var info = assumptions.applied(to: LaunchInfo(document))
    let found = Dictionary(images.map { ($0.name, $0) }) { first, _ in first }
    self.images = found
    let sites = info.launchImages.all(InfoPlistKey.launchImages).flatMap { key, entries in
      let idioms = info.idioms.filter {
        info.launchImages.key(InfoPlistKey.launchImages, for: $0) == key
      }
      return entries.enumerated().map { index, written in
        EntrySite(
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
    if hasImages { info.imageFiles = Set(found.keys) }
    self.info = info
    var launches: [DeviceIdiom: [LaunchSurvey.Row]] = [:]
    for idiom in info.idioms
    where info.launchImages[idiom] != nil && !info.hasUnknownOrientations(for: idiom)
      && !info.hasUnknownEntries(for: idiom)
    {
      launches[idiom] = LaunchSurvey(info, on: idiom).rows
    }
    self.launches = launches
  }

  /// The error if the property list is not the Info.plist of an app for iPhones or iPads; `nil` if
  /// it may be. A project tells what its targets are, whatever their files say.
  package var otherKind: InfoPlistError? { project == nil ? document.otherKind : nil }

  /// Whether the Info.plist has all keys of the app: it belongs to a built app, or to a project
  /// whose build settings are known.
  package var isWhole: Bool { isBuilt || project != nil }

  /// Whether no build setting can add keys to the Info.plist: it ``isWhole``, or a build has
  /// written its SDK into it.
  package var hasAllKeys: Bool {
    isWhole
      || ["DTSDKName", "DTPlatformVersion"].contains { key in
        document.root[key]?.string.map { !BuildVariable.isIn($0) } ?? false
      }
  }

  /// Whether the Info.plist is a source file, rather than part of a built app or generated from
  /// build settings.
  public var isFile: Bool {
    !isBuilt && !isStoryboard && (project.map { $0.infoPlist != nil && !$0.isUnknown } ?? true)
  }

  /// The names of the launch images that were found.
  public var imageNames: Set<String> { Set(images.keys) }

  /// A copy in which the assumptions override the Info.plist.
  public func assuming(_ assumptions: Assumptions) -> BundleContents {
    BundleContents(
      document: document, images: Array(images.values), storyboards: storyboards, isBuilt: isBuilt,
      project: project, isStoryboard: isStoryboard, assumptions: assumptions)
  }

  /// The images that a device finds by the entry's name.
  package func files(of site: EntrySite) -> [ImageFile] {
    site.fileNames.sorted().compactMap { images[$0] }
  }

  /// Whether the app can launch into an orientation that the entry matches; `true` if the
  /// orientations are unknown.
  package func mayMatch(_ site: EntrySite) -> Bool {
    guard let entry = site.entry else { return false }
    return site.idioms.contains { idiom in
      launchOrientations(for: idiom)?.contains { entry.orientation.matches($0) } ?? true
    }
  }

  /// The orientations that the app may launch into; `nil` if they are unknown.
  func launchOrientations(for idiom: DeviceIdiom) -> [InterfaceOrientation]? {
    if info.hasUnknownOrientations(for: idiom) { return nil }
    let listed = info.orientations(for: idiom)
    return listed.isEmpty ? [.portrait] : listed
  }

  /// The lowest iOS that the app supports on the device families that use the entry.
  package func lowestSystem(_ site: EntrySite) -> OSVersion {
    site.idioms.map { info.lowestSystem(for: $0) }.min() ?? .firstWithEntries
  }

  /// The place of a member of an entry, such as UILaunchImageSize. If the entry does not have the
  /// member, the result is the entry's place.
  package func place(of site: EntrySite, _ member: String?) -> PropertyListPlace? {
    member.flatMap { document.place(of: .key(site.key), .index(site.index), .key($0)) }
      ?? site.place
  }
}

/// An element of UILaunchImages, and its place in Info.plist.
package struct EntrySite {
  package let key: String
  /// The index in the array of that key, from 0.
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

  /// Whether iOS may or may not use the entry, because a value in it contains a build variable.
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
