internal import Files
internal import InterfaceBuilder
internal import LaunchApps
internal import LaunchRules

/// Each helper calls its closure with everything of one kind, and returns the violations.
extension BundleContents {
  /// Reports the values of Info.plist that name launch files, on the line of the value.
  func launchReferenceViolations(_ message: (LaunchFileSite) -> String?) -> [Violation] {
    launchFiles.sites.filter { $0.reference.role == .launch }.compactMap { site in
      message(site).map {
        Violation(site.reference.line, $0, subjects: [site.reference.key])
      }
    }
  }

  /// Reports launch files, as a whole.
  ///
  /// - Parameter causes: problems that may have led to this one.
  func launchFileViolations(
    causes: (_ path: String) -> [Violation.Cause] = { _ in [] },
    _ message: (FoundLaunchFile) -> (line: Int?, text: String)?
  ) -> [Violation] {
    launchFiles.files(.launch).compactMap { file in
      message(file).map {
        Violation(
          .launchFile(path: file.path, line: $0.line), $0.text, causes: causes(file.path))
      }
    }
  }

  /// Reports elements of launch files: one violation for each file, on the line of the first.
  ///
  /// - Parameters:
  ///   - remedy: what to do.
  ///   - level: a milder level than the rule's.
  ///   - message: what is wrong with the first, and why.
  func elementViolations(
    remedy: String, _ isFault: (InterfaceElement) -> Bool,
    level: (InterfaceDocument, InterfaceElement) -> Level? = { document, _ in
      document.isLaunchScreen ? nil : .warning
    },
    _ message: (_ first: InterfaceElement) -> (text: String, reason: String)
  ) -> [Violation] {
    launchFiles.documents(.launch).compactMap { path, document in
      let faults = document.elements.filter(isFault)
      guard let first = faults.first else { return nil }
      let (text, reason) = message(first)
      return Violation(
        .launchFile(path: path, line: first.line),
        "\(text) (\(reason)\(Words.others(faults.dropFirst().map(\.line)))); \(remedy)",
        level: level(document, first), subjects: faults.map(\.words),
        causes: causes(inLaunchFile: path))
    }
  }

  /// What leads to whatever a launch file has that it must not have: it is the main storyboard too.
  func causes(inLaunchFile path: String) -> [Violation.Cause] {
    .rules([.launchFileMain], path.lastPathName)
  }

  /// What leads to a missing image or color: a catalog that has it is not a member of the target.
  func causes(ofMissing name: String) -> [Violation.Cause] {
    (project?.outsiders ?? []).filter { $0.assets.contains(name) }.map {
      Violation.Cause(.notInTarget, $0.name)
    }
  }
}

extension InterfaceElement {
  /// Its name and identifier as text: `viewController 'xTr-N1-VFX'`.
  var words: String { self["id"].map { "\(name) '\($0)'" } ?? name }
}
