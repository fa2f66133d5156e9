internal import InfoPlist
internal import LaunchApps
internal import Texts
internal import XcodeProjects

/// A problem that a rule found in one item of an app, before problems with one cause are joined into
/// one ``Finding``.
struct Violation {
  enum Place {
    /// A value of the Info.plist; `nil` if the problem has no line.
    case infoPlist(PropertyListPlace?)
    /// An image, a storyboard or a xib, and a line in it; `nil` if the problem has no line.
    case file(String, Int?)
    /// A line in a file of an Xcode project, such as project.pbxproj or an .xcconfig file.
    case source(SettingOrigin)
  }

  var place: Place
  /// The item's name, such as `entry 4 of UILaunchImages`; empty if the problem names it, or if the
  /// item is the whole file.
  var name: String
  /// What is wrong, with the reason in parentheses, in words that follow the name.
  var problem: String
  var remedy: String?
  /// A milder level than the rule's, if the problem does less harm; `nil` is the rule's level.
  var level: Level?
  /// What is the same in all violations of the rule that have one cause; by default the problem.
  /// They are joined if their remedy is the same, too.
  var cause: String
  /// How a joined finding refers to the item; `nil` for its name and place.
  var item: String?
  /// What a joined finding adds to that, if the problem has more than the cause.
  var detail: String?
  /// Strings that distinguish the violation from others of the rule in the same file. They contain
  /// no line, position or wording, so that they do not change with other parts of the file. There
  /// are several if the problem is in several places.
  var subjects: [String]
  /// Problems that lead to this violation; while one of them is reported, this violation is not.
  var causes: [Cause]

  /// A problem that another rule reports.
  struct Cause: Hashable {
    var rule: String
    /// One of the subjects of that rule's violation; `nil` for any subject.
    var subject: String?

    init(_ rule: Rule, _ subject: String?) {
      self.rule = rule.id
      self.subject = subject
    }
  }

  init(
    at place: Place = .infoPlist(nil), name: String = "", _ problem: String, _ remedy: String?,
    level: Level? = nil, cause: String? = nil, item: String? = nil, detail: String? = nil,
    subjects: [String] = [""], causes: [Cause] = []
  ) {
    self.place = place
    self.name = name
    self.problem = problem
    self.remedy = remedy
    self.level = level
    self.cause = cause ?? problem
    self.item = item
    self.detail = detail
    self.subjects = subjects
    self.causes = causes
  }

  init(_ message: Message) {
    let origin = SettingOrigin(path: message.place.path, line: message.place.line)
    self.init(at: .source(origin), message.problem, message.remedy)
  }

  func of(_ name: String, at place: Place, _ causes: [Cause] = []) -> Violation {
    var violation = self
    violation.place = place
    violation.name = name
    if subjects == [""] { violation.subjects = [name] }
    violation.causes += causes
    return violation
  }

  /// The values that other violations use to name this violation of a rule as their cause.
  func causes(_ rule: Rule) -> [Cause] { ([nil] + subjects).map { Cause(rule, $0) } }

  /// The path and the line that a person would edit to fix the violation.
  func place(in subject: Rule.Subject, _ path: String) -> (path: String, line: Int?) {
    switch place {
    case .infoPlist(let place):
      if case .app(let app) = subject { app.place(of: place, path) } else { (path, place?.line) }
    case .source(let origin): (origin.path, origin.line)
    case .file(let file, let line): (file, line)
    }
  }
}

extension [Violation.Cause] {
  /// One cause for each of the rules. If `subject` is `nil`, any subject of the rule is a cause.
  static func rules(_ rules: [Rule], _ subject: String? = nil) -> [Violation.Cause] {
    rules.map { Violation.Cause($0, subject) }
  }
}
