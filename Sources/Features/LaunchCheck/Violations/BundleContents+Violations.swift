internal import InfoPlist
internal import LaunchApps
internal import LaunchRules

/// Helpers for rules. Each function calls its closure with all items of one kind, such as entries,
/// and adds their name and place to the violations that it returns.
extension BundleContents {
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
      violation(value)?.of(key, at: .infoPlist(document.place(of: .key(key))))
    }
  }

  /// Reports a key and its variants, on the line of the key.
  func keyViolations(of name: String, _ violation: Violation) -> [Violation] {
    variants(of: name).map { key, _ in
      violation.of(key, at: .infoPlist(document.place(ofKey: key)))
    }
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

  func variants(of name: String) -> [(key: String, value: PropertyListValue)] {
    InfoPlistKey.variants(of: name).compactMap { key in document.root[key].map { (key, $0) } }
  }
}
