internal import XcodeProjects

/// A problem that a rule found in an app, before equal problems are joined into one ``Finding``.
struct Violation {
  enum Place {
    /// A line of Info.plist; `nil` if the problem has no line.
    case line(Int?)
    case image(ImageFile)
    /// A storyboard or xib, and a line in it; `nil` if the problem has no line.
    case launchFile(path: String, line: Int?)
    /// A line in a file of an Xcode project, such as project.pbxproj or an .xcconfig file.
    case source(SettingOrigin)
  }

  var place: Place
  var message: String
  /// A milder level than the rule's, if the problem does less harm; `nil` is the rule's level.
  var level: Level?
  /// How the message of another violation with the same fault refers to this violation; `nil` if
  /// this violation is not joined with others.
  var also: Also?
  /// Strings that distinguish the violation from others of the rule in the same file. They contain
  /// no line, position or wording, so that they do not change with other parts of the file. There
  /// are several if the problem is in several places.
  var subjects: [String] = [""]
  /// Problems that lead to this violation; while one of them is reported, this violation is not.
  var causes: [Cause] = []
  /// Other violations that are part of the same finding.
  var joined: [Violation] = []

  struct Also: Equatable {
    /// A string that is the same in all violations to be joined.
    var fault: String
    /// The name of the affected item, such as `entry 4` or `Default@2x.png`.
    var item: String
  }

  /// A problem that another rule reports.
  struct Cause: Hashable {
    /// The rule's id.
    var rule: String
    /// One of the subjects of that rule's violation; `nil` for any subject.
    var subject: String?

    init(_ rule: Rule, _ subject: String?) {
      self.rule = rule.id
      self.subject = subject
    }
  }

  init(
    _ place: Place, _ message: String, level: Level? = nil, also: Also? = nil,
    subjects: [String] = [""], causes: [Cause] = []
  ) {
    self.place = place
    self.message = message
    self.level = level
    self.also = also
    self.subjects = subjects
    self.causes = causes
  }

  init(
    _ line: Int?, _ message: String, level: Level? = nil, also: Also? = nil,
    subjects: [String] = [""], causes: [Cause] = []
  ) {
    self.init(.line(line), message, level: level, also: also, subjects: subjects, causes: causes)
  }
}

extension [Violation.Cause] {
  /// One cause for each of the rules. If `subject` is `nil`, any subject of the rule is a cause.
  static func rules(_ rules: [Rule], _ subject: String? = nil) -> [Violation.Cause] {
    rules.map { Violation.Cause($0, subject) }
  }
}
