internal import XcodeProjects

/// A problem that a rule found.
struct Violation {
  enum Place {
    /// A line of Info.plist; `nil` if the problem has no line.
    case line(Int?)
    case image(ImageFile)
    /// A storyboard or xib, and a line in it; `nil` if the problem has no line.
    case launchFile(path: String, line: Int?)
    /// A line of a project's file.
    case source(SettingOrigin)
  }

  var place: Place
  var message: String
  /// A milder level than the rule's, if the problem does less harm; `nil` is the rule's level.
  var level: Level?
  /// How it is named in the message of another one with the same fault; `nil` if each is a problem of
  /// its own.
  var also: Also?

  struct Also: Hashable {
    /// What is the same in all of them.
    var fault: String
    /// `entry 4`, `Default@2x.png`
    var item: String
  }

  init(_ place: Place, _ message: String, level: Level? = nil, also: Also? = nil) {
    self.place = place
    self.message = message
    self.level = level
    self.also = also
  }

  init(_ line: Int?, _ message: String, level: Level? = nil, also: Also? = nil) {
    self.init(.line(line), message, level: level, also: also)
  }
}
