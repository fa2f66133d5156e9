internal import LaunchRules

/// The device families that an app is for.
struct AppFamilies {
  let info: LaunchInfo
  let evidence: FamilyEvidence

  /// - Parameter built: the families in the app's build settings; `nil` if only the document
  ///   specifies them.
  init(_ document: PropertyListDocument, built: Set<DeviceIdiom>?) {
    info = LaunchInfo(document, builtFamilies: built)
    evidence =
      built != nil
      ? .buildSetting
      : info.families != nil
        ? .deviceFamily(line: document.lineOfKey(.key(InfoPlistKey.deviceFamily))) : .otherKeys
  }

  func contains(_ idiom: DeviceIdiom) -> Bool { info.idioms.contains(idiom) }

  /// The family whose orientations the merge uses: iPhones, unless the app is for iPads only.
  var main: DeviceIdiom { info.mainIdiom }

  /// The options without the entries that no device of the app would use, and warnings about them.
  ///
  /// If no key lists the families, and the only entries are for iPads, the app is taken for an app
  /// for iPads.
  func choose(from options: MergeOptions) -> (options: MergeOptions, warnings: [InfoPlistWarning]) {
    guard let phoneEntries = options.entries else { return (options, []) }
    let isGuess = evidence == .otherKeys && phoneEntries.isEmpty
    let lacksPads = !options.padEntries.isEmpty && !contains(.pad) && !isGuess
    let lacksPhones = !phoneEntries.isEmpty && !contains(.phone)
    var chosen = options
    if lacksPads { chosen.padEntries = [] }
    if lacksPhones || lacksPads && phoneEntries.isEmpty {
      chosen.entries = chosen.padEntries.isEmpty ? nil : []
    }
    let missing = [(DeviceIdiom.phone, lacksPhones), (.pad, lacksPads)].filter(\.1).map(\.0)
    return (chosen, missing.map { .entriesLeftOut(for: $0, because: evidence) })
  }
}

extension LaunchInfo {
  /// Reads the families from a property list; if a build setting gives them, it replaces
  /// UIDeviceFamily.
  init(_ document: PropertyListDocument, builtFamilies: Set<DeviceIdiom>?) {
    self.init(document)
    families = builtFamilies ?? families
  }
}
