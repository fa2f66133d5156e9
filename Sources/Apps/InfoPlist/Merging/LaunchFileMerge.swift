internal import LaunchRules

/// Merges the key of a launch screen, UILaunchStoryboardName or UILaunchScreen.
struct LaunchFileMerge {
  /// The change to the key; `nil` if the key already has the right value, or if no launch screen is
  /// merged.
  let change: KeyChange?
  let warnings: [InfoPlistWarning]

  init(_ document: PropertyListDocument, _ options: MergeOptions) throws(InfoPlistError) {
    guard let launchFile = options.launchFile else {
      change = nil
      warnings = document.launchScreenWarnings(options.builtMinimumOS)
      return
    }
    let key = document.phoneKey(launchFile.key.rawValue)
    try document.expectSingle(key)
    let value = PropertyListValue(launchFile)
    let found = document.root[key]
    // Xcode writes an empty dictionary if nothing was chosen.
    if let found, found != value, found.dictionary?.isEmpty != true, !options.replaces {
      throw .otherLaunchFile(key: key, line: document.lineOfKey(.key(key)))
    }
    change = found == value ? nil : KeyChange(key: key, value: value)
    warnings = document.keys(displacing: launchFile).map {
      .otherLaunchFile(key: $0, wanted: key, line: document.lineOfKey(.key($0)))
    }
  }
}
