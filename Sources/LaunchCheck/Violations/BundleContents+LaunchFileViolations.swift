internal import Files
internal import InterfaceBuilder
internal import LaunchApps
internal import LaunchRules

/// Helpers for rules. Each function calls its closure with all items of one kind, such as launch
/// storyboards, and returns the violations.
extension BundleContents {
  /// Reports Info.plist values that name launch storyboards, on the line of the value.
  func launchReferenceViolations(_ violation: (LaunchFileSite) -> Violation?) -> [Violation] {
    launchFiles.sites.filter { $0.reference.role == .launch }.compactMap { site in
      violation(site)?.of(site.reference.key, at: .line(site.reference.line))
    }
  }

  /// Reports elements of launch storyboards, with one violation per file, on the line of the first
  /// faulty element.
  ///
  /// - Parameters:
  ///   - remedy: what to do.
  ///   - level: returns a milder level than the rule's; `nil` for the rule's level.
  ///   - message: returns the fault of the first faulty element, and the reason why it is a fault.
  func elementViolations(
    remedy: String, _ isFault: (InterfaceElement) -> Bool,
    level: (InterfaceDocument, InterfaceElement) -> Level? = { document, _ in
      document.isLaunchScreen ? nil : .warning
    },
    _ message: (_ first: InterfaceElement) -> (problem: String, reason: String)
  ) -> [Violation] {
    launchFiles.documents(.launch).compactMap { path, document in
      let faults = document.elements.filter(isFault)
      guard let first = faults.first else { return nil }
      let (problem, reason) = message(first)
      return Violation(
        at: .launchFile(path: path, line: first.line),
        "\(problem) (\(reason)\(Words.others(faults.dropFirst().map(\.line))))", remedy,
        level: level(document, first), cause: reason, subjects: faults.map(\.words),
        causes: causes(inLaunchFile: path))
    }
  }

  /// The cause of a finding about objects that a launch storyboard must not have: the file is also
  /// the main storyboard.
  func causes(inLaunchFile path: String) -> [Violation.Cause] {
    .rules([.launchFileMain], path.lastPathName)
  }

  /// The causes of a missing image or color: catalogs that contain it, but are not members of the
  /// target.
  func causes(ofMissing name: String) -> [Violation.Cause] {
    (project?.outsiders ?? []).filter { $0.assets.contains(name) }.map {
      Violation.Cause(.notInTarget, $0.name)
    }
  }
}

extension FoundLaunchFile {
  func line(_ line: Int?) -> Violation.Place { .launchFile(path: path, line: line) }
}

extension InterfaceElement {
  /// The element's name and identifier as text, such as `viewController 'xTr-N1-VFX'`.
  var words: String { self["id"].map { "\(name) '\($0)'" } ?? name }
}
