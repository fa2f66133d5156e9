package import LaunchRules

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

/// The source of the device families that an app is for.
public enum FamilyEvidence: Hashable, Sendable {
  /// The build setting TARGETED_DEVICE_FAMILY, which replaces UIDeviceFamily.
  case buildSetting
  /// The key UIDeviceFamily, and the line on which its value begins; `nil` in a binary property
  /// list.
  case deviceFamily(line: Int?)
  /// Other keys: those that end in `~ipad`, and entries with the sizes of iPads.
  case otherKeys

  /// The setting or key that lists the families; `nil` if there is none.
  public var name: String? {
    switch self {
    case .buildSetting: "TARGETED_DEVICE_FAMILY"
    case .deviceFamily: "UIDeviceFamily"
    case .otherKeys: nil
    }
  }

  /// The reason why an app is not for a device family, in words.
  package func lack(of idiom: DeviceIdiom) -> String {
    "the app is not for \(idiom.devices): "
      + (name.map { "\($0) has no \(idiom.familyNumber)" }
        ?? "it has no UIDeviceFamily, and no key that ends in \(idiom.suffix)")
  }

  package func remedy(forLackOf idiom: DeviceIdiom) -> String {
    "use --screens \(idiom == .pad ? "phones" : "ipads"), or add "
      + (name.map { "\(idiom.familyNumber) to \($0)" }
        ?? InfoPlistKey.supportedOrientations + idiom.suffix)
  }
}
