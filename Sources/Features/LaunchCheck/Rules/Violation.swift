internal import AppDocuments
internal import LaunchApps
internal import LaunchRules
internal import Platform
internal import Texts

/// A problem that a rule found in one item of an app. Several violations may become one
/// ``Finding``.
struct Violation {
  enum Place {
    /// A value of the Info.plist; `nil` if the problem has no line.
    case infoPlist(PropertyListPlace?)
    /// The path of an image, a storyboard or a xib, and a line; `nil` if the problem has no line.
    case file(String, Int?)
    /// A line in a file of an Xcode project, such as project.pbxproj or an .xcconfig file.
    case source(SettingOrigin)
  }

  var place: Place
  /// What is wrong, with the reason in parentheses, in words that follow the item's name.
  var problem: String
  var remedy: String?
  /// The level, if the problem does less harm than the rule's level says; `nil` for the rule's
  /// level.
  var level: Level?
  /// How the violation is joined with other violations. By default, the cause in `joint` is
  /// `problem`.
  var joint: Finding.Joint
  /// One string for each place with the problem. The strings distinguish the violation from the
  /// rule's other violations in a file. They contain no line numbers and no message text, because
  /// both may change when something else in the file changes.
  var subjects: [String]
  /// Problems that lead to this violation. If one of the problems is reported, the violation is
  /// not.
  var causes: [Cause]

  struct Cause: Hashable {
    var rule: String
    /// A subject of a violation of `rule`; `nil` for any subject.
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
    self.problem = problem
    self.remedy = remedy
    self.level = level
    joint = Finding.Joint(cause: cause ?? problem, name: name, item: item, detail: detail)
    self.subjects = subjects
    self.causes = causes
  }

  init(_ message: Message, cause: String? = nil, item: String? = nil, subjects: [String] = [""]) {
    self.init(
      at: .source(SettingOrigin(path: message.place.path, line: message.place.line)),
      message.problem, message.remedy, cause: cause, item: item, subjects: subjects)
  }

  static func wrongType(
    _ value: PropertyListValue, _ right: String, _ remedy: String = "change its type"
  ) -> Violation {
    Violation("is \(value.kind) (it should be \(right))", remedy)
  }

  func of(_ name: String, at place: Place, _ causes: [Cause] = []) -> Violation {
    var violation = self
    violation.place = place
    violation.joint.name = name
    if subjects == [""] { violation.subjects = [name] }
    violation.causes += causes
    return violation
  }

  /// The violation, attributed to an element of a launch storyboard, such as
  /// `viewController 'xTr-N1-VFX'`. The violation is left out if the rule launch-screen-main
  /// reports the file.
  func of(_ element: InterfaceElement, in path: String, level: Level? = nil) -> Violation {
    let name = element["id"].map { "\(element.name) '\($0)'" } ?? element.name
    var violation = of(
      name, at: .file(path, element.line), .rules([.launchScreenMain], path.lastPathName))
    violation.level = level
    return violation
  }

  /// All causes that match this violation: one without a subject, and one for each subject.
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
  /// A cause for each rule. It matches all violations of the rule or, with a `subject`, only
  /// violations with this subject.
  static func rules(_ rules: [Rule], _ subject: String? = nil) -> [Violation.Cause] {
    rules.map { Violation.Cause($0, subject) }
  }
}

/// Helpers for rules. Each function calls a closure with every item of one kind, such as entries.
/// If the closure returns a violation, the function adds the item's name and place.
extension BundleContents {
  func place(ofKey key: String) -> Violation.Place { .infoPlist(document.place(ofKey: key)) }

  func place(ofValue key: String) -> Violation.Place { .infoPlist(document.place(of: .key(key))) }

