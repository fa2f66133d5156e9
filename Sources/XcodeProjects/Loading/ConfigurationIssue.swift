/// What is wrong with an .xcconfig file, so that settings may be unknown.
package struct ConfigurationIssue: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case missing(String)
    /// The file is outside of the folder that may be read.
    case outside(String)
    case unreadable(String, reason: String)
    /// The file includes itself, directly or not.
    case cycle(String)
    case tooMany(limit: Int)
    /// More assignments, over all configurations, than any project has.
    case tooManySettings(limit: Int)
    /// A line that Xcode rejects.
    case line(String)
  }

  package let kind: Kind
  /// The line that names the file, or that is wrong.
  package let origin: SettingOrigin
}
