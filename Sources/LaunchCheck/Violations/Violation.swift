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
  /// What tells it from other problems of the rule in the same file, and stays when other things
  /// change: no line, no position, no wording. Several if the problem is in several places.
  var subjects: [String] = [""]
  /// Problems that lead to this one: while one of them is reported, this one is not.
  var causes: [Cause] = []
  /// The others that are in the same finding.
  var joined: [Violation] = []

  struct Also: Hashable {
    /// What is the same in all of them.
    var fault: String
    /// `entry 4`, `Default@2x.png`
    var item: String
  }

  /// A problem that another rule reports.
  struct Cause: Hashable {
    /// The rule's id.
    var rule: String
    /// One of the violation's subjects; `nil` for any.
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
  /// Problems that any of the rules reports, with a subject, or with any.
  static func rules(_ rules: [Rule], _ subject: String? = nil) -> [Violation.Cause] {
    rules.map { Violation.Cause($0, subject) }
  }
}
