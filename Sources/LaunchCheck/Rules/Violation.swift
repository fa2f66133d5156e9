internal import XcodeProjects

/// A problem that a rule found.
struct Violation {
  enum Place {
    /// A line of Info.plist; `nil` if the problem has no line.
    case line(Int?)
    case image(ImageFile)
    /// A line of a project's file.
    case source(SettingOrigin)
  }

  var place: Place
  var message: String
  /// A milder level than the rule's, if the problem does less harm; `nil` is the rule's level.
  var level: Level?

  init(_ place: Place, _ message: String, level: Level? = nil) {
    self.place = place
    self.message = message
    self.level = level
  }

  init(_ line: Int?, _ message: String, level: Level? = nil) {
    self.init(.line(line), message, level: level)
  }
}
