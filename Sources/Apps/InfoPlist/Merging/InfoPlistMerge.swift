public import LaunchRules

/// The keys of launch images, merged into an Info.plist: the changes, and the resulting bytes.
///
/// If a key with the suffix `~iphone` is present, that key changes, because iPhones use it. In an
/// app for iPads, the entries for iPhones go into `UILaunchImages~iphone`, because iPads would show
/// images listed in UILaunchImages too; entries for iPads go into `UILaunchImages~ipad`. Keys that
/// already have the right value are not changed, and existing entries for other screens stay.
public struct InfoPlistMerge: Equatable, Sendable {
  public let document: PropertyListDocument
  /// The orientation that launch images must be made for.
  public let orientation: LandscapeOrientation
  /// The changed keys; empty if the Info.plist is up to date.
  public let changes: [KeyChange]
  public let warnings: [InfoPlistWarning]
  /// The whole Info.plist. In XML, every byte outside the changed keys stays the same.
  public let bytes: ContiguousArray<UInt8>

  /// Decides what to change.
  ///
  /// - Complexity: O(`bytes.count`)
  public init(
    into document: PropertyListDocument, _ options: MergeOptions
  ) throws(InfoPlistError) {
    if let error = document.otherKind { throw error }
    try InfoPlistError.from(document.checkEditing())
    let families = AppFamilies(document, built: options.builtFamilies)
    let (options, leftOut) = families.choose(from: options)
    let orientations = try OrientationMerge(document, options, families.main)
    let images = LaunchImagesMerge(
      document: document, options: options, families: families, orientations: orientations)
    self.document = document
    orientation = orientations.orientation
    let changes = try images.changes() + [orientations.change].compactMap(\.self)
    self.changes = changes
    let result = try InfoPlistError.from(document.changing(changes))
    let unmatched = UnmatchedLaunches(
      before: families.info, after: LaunchInfo(result, builtFamilies: options.builtFamilies))
    warnings =
      leftOut + document.launchScreenWarnings(options.builtMinimumOS)
      + unmatched.warnings(document)
    bytes = result.bytes
  }

  /// The changes as a unified diff; empty if nothing changes. For a binary property list, it is a
  /// diff of its XML form.
  ///
  /// - Parameter path: the path that the diff shows.
  public func difference(path: String) -> String { document.difference(changes, path: path) }
}

extension PropertyListDocument {
  /// Warns about each key of a launch screen, in the variant that iPhones use: it displaces launch
  /// images.
  ///
  /// - Parameter lowest: the lowest iOS that the app supports according to its build settings.
  fileprivate func launchScreenWarnings(_ lowest: OSVersion?) -> [InfoPlistWarning] {
    LaunchScreenKey.allCases.map { phoneKey($0.rawValue) }.filter { root[$0] != nil }.map {
      .launchScreen(
        key: $0, from: LaunchScreenKey(rawValue: $0)?.minimumOS,
        lowest: lowest ?? LaunchInfo(self).minimumOS, line: lineOfKey(.key($0)))
    }
  }
}
