internal import LaunchRules

/// Merges UILaunchImages.
///
/// In an app for iPads, entries for iPhones go into `UILaunchImages~iphone`: iPads would show
/// images listed under the key without a suffix, and the images for iPhones are rotated. Entries
/// for iPads go into `UILaunchImages~ipad`.
struct LaunchImagesMerge {
  /// The changes to keys; empty if the keys already have the right entries, or if no entries are
  /// merged.
  let changes: [KeyChange]

  /// - Parameter options: options that have entries for the app's families only.
  init(
    _ document: PropertyListDocument, _ options: MergeOptions, _ families: AppFamilies,
    _ orientations: OrientationMerge
  ) throws(InfoPlistError) {
    guard let phoneEntries = options.entries else {
      changes = []
      return
    }
    let writesPads = !options.padEntries.isEmpty
    var changes: [KeyChange] = []
    for idiom in DeviceIdiom.allCases {
      let entries = idiom == .phone ? phoneEntries : options.padEntries
      // Without any entries, iPhones get an empty array.
      let isWritten = idiom == .pad ? writesPads : !entries.isEmpty || !writesPads
      let merge = FamilyMerge(
        idiom: idiom, hasOwnKey: families.contains(.pad) || writesPads, entries: entries,
        orientations: orientations.values(for: idiom, document), replaces: options.replaces,
        removedNames: options.removedNames)
      if !isWritten, !merge.removesEntries(document) { continue }
      if let change = try merge.change(document) { changes.append(change) }
    }
    self.changes = changes
  }
}
