public import LaunchRules
internal import Platform

/// The result of merging launch image keys into an Info.plist: the changes, and the new bytes.
///
/// iPhones prefer a key with the suffix `~iphone`, so the merge changes this key if it is present.
/// In an app for iPads, the entries for iPhones go to `UILaunchImages~iphone`, and the entries for
/// iPads to `UILaunchImages~ipad`, because iPads would also show the images in UILaunchImages.
/// Existing entries for screens without a new entry stay. Keys that already have the right value do
/// not change.
public struct InfoPlistMerge: Equatable, Sendable {
  public let document: PropertyListDocument
  /// The orientation that launch images must be made for.
  public let orientation: LandscapeOrientation
  /// The changed keys; empty if the Info.plist is up to date.
  public let changes: [KeyChange]
  public let warnings: [InfoPlistWarning]
  /// The bytes of the whole Info.plist after the merge. In XML, every byte outside the changed keys
  /// stays the same.
  public let bytes: ContiguousArray<UInt8>

  /// Decides what to change.
  public init(into document: PropertyListDocument, _ options: MergeOptions) throws(InfoPlistError) {
    if let error = document.otherKind { throw error }
    let families = AppFamilies(document, built: options.builtFamilies)
    let (options, leftOut) = families.choose(from: options)
    let orientations = try OrientationMerge(document, options, families.info.mainIdiom)
    let images = LaunchImagesMerge(
      document: document, options: options, families: families, orientations: orientations)
    self.document = document
    orientation = orientations.orientation
    let changes = try images.changes() + [orientations.change].compactMap(\.self)
    self.changes = changes
    let result = try mapError(try document.changing(changes), InfoPlistError.file)
    let unmatched = UnmatchedLaunches(
      old: families.info, new: LaunchInfo(result, builtFamilies: options.builtFamilies))
    warnings =
      leftOut + document.launchScreenWarnings(options.builtMinimumOS)
      + unmatched.warnings(document)
    bytes = result.bytes
  }

  /// The changes as a unified diff; empty if nothing changes. For a binary list, the diff compares
  /// the list's XML form.
  public func difference(path: String) -> String { document.difference(changes, path: path) }
}

extension PropertyListDocument {
  /// Warns about each launch screen key that iPhones read: with such a key, iOS ignores launch
  /// images. `lowest` is the minimum iOS version in the app's build settings.
  fileprivate func launchScreenWarnings(_ lowest: OSVersion?) -> [InfoPlistWarning] {
    LaunchScreenKey.allCases.map { key($0.rawValue, for: .phone) }.filter { root[$0] != nil }.map {
      .launchScreen(
        key: $0, from: LaunchScreenKey(rawValue: $0)?.minimumOS,
        lowest: lowest ?? LaunchInfo(self).minimumOS, line: lineOfKey($0))
    }
  }
}

/// The values to write into an Info.plist, and the values that may be replaced in it.
public struct MergeOptions: Hashable, Sendable {
  /// The entries for iPhones; `nil` to change neither UILaunchImages nor the orientations.
  public var entries: [LaunchImageEntry]?
  /// The entries for iPads, written only if the app is for iPads. If no key or build setting lists
  /// the device families, and ``entries`` is an empty array, the app counts as an app for iPads.
  public var padEntries: [LaunchImageEntry]
  /// The orientation of the images; `nil` for the first landscape orientation of the Info.plist.
  public var orientation: LandscapeOrientation?
  /// The orientation in the build settings, which override the Info.plist.
  public var builtOrientation: LandscapeOrientation?
  /// The device families in the build settings.
  public var builtFamilies: Set<DeviceIdiom>?
  /// The minimum iOS version in the build settings.
  public var builtMinimumOS: OSVersion?
  /// The names of removed images, whose existing entries are removed too.
  public var removedNames: Set<String> = []
  /// Whether the merge may put the images' orientation first in UISupportedInterfaceOrientations.
  public var setsOrientations = false
  /// Whether existing values of UILaunchImages may be replaced if they differ from the new ones.
  public var replaces = false

  public init(entries: [LaunchImageEntry]?, padEntries: [LaunchImageEntry] = []) {
    self.entries = entries
    self.padEntries = padEntries
  }
}

/// Merges UISupportedInterfaceOrientations, which must begin with the orientation of the images.
struct OrientationMerge {
  let orientation: LandscapeOrientation
  let values: [String]
  let change: KeyChange?
  private let key: String

  /// - Parameter idiom: the device family whose orientations decide how the images are rotated.
  init(
    _ document: PropertyListDocument, _ options: MergeOptions, _ idiom: DeviceIdiom
  ) throws(InfoPlistError) {
    key = document.key(InfoPlistKey.supportedOrientations, for: idiom)
    let found = try document.orientations(key) ?? []
    let named = found.lazy.compactMap { InterfaceOrientation(rawValue: $0) }
      .compactMap { LandscapeOrientation($0) }.first
    orientation = options.orientation ?? options.builtOrientation ?? named ?? .default
    let wanted = orientation.interfaceOrientation.rawValue
    // A launch screen and the images for iPads suit any orientation.
    let isTurned = options.entries.map { !$0.isEmpty || options.padEntries.isEmpty } ?? false
    let isAny = !isTurned && !options.setsOrientations
    if isAny || found.first == wanted || options.builtOrientation == orientation {
      values = found
      change = nil
    } else if options.setsOrientations {
      // An app that lists no orientations gets both landscape orientations.
      let all = LandscapeOrientation.allCases.map(\.interfaceOrientation.rawValue)
      values = [wanted] + (found.isEmpty ? all : found).filter { $0 != wanted }
      change = KeyChange(key: key, value: .array(values.map { .string($0) }))
    } else {
      throw .otherOrientation(
        key: key, found: found.first, wanted: wanted,
        line: document.line(of: .key(key), .index(0)) ?? document.line(of: .key(key)))
    }
  }

  /// The orientations that the devices of a family use after the merge.
  func values(for idiom: DeviceIdiom, _ document: PropertyListDocument) -> [String] {
    let key = document.key(InfoPlistKey.supportedOrientations, for: idiom)
    return key == self.key ? values : document.root[key]?.strings ?? []
  }
}

extension PropertyListDocument {
  /// The changes that make the storyboard `name` the only launch screen in the property list.
  /// `built` has the values after a build, with all variables expanded. With `addsKey`, a missing
  /// UILaunchStoryboardName is added.
  package func changes(
    toShow name: String, built: [String: PropertyListValue], addsKey: Bool
  ) throws(InfoPlistError) -> [KeyChange] {
    if let error = otherKind { throw error }
    let key = LaunchScreenKey.storyboardName.rawValue
    // Unity writes a variant for the iPod touch too.
    let present = (InfoPlistKey.variants(of: key) + [key + "~ipod"]).filter { root[$0] != nil }
    let others = LaunchScreenKey.allCases.filter { $0 != .storyboardName }
      .flatMap { InfoPlistKey.variants(of: $0.rawValue) }.filter { root[$0] != nil }
    for key in present + others { try expectSingle(key) }
    let wrong = present.filter { built[$0]?.string != name }
    return (present.isEmpty && addsKey ? [key] : wrong).map {
      KeyChange(key: $0, value: .string(name))
    } + others.map { KeyChange(key: $0, value: nil) }
  }

  package func bytes(after changes: [KeyChange]) throws(InfoPlistError) -> ContiguousArray<UInt8> {
    try mapError(try changing(changes), InfoPlistError.file).bytes
  }
}