  /// Reports entries. The line of a violation is the line of `member` or, if the entry lacks the
  /// member, the line of the entry.
  ///
  /// - Parameter unmatchedLevel: the level for entries that no launch matches; `nil` for the rule's
  ///   level.
  func entryViolations(
    at member: String?, unmatchedLevel: Level? = nil, _ violation: (LocatedEntry) -> Violation?
  ) -> [Violation] {
    // The rule launch-screen reports entries that no supported iOS reads.
    if !info.mayShowLaunchImages { return [] }
    let isOneList = Set(sites.map(\.key)).count == 1
    return sites.compactMap { site in
      let place = place(of: site, member)
      guard var found = violation(site)?.of(site.words, at: .infoPlist(place)) else { return nil }
      found.joint.item =
        (isOneList ? "entry \(site.index + 1)" : site.words)
        + (place?.line.map { " on line \($0)" } ?? "")
      found.level = mayMatch(site) ? found.level : unmatchedLevel ?? found.level
      found.subjects = [site.subject]
      return found
    }
  }

  /// Reports entries because of their size. Entries that iOS skips because of their size are
  /// included.
  func sizeViolations(_ violation: (PointSize) -> Violation?) -> [Violation] {
    entryViolations(at: InfoPlistKey.Entry.size) { site in
      guard case .text(let text) = site.written.size else { return nil }
      return PointSize(parsing: text).flatMap(violation)
    }
  }

  /// Reports the values of a key and of the key's variants, on the line of the value.
  func valueViolations(
    of name: String, _ violation: (_ value: PropertyListValue) -> Violation?
  ) -> [Violation] {
    variants(of: name).compactMap { key, value in
      violation(value)?.of(key, at: place(ofValue: key))
    }
  }

  func keyViolations(of name: String, _ problem: String, _ remedy: String) -> [Violation] {
    variants(of: name).map { Violation(problem, remedy).of($0.key, at: place(ofKey: $0.key)) }
  }

  func variants(of name: String) -> [(key: String, value: PropertyListValue)] {
    InfoPlistKey.variants(of: name).compactMap { key in document.root[key].map { (key, $0) } }
  }

  /// Reports images to which an entry refers, and images that iOS finds by name.
  func imageViolations(_ violation: (ImageFile) -> Violation?) -> [Violation] {
    if !info.mayShowLaunchImages { return [] }
    let named = namedUses
    return usedFiles.compactMap { file in
      guard var found = violation(file)?.of(file.name, at: .file(file.path, nil)) else {
        return nil
      }
      found.joint.name = ""
      found.level = named[file.name] == nil || hasCertainNames ? nil : .warning
      return found
    }
  }

  /// Reports launches whose outcome UILaunchImages determines. Each distinct problem is one
  /// violation, on the line of the key.
  func launches(
    _ violation: (_ row: LaunchSurvey.Row, _ key: String) -> Violation?
  ) -> [Violation] {
    var seen: Set<String> = []
    return DeviceIdiom.allCases.flatMap { idiom in
      let key = info.launchImages.key(InfoPlistKey.launchImages, for: idiom)
      return (launches[idiom] ?? []).compactMap { violation($0, key) }
        .filter { seen.insert($0.problem).inserted }.map { $0.of("", at: place(ofKey: key)) }
    }
  }

  /// Reports Info.plist values that name launch storyboards, on the line of the value.
  func launchReferenceViolations(_ violation: (StoryboardSite) -> Violation?) -> [Violation] {
    storyboards.sites.filter { $0.reference.role == .launch }.compactMap { site in
      violation(site)?.of(
        site.reference.key, at: .infoPlist(document.place(at: site.reference.path)))
    }
  }

  /// Reports elements of launch storyboards, on the elements' lines.
  func elementViolations(
    level: (InterfaceDocument, InterfaceElement) -> Level? = { document, _ in
      document.isLaunchScreen ? nil : .warning
    },
    _ violation: (InterfaceElement) -> Violation?
  ) -> [Violation] {
    storyboards.documents(.launch).flatMap { path, document in
      document.elements.compactMap { element in
        violation(element)?.of(element, in: path, level: level(document, element))
      }
    }
  }

  /// The causes of a missing image or color: catalogs outside of the target with that image or
  /// color.
  func causes(ofMissing name: String) -> [Violation.Cause] {
    (project?.outsiders ?? []).filter { $0.assets.contains(name) }.map {
      Violation.Cause(.notInTarget, $0.name)
    }
  }
}
