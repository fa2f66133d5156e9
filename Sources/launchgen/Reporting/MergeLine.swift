import InfoPlist
import LaunchRules

/// `App/Info.plist: UILaunchImages written, for images made for landscape-right`
struct MergeLine: CustomStringConvertible {
  let description: String

  init(_ update: InfoPlistUpdate) {
    let merge = update.merge
    let keys = merge.changes.map(\.key).joined(separator: " and ")
    description =
      "\(update.path): \(keys.isEmpty ? "nothing to change" : "\(keys) written"), for images made for "
      + merge.orientation.rawValue
  }
}
