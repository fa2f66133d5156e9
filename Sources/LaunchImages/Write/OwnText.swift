internal import InfoPlist
internal import LaunchRules

/// The marks by which the text files of a build are recognized.
enum OwnText {
  /// Whether a text has the mark that a build writes into the file at this path.
  ///
  /// Catalogs name their author, and the storyboard has launchgen's identifiers. A property list
  /// contains only keys that launchgen writes, in launchgen's layout.
  static func isOwn(_ path: String, _ text: String) -> Bool {
    switch LaunchFileDocument.allCases.first(where: { $0.file == path }) {
    case .imageSet, .logoSet, .colorSet, .catalog: text.contains("\"author\" : \"launchgen\"")
    case .storyboard: text.contains("\"Lch-Vc-001\"")
    case .propertyList: isOwnList(text, keys: Set(LaunchFile.allCases.map(\.key.rawValue)))
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
