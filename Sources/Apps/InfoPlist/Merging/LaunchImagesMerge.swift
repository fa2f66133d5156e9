internal import LaunchRules

/// Merges UILaunchImages.
///
/// In an app for iPads, entries for iPhones go into `UILaunchImages~iphone`: iPads would show
/// images listed under the key without a suffix, and the images for iPhones are rotated. Entries
/// for iPads go into `UILaunchImages~ipad`.
struct LaunchImagesMerge {
  let document: PropertyListDocument
  /// Options that have entries for the app's families only.
  let options: MergeOptions
  let families: AppFamilies
  let orientations: OrientationMerge

  /// The changes to keys; empty if the keys already have the right entries, or if no entries are
  /// merged.
  func changes() throws(InfoPlistError) -> [KeyChange] {
    guard let phoneEntries = options.entries else { return [] }
    let writesPads = !options.padEntries.isEmpty
    var changes: [KeyChange] = []
    for idiom in DeviceIdiom.allCases {
      let entries = idiom == .phone ? phoneEntries : options.padEntries
      let kept = KeptEntries(
        beside: entries, orientations.values(for: idiom, document), removed: options.removedNames)
      // Without any entries, iPhones get an empty array.
      let isWritten = idiom == .pad ? writesPads : !entries.isEmpty || !writesPads
      let own = document.root[InfoPlistKey.launchImages + idiom.suffix]?.array
      guard isWritten || own?.contains(where: kept.isRemoved) == true,
        let change = try change(idiom, entries, kept)
      else { continue }
      changes.append(change)
    }
    return changes
  }

  /// The change to the key that the devices of a family use; `nil` if that key already has the right
  /// entries. A key without the suffix of the family is kept if it already has these entries.
  private func change(
    _ idiom: DeviceIdiom, _ entries: [LaunchImageEntry], _ kept: KeptEntries
  ) throws(InfoPlistError) -> KeyChange? {
    let name = InfoPlistKey.launchImages
    let hasOwnKey = families.contains(.pad) || !options.padEntries.isEmpty
    let current = document.key(name, for: idiom)
    let key = hasOwnKey ? name + idiom.suffix : current
    try document.expectSingle(current)
    let found = document.root[current]
    let existing = (found?.array ?? []).filter {
      key == current || $0.isEntryForPads == (idiom == .pad)
    }
    let replaced = existing.filter { !kept.contains($0) }
    let new = PropertyListValue(entries).array ?? []
    if found?.array != nil, replaced == new { return nil }
    let losesNothing =
      found?.array != nil && replaced.allSatisfy { new.contains($0) || kept.isRemoved($0) }
    if found != nil, !losesNothing, !options.replaces {
      throw .otherLaunchImages(
        key: current, count: found?.array?.count ?? 0, line: document.lineOfKey(.key(current)))
    }
    return KeyChange(key: key, value: .array(new + existing.filter(kept.contains)))
  }
}

extension PropertyListValue {
  /// Whether the entry has the size of an iPad's screen, with or without the status bar.
  fileprivate var isEntryForPads: Bool {
    guard case .text(let text) = WrittenEntry(self).size else { return false }
    return PointSize(parsing: text)?.isOfPad == true
  }
}
