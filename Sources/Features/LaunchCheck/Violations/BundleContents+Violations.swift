internal import Files
internal import InfoPlist
internal import LaunchApps
internal import LaunchRules

/// Helpers for rules. Each function calls its closure with all items of one kind, such as entries,
/// and adds their name and place to the violations that it returns.
extension BundleContents {
  func place(ofKey key: String) -> Violation.Place { .infoPlist(document.place(ofKey: key)) }

  func place(ofValue key: String) -> Violation.Place { .infoPlist(document.place(of: .key(key))) }

  /// Reports entries, on the line of a member, or of the entry if it has no such member.
  ///
  /// - Parameters:
  ///   - member: the key of the member; `nil` stands for the entry itself.
  ///   - unmatchedLevel: the level for entries that no launch matches; `nil` is the rule's level.
  ///   - causes: returns the problems that may have led to a violation.
  func entryViolations(
    at member: String?, unmatchedLevel: Level? = nil,
    causes: (EntrySite) -> [Violation.Cause] = { _ in [] },
    _ violation: (EntrySite) -> Violation?
  ) -> [Violation] {
    let isOneList = Set(sites.map(\.key)).count == 1
    return sites.compactMap { site in
      let place = place(of: site, member)
      guard var found = violation(site)?.of(site.words, at: .infoPlist(place), causes(site)) else {
        return nil
      }
      found.item =
        (isOneList ? "entry \(site.index + 1)" : site.words)
        + (place?.line.map { " on line \($0)" } ?? "")
      found.level = mayMatch(site) ? nil : unmatchedLevel
      found.subjects = [site.subject]
      return found
    }
  }

  /// Reports entries that iOS skips because of certain faults.
  func skippedEntries(
    at member: String?, because isFault: (EntryFault) -> Bool
  ) -> [Violation] {
    entryViolations(at: member) { site in
      guard case .failure(let fault) = site.reading, isFault(fault) else { return nil }
      return Violation("is skipped by iOS (\(fault))", "correct it")
    }
  }

  /// Reports entries because of their size, including entries that iOS skips because of it.
  func sizeViolations(_ violation: (PointSize) -> Violation?) -> [Violation] {
    entryViolations(at: InfoPlistKey.Entry.size) { site in
      guard case .text(let text) = site.written.size else { return nil }
      return PointSize(parsing: text).flatMap(violation)
    }
  }

  /// Reports the values of a key and of its variants, on the line of the value.
  func valueViolations(
    of name: String, _ violation: (_ value: PropertyListValue) -> Violation?
  ) -> [Violation] {
    variants(of: name).compactMap { key, value in
      violation(value)?.of(key, at: place(ofValue: key))
    }
  }

  func keyViolations(of name: String, _ violation: Violation) -> [Violation] {
    variants(of: name).map { key, _ in violation.of(key, at: place(ofKey: key)) }
  }

  func variants(of name: String) -> [(key: String, value: PropertyListValue)] {
    InfoPlistKey.variants(of: name).compactMap { key in document.root[key].map { (key, $0) } }
  }

  /// Reports images that an entry refers to or that iOS finds by name.
  func imageViolations(_ violation: (ImageFile) -> Violation?) -> [Violation] {
    let named = namedUses
    return usedFiles.compactMap { file in
      guard var found = violation(file)?.of(file.name, at: .file(file.path, nil)) else {
        return nil
      }
      found.name = ""
      found.level = named[file.name] == nil || hasCertainNames ? nil : .warning
      return found
    }
  }

  /// Reports launches that UILaunchImages decides, with one violation for each distinct problem.
  func launches(
    _ violation: (_ row: LaunchSurvey.Row, _ key: String) -> Violation?
  ) -> [Violation] {
    var seen: Set<String> = []
    return DeviceIdiom.allCases.flatMap { idiom in
      let key = info.launchImages.key(InfoPlistKey.launchImages, for: idiom)
      return (launches[idiom] ?? []).compactMap { row -> Violation? in
        guard let violation = violation(row, key), seen.insert(violation.problem).inserted else {
          return nil
        }
        return violation
      }
    }
  }
}

// MARK: Launch storyboards

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
  /// The violation as that of an element in a launch storyboard, such as
  /// `viewController 'xTr-N1-VFX'`.
  func of(
    _ element: InterfaceElement, in path: String, level: Level? = nil, _ causes: [Cause]
  ) -> Violation {
    let name = element["id"].map { "\(element.name) '\($0)'" } ?? element.name
    var violation = of(name, at: .file(path, element.line), causes)
    violation.level = level
    return violation
  }
}
