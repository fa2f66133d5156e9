internal import LaunchRules

/// The existing entries of UILaunchImages that a merge keeps next to the new entries.
struct KeptEntries {
  private let screens: Set<PointSize>
  private let names: Set<String>
  private let removedNames: Set<String>
  private let launchesIntoPortrait: Bool

  /// - Parameters:
  ///   - entries: the new entries.
  ///   - orientations: the values of UISupportedInterfaceOrientations. An unknown value counts as
  ///     portrait.
  ///   - removed: the names of images that are removed.
  init(
    beside entries: [LaunchImageEntry], _ orientations: [String], removed: Set<String> = []
  ) {
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

  /// Whether an entry is kept. It is kept if it is for another screen; or if it is for launches
  /// into portrait, the app has such launches, and the entry has its own file. An entry with a
  /// value that is not a string is not kept, because iOS skips it, nor is one whose image is
  /// removed.
  func contains(_ value: PropertyListValue) -> Bool {
    let areStrings = value.dictionary?.values.allSatisfy { $0.string != nil }
    guard areStrings == true, !isRemoved(value) else { return false }
    let written = WrittenEntry(value)
    guard let screen = Self.screen(written), screens.contains(screen) else { return true }
    return launchesIntoPortrait && Self.isPortrait(written) && !hasSharedName(written)
  }

  private func hasSharedName(_ entry: WrittenEntry) -> Bool {
    guard case .text(let name) = entry.name else { return true }
    return names.contains(name)
  }

  /// The size in portrait order; `nil` if it is unreadable.
  private static func screen(_ entry: WrittenEntry) -> PointSize? {
    switch entry.size {
    case .missing: return .defaultLaunchImage
    case .other: return nil
    case .text(let text):
      guard let size = PointSize(parsing: text) else { return nil }
      return PointSize(width: min(size.width, size.height), height: max(size.width, size.height))
    }
  }

  private static func isPortrait(_ entry: WrittenEntry) -> Bool {
    switch entry.orientation {
    case .missing: true
    case .other: false
    case .text(let text): LaunchImageOrientation(rawValue: text)?.isLandscape == false
    }
  }
}
