/// The line of a project or of an .xcconfig file where something is written.
public struct SettingOrigin: Hashable, Sendable {
  public var path: String
  /// The line, from 1; `nil` in formats without lines.
  public var line: Int?

  package init(path: String, line: Int?) {
    self.path = path
    self.line = line
  }
}
