package import LaunchRules

/// An entry of UILaunchImages that iOS ignores, and the reason why.
package struct SkippedEntry: Encodable {
  var key: String
  /// The entry's number, from 1.
  var entry: Int
  var fault: String

  package static func all(in info: LaunchInfo) -> [SkippedEntry] {
    info.launchImages.all(InfoPlistKey.launchImages).flatMap { key, entries in
      entries.enumerated().compactMap { index, entry in
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
