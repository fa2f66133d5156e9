package import LaunchRules

/// Merges UILaunchImages and its variants, as ``InfoPlistMerge`` explains.
struct LaunchImagesMerge {
  let document: PropertyListDocument
  /// The options, with entries only for the device families of the app.
  let options: MergeOptions
  let families: AppFamilies
  let orientations: OrientationMerge

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

  /// The change for a device family; `nil` if the family's key already has the right entries.
  private func change(
    _ idiom: DeviceIdiom, _ entries: [LaunchImageEntry], _ kept: KeptEntries
  ) throws(InfoPlistError) -> KeyChange? {
    let name = InfoPlistKey.launchImages
    let hasOwnKey = families.info.idioms.contains(.pad) || !options.padEntries.isEmpty
    let current = document.key(name, for: idiom)
    let key = hasOwnKey ? name + idiom.suffix : current
    try document.expectSingle(current)
    let found = document.root[current]
    let existing = (found?.array ?? []).filter {
      key == current || (WrittenEntry($0).pointSize?.isOfPad == true) == (idiom == .pad)
    }
    let replaced = existing.filter { !kept.contains($0) }
    let new = PropertyListValue(entries).array ?? []
    if found?.array != nil, replaced == new { return nil }
    let losesNothing =
      found?.array != nil && replaced.allSatisfy { new.contains($0) || kept.isRemoved($0) }
    if found != nil, !losesNothing, !options.replaces {
      throw .otherLaunchImages(
        key: current, count: found?.array?.count ?? 0, line: document.lineOfKey(current))
    }
    return KeyChange(key: key, value: .array(new + existing.filter(kept.contains)))
  }
}

/// Decides which existing entries of UILaunchImages stay next to the new entries.
struct KeptEntries {
  private let screens: Set<PointSize>
  private let names: Set<String>
  private let removedNames: Set<String>
  private let launchesIntoPortrait: Bool

  /// Unknown strings in `orientations` count as portrait.
  init(beside entries: [LaunchImageEntry], _ orientations: [String], removed: Set<String> = []) {
    screens = Set(entries.map(\.size))
    names = Set(entries.map(\.name))
    removedNames = removed.subtracting(names)
    launchesIntoPortrait = orientations.contains {
      InterfaceOrientation(rawValue: $0)?.isLandscape != true
    }
  }

  func isRemoved(_ value: PropertyListValue) -> Bool {
    guard case .text(let name) = WrittenEntry(value).name else { return false }
    return removedNames.contains(name)
  }

  /// Whether an existing entry stays. An entry is dropped if its image is removed, or if iOS skips
  /// the entry because a value is not a string. If a new entry is for the same screen, only a
  /// Portrait entry may stay: the app must launch into portrait, and no new entry may have the same
  /// name.
  func contains(_ value: PropertyListValue) -> Bool {
    let areStrings = value.dictionary?.values.allSatisfy { $0.string != nil }
    guard areStrings == true, !isRemoved(value) else { return false }
    let written = WrittenEntry(value)
    guard let screen = written.pointSize?.upright, screens.contains(screen) else { return true }
    return launchesIntoPortrait && Self.isPortrait(written) && !hasSharedName(written)
  }

  private func hasSharedName(_ entry: WrittenEntry) -> Bool {
    guard case .text(let name) = entry.name else { return true }
    return names.contains(name)
  }

  private static func isPortrait(_ entry: WrittenEntry) -> Bool {
    switch entry.orientation {
    case .missing: true
    case .other: false
    case .text(let text): LaunchImageOrientation(rawValue: text)?.isLandscape == false
    }
  }
}

struct AppFamilies {
  let info: LaunchInfo
  let evidence: FamilyEvidence

  init(_ document: PropertyListDocument, built: Set<DeviceIdiom>?) {
    info = LaunchInfo(document, builtFamilies: built)
    evidence =
      built != nil
      ? .buildSetting
      : info.families != nil
        ? .deviceFamily(line: document.lineOfKey(InfoPlistKey.deviceFamily)) : .otherKeys
  }

  /// Leaves out the entries that no device of the app would use. If no key lists the device
  /// families, and all entries are for iPads, the app counts as an app for iPads.
  func choose(from options: MergeOptions) -> (options: MergeOptions, warnings: [InfoPlistWarning]) {
    guard let phoneEntries = options.entries else { return (options, []) }
    let isGuess = evidence == .otherKeys && phoneEntries.isEmpty
    let lacksPads = !options.padEntries.isEmpty && !info.idioms.contains(.pad) && !isGuess
    let lacksPhones =
      !phoneEntries.isEmpty && !info.idioms.contains(.phone) && evidence != .otherKeys
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
  init(_ document: PropertyListDocument, builtFamilies: Set<DeviceIdiom>?) {
    self.init(document)
    families = builtFamilies ?? families
  }
}

/// The place that tells which device families an app is for.
public enum FamilyEvidence: Hashable, Sendable {
  /// The build setting TARGETED_DEVICE_FAMILY, which overrides UIDeviceFamily.
  case buildSetting
  /// The key UIDeviceFamily. `line` is the line where its value begins; `nil` in a binary property
  /// list.
  case deviceFamily(line: Int?)
  /// Keys that end in `~ipad`, and entries with the sizes of iPads, if no key lists the families.
  case otherKeys

  /// The setting or key that lists the families; `nil` for ``otherKeys``.
  public var name: String? {
    switch self {
    case .buildSetting: "TARGETED_DEVICE_FAMILY"
    case .deviceFamily: "UIDeviceFamily"
    case .otherKeys: nil
    }
  }

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
