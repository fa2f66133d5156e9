/// The line of a project or of an .xcconfig file where something is written.
public struct SettingOrigin: Hashable, Sendable {
  public var path: String
  /// From 1; `nil` where the format keeps no lines.
  public var line: Int?

  package init(path: String, line: Int?) {
    self.path = path
    self.line = line
  }
}
