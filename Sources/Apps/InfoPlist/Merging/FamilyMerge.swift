internal import LaunchRules

/// Merges the entries for one device family into UILaunchImages.
struct FamilyMerge {
  let idiom: DeviceIdiom
  /// Whether the entries go into a key with the suffix of the family. A key without the suffix is
  /// kept if it already has these entries.
  let hasOwnKey: Bool
  let entries: [LaunchImageEntry]
  /// The values of UISupportedInterfaceOrientations after the merge.
  let orientations: [String]
  let replaces: Bool
  let removedNames: Set<String>

  /// Whether the family's own key has an entry whose image is removed.
  func removesEntries(_ document: PropertyListDocument) -> Bool {
    let kept = KeptEntries(beside: entries, orientations, removed: removedNames)
    let found = document.root[InfoPlistKey.launchImages + idiom.suffix]?.array
    return found?.contains(where: kept.isRemoved) == true
  }

  /// The change to the key that the devices use; `nil` if that key already has the right entries.
  func change(_ document: PropertyListDocument) throws(InfoPlistError) -> KeyChange? {
    let name = InfoPlistKey.launchImages
    let current = document.key(name, for: idiom)
    let key = hasOwnKey ? name + idiom.suffix : current
    try document.expectSingle(current)

    let found = document.root[current]
    let existing = (found?.array ?? []).filter {
      key == current || $0.isEntryForPads == (idiom == .pad)
    }
    let kept = KeptEntries(beside: entries, orientations, removed: removedNames)
    let replaced = existing.filter { !kept.contains($0) }
    let new = PropertyListValue(entries).array ?? []
    if found?.array != nil, replaced == new { return nil }
    let losesNothing =
      found?.array != nil && replaced.allSatisfy { new.contains($0) || kept.isRemoved($0) }
    if found != nil, !losesNothing, !replaces {
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
