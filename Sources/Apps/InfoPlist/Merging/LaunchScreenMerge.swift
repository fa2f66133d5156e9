internal import LaunchRules

/// Merges the key of a launch screen, UILaunchStoryboardName or UILaunchScreen.
struct LaunchScreenMerge {
  /// The change to the key; `nil` if the key already has the right value, or if no launch screen is
  /// merged.
  let change: KeyChange?
  let warnings: [InfoPlistWarning]

  init(_ document: PropertyListDocument, _ options: MergeOptions) throws(InfoPlistError) {
    guard let launchScreen = options.launchScreen else {
      change = nil
      warnings = document.launchScreenWarnings(options.builtMinimumOS)
      return
    }
    let key = document.phoneKey(launchScreen.key.rawValue)
    try document.expectSingle(key)
    let value = PropertyListValue(launchScreen)
    let found = document.root[key]
    // Xcode writes an empty dictionary if nothing was chosen.
    if let found, found != value, found.dictionary?.isEmpty != true, !options.replaces {
      throw .otherLaunchScreen(key: key, line: document.lineOfKey(.key(key)))
    }
    change = found == value ? nil : KeyChange(key: key, value: value)
    warnings = document.keys(displacing: launchScreen).map {
      .otherLaunchScreen(key: $0, wanted: key, line: document.lineOfKey(.key($0)))
    }
  }
}
