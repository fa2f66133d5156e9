import LaunchRules

/// An entry that iOS does not look at.
struct SkippedEntry: Encodable {
  var key: String
  /// From 1.
  var entry: Int
  var fault: String

  static func all(in info: LaunchInfo) -> [SkippedEntry] {
    let arrays = [
      ("UILaunchImages", info.launchImages.any),
      ("UILaunchImages~iphone", info.launchImages.phone),
      ("UILaunchImages~ipad", info.launchImages.pad),
    ]
    return arrays.flatMap { key, entries in
      (entries ?? []).enumerated().compactMap { index, entry in
        do throws(EntryFault) {
          _ = try entry.entry(sdk: info.sdk)
          return nil
        } catch {
          return SkippedEntry(key: key, entry: index + 1, fault: error.description)
        }
      }
    }
  }
}
