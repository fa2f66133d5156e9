internal import LaunchRules

/// The merge of UILaunchImages.
///
/// An app for iPads gets the key `UILaunchImages~iphone`: iPads would show the images of the key
/// without a suffix, which are turned for iPhones.
struct LaunchImagesMerge {
  /// `nil` if iPhones already have these entries, or none are wanted.
  let change: KeyChange?

  /// - Parameter orientations: the values of UISupportedInterfaceOrientations after the merge.
  init(
    _ document: PropertyListDocument, _ options: MergeOptions, orientations: [String]
  ) throws(InfoPlistError) {
    guard let entries = options.entries else {
      change = nil
      return
    }
    let name = InfoPlistKey.launchImages
    let current = document.phoneKey(name)
    let hasPads = LaunchInfo(document).idioms.contains(.pad)
    let key = hasPads ? name + DeviceIdiom.phone.suffix : current
    try document.expectSingle(current)

    let found = document.root[current]
    let existing = (found?.array ?? []).filter { key == current || !$0.isEntryForPads }
    let kept = KeptEntries(beside: entries, orientations)
    let replaced = existing.filter { !kept.contains($0) }
    let new = PropertyListValue(entries).array ?? []
    if found?.array != nil, replaced == new {
      change = nil
      return
    }
    let losesNothing = found?.array != nil && replaced.allSatisfy(new.contains)
    if found != nil, !losesNothing, !options.replaces {
      throw .otherLaunchImages(
        key: current, count: found?.array?.count ?? 0, line: document.lineOfKey(.key(current)))
    }
    change = KeyChange(key: key, value: .array(new + existing.filter(kept.contains)))
  }
}

extension PropertyListValue {
  /// Whether an iPhone's screen is much too small for this entry.
  fileprivate var isEntryForPads: Bool {
    guard case .text(let text) = WrittenEntry(self).size else { return false }
    return PointSize(parsing: text)?.isOfPad == true
  }
}
