/// A problem of an .xcconfig file that may leave settings unknown.
package struct ConfigurationIssue: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    /// The file does not exist. The value is its path.
    case missing(String)
    /// The file is outside of the folder that may be read. The value is its path.
    case outside(String)
    case unreadable(String, reason: String)
    /// The file includes itself, directly or not. The value is its path.
    case cycle(String)
    /// One configuration has more than `limit` files, or they include each other too deeply.
    case tooMany(limit: Int)
    /// The files have more than `limit` assignments, over all configurations; no real project has
    /// that many.
    case tooManySettings(limit: Int)
    /// Xcode rejects a line of the file. The value is the reason.
    case line(String)
  }

  package let kind: Kind
  /// The line that names the file, or the faulty line.
  package let origin: SettingOrigin
}
