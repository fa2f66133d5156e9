internal import LaunchRules

/// The merge of UILaunchImages.
struct LaunchImagesMerge {
  /// `nil` if the key already has the same entries.
  let change: KeyChange?
  let warnings: [InfoPlistWarning]

  init(_ document: PropertyListDocument, _ options: MergeOptions) throws(InfoPlistError) {
    let key = document.phoneKey(InfoPlistKey.launchImages)
    try document.expectSingle(key)
    let line = document.lineOfKey(.key(key))
    let value = PropertyListValue(options.entries)
    let found = document.root[key]
    if found == value {
      change = nil
      warnings = []
      return
    }
    if found != nil && !options.replaces {
      throw .otherLaunchImages(key: key, count: found?.array?.count ?? 0, line: line)
    }
    change = KeyChange(key: key, value: value)
    let dropped = Self.sizes(found).filter { !Self.sizes(value).contains($0) }
    warnings = dropped.isEmpty ? [] : [.otherScreens(sizes: dropped, line: line)]
  }

  /// The different sizes of the entries, as text, in order.
  private static func sizes(_ value: PropertyListValue?) -> [String] {
    var sizes: [String] = []
    for entry in value?.array ?? [] {
      guard let size = entry.dictionary?[InfoPlistKey.Entry.size]?.string, !sizes.contains(size)
      else {
        continue
      }
      sizes.append(size)
    }
    return sizes
  }
}
