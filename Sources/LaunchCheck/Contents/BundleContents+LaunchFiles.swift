internal import LaunchFiles
internal import LaunchRules

/// Each helper calls its closure with everything of one kind, and returns the violations.
extension BundleContents {
  /// Reports the values of Info.plist that name launch files, on the line of the value.
  func launchReferenceViolations(_ message: (LaunchFileSite) -> String?) -> [Violation] {
    launchFiles.sites.filter { $0.reference.role == .launch }.compactMap { site in
      message(site).map { Violation(site.reference.line, $0) }
    }
  }

  /// Reports launch files, as a whole.
  func launchFileViolations(_ message: (FoundLaunchFile) -> (line: Int?, text: String)?)
    -> [Violation]
  {
    launchFiles.files(.launch).compactMap { file in
      message(file).map { Violation(.launchFile(path: file.path, line: $0.line), $0.text) }
    }
  }

  /// Reports elements of launch files: one violation for each file, on the line of the first.
  ///
  /// - Parameters:
  ///   - level: a milder level than the rule's.
  ///   - message: what is wrong with the first, why, and what to do. The second string goes at the
  ///     end of the reason: the lines of the other elements.
  func elementViolations(
    _ isFault: (InterfaceElement) -> Bool,
    level: (InterfaceDocument, InterfaceElement) -> Level? = { document, _ in
      document.isLaunchScreen ? nil : .warning
    },
    _ message: (_ first: InterfaceElement, _ others: String) -> String
  ) -> [Violation] {
    launchFiles.documents(.launch).compactMap { path, document in
      let faults = document.elements.filter(isFault)
      guard let first = faults.first else { return nil }
      return Violation(
        .launchFile(path: path, line: first.line),
        message(first, Self.others(faults.dropFirst().map(\.line))),
        level: level(document, first))
    }
  }

  /// `; also on lines 12, 30 and 2 more`; empty if there are none.
  static func others(_ lines: [Int]) -> String {
    let lines = Set(lines).sorted()
    if lines.isEmpty { return "" }
    let listed = lines.prefix(3).map(\.description).joined(separator: ", ")
    return "; also on line\(lines.count == 1 ? "" : "s") \(listed)"
      + (lines.count > 3 ? " and \(lines.count - 3) more" : "")
  }

  /// The deployment target of a storyboard or xib: its own, or else the app's.
  func target(of document: InterfaceDocument) -> OSVersion? {
    document.deploymentTarget ?? info.minimumOS
  }
}

extension InterfaceElement {
  /// Its name and identifier as text: `viewController 'xTr-N1-VFX'`.
  var words: String { self["id"].map { "\(name) '\($0)'" } ?? name }
}
