/// A problem of an .xcconfig file that may leave settings unknown.
package struct ConfigurationIssue: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case missing(String)
    /// The file is outside of the folder that may be read.
    case outside(String)
    case unreadable(String, reason: String)
    /// The file includes itself, directly or not.
    case cycle(String)
    case tooMany(limit: Int)
    /// The files have more than `limit` assignments, over all configurations; no real project has
    /// so many.
    case tooManySettings(limit: Int)
    /// Xcode rejects a line of the file.
    case line(String)
  }

  package let kind: Kind
  /// The line that names the file, or the faulty line.
  package let origin: SettingOrigin
}
