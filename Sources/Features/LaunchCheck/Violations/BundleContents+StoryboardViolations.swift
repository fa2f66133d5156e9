internal import Files
internal import LaunchApps
internal import LaunchRules

/// Helpers for rules. Each function calls its closure with all items of one kind, such as launch
/// storyboards, and returns the violations.
extension BundleContents {
  /// Reports Info.plist values that name launch storyboards, on the line of the value.
  func launchReferenceViolations(_ violation: (StoryboardSite) -> Violation?) -> [Violation] {
    storyboards.sites.filter { $0.reference.role == .launch }.compactMap { site in
      violation(site)?.of(site.reference.key, at: .infoPlist(site.reference.place))
    }
  }

  /// Reports elements of launch storyboards, on their line.
  ///
  /// - Parameter level: returns a milder level than the rule's; `nil` for the rule's level.
  func elementViolations(
    level: (InterfaceDocument, InterfaceElement) -> Level? = { document, _ in
      document.isLaunchScreen ? nil : .warning
    },
    _ violation: (InterfaceElement) -> Violation?
  ) -> [Violation] {
    storyboards.documents(.launch).flatMap { path, document in
      document.elements.compactMap { element in
        violation(element)?.of(
          element, in: path, level: level(document, element), causes(inLaunchScreen: path))
      }
    }
  }

  /// The cause of a finding about objects that a launch storyboard must not have: the file is also
  /// the main storyboard.
  func causes(inLaunchScreen path: String) -> [Violation.Cause] {
    .rules([.launchScreenMain], path.lastPathName)
  }

  /// The causes of a missing image or color: catalogs that contain it, but are not members of the
  /// target.
  func causes(ofMissing name: String) -> [Violation.Cause] {
    (project?.outsiders ?? []).filter { $0.assets.contains(name) }.map {
      Violation.Cause(.notInTarget, $0.name)
    }
  }
}

extension Violation {
  /// The violation as that of an element in a launch storyboard.
  func of(
    _ element: InterfaceElement, in path: String, level: Level? = nil, _ causes: [Cause]
  ) -> Violation {
    var violation = of(element.words, at: .file(path, element.line), causes)
    violation.level = level
    return violation
  }
}

extension InterfaceElement {
  /// The element's name and identifier as text, such as `viewController 'xTr-N1-VFX'`.
  var words: String { self["id"].map { "\(name) '\($0)'" } ?? name }
}
