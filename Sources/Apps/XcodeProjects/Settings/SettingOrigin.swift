/// A line in a file that a person can edit, such as a project, an .xcconfig file or an Info.plist.
public struct SettingOrigin: Hashable, Sendable {
  public var path: String
  /// The line, from 1; `nil` in formats without lines.
  public var line: Int?

  package init(path: String, line: Int?) {
    self.path = path
    self.line = line
  }
}
