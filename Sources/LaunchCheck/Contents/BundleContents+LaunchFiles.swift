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
      let remedy = isMainStoryboard(path) ? Self.separation : remedy
      return Violation(
        .launchFile(path: path, line: first.line),
        "\(text) (\(reason)\(Self.others(faults.dropFirst().map(\.line)))); \(remedy)",
        level: level(document, first))
    }
  }

  /// Whether a launch file is the main storyboard too, which needs what a launch screen must not have.
  func isMainStoryboard(_ path: String) -> Bool {
    launchFiles.files(.main).contains { $0.path == path }
  }

  /// What to do about a main storyboard that is also the launch screen.
  static let separation = "make a separate launch storyboard"

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

extension BundleContents {
  /// Whether a launch file that the key names is known to be missing.
  public func isMissingFile(of key: LaunchScreenKey) -> Bool {
    launchFiles.sites.contains { site in
      guard site.reference.role == .launch, site.reference.key.contains(key.rawValue) else {
        return false
      }
      return switch site.lookup {
      case .missing, .otherCase: true
      case .files, .unknown: false
      }
    }
  }

  /// Whether it is known which images the app has.
  public var knowsImages: Bool { isWhole || hasImages }
}

extension InterfaceElement {
  /// Its name and identifier as text: `viewController 'xTr-N1-VFX'`.
  var words: String { self["id"].map { "\(name) '\($0)'" } ?? name }
}
