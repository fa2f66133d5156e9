internal import InfoPlist
internal import LaunchRules

/// Recognizes the text files that launchgen wrote.
package enum OwnText {
  /// Whether the text of the file at a path in the output folder has the mark that launchgen leaves
  /// in such a file.
  ///
  /// In catalogs, the mark is the author `launchgen`; in the storyboard, it is one of launchgen's
  /// identifiers. A property list is recognized if it contains only keys that launchgen writes, in
  /// launchgen's layout.
  package static func isOwn(_ path: String, _ text: String) -> Bool {
    switch LaunchScreenDocument.allCases.first(where: { $0.file == path }) {
    case .imageSet, .logoSet, .colorSet, .catalog: text.contains("\"author\" : \"launchgen\"")
    case .storyboard: text.contains("\"Lch-Vc-001\"")
    case .propertyList: isOwnList(text, keys: Set(LaunchScreenKind.allCases.map(\.key.rawValue)))
    case nil: isOwnList(text, keys: launchImageKeys)
    }
  }

  private static let launchImageKeys: Set = [
    InfoPlistKey.launchImages, InfoPlistKey.launchImages + DeviceIdiom.pad.suffix,
  ]

  private static func isOwnList(_ text: String, keys: Set<String>) -> Bool {
    guard let root = try? PropertyListDocument(ContiguousArray(text.utf8)).root,
      keys.isSuperset(of: root.keys)
    else { return false }
    return PropertyList.writer.document(root) == text
  }
}
