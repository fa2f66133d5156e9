package import InfoPlist
internal import LaunchRules
internal import Texts

/// The result of a merge into an Info.plist, in one line, such as `App/Info.plist: UILaunchImages
/// written, for images made for landscape-right`.
package struct MergeLine: CustomStringConvertible {
  package let description: String

  package init(_ merge: InfoPlistMerge, _ path: String) {
    let keys = merge.changes.map(\.key).joined(separator: " and ")
    description =
      "\(path): \(keys.isEmpty ? "nothing to change" : "\(keys) written")"
      + ", for images made for \(merge.orientation.rawValue)"
  }

  /// The changes to the Info.plist as a unified diff.
  package static func difference(_ merge: InfoPlistMerge, _ path: String) -> String {
    merge.difference(path: VisibleText.of(path))
  }
}
