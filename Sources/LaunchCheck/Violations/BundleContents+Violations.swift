internal import InfoPlist
internal import LaunchApps
internal import LaunchRules

/// Helpers for rules. Each function calls `message` with all items of one kind, such as entries,
/// and returns a violation for each message that is not `nil`.
extension BundleContents {
  /// Reports entries, on the line of a member, or of the entry if it has no such member.
  ///
  /// - Parameters:
  ///   - member: the key of the member; `nil` stands for the entry itself.
  ///   - unmatchedLevel: the level for entries that no launch matches; `nil` is the rule's level.
  ///   - fault: an identifier that makes entries share a finding; `nil` if entries share a finding
  ///     only when their messages are equal.
  ///   - causes: returns the problems that may have led to a violation.
  func entryViolations(
    at member: String?, unmatchedLevel: Level? = nil, fault: String? = nil,
    causes: (EntrySite) -> [Violation.Cause] = { _ in [] }, _ message: (EntrySite) -> String?
  ) -> [Violation] {
    sites.compactMap { site in
      message(site).map { message in
        let line = line(of: site, member)
        let place = line.map { " on line \($0)" } ?? ""
        return Violation(
          line, message, level: mayMatch(site) ? nil : unmatchedLevel,
          also: Violation.Also(
            fault: fault.map { site.key + $0 } ?? Self.fault(message, of: site),
            item: "entry \(site.index + 1)\(place)"),
          subjects: [site.subject], causes: causes(site))
      }
    }
  }

  /// The message without the entry's position, which is the only part that differs between entries.
  private static func fault(_ message: String, of site: EntrySite) -> String {
    site.key
      + (message.hasPrefix(site.words) ? String(message.dropFirst(site.words.count)) : message)
  }

  /// Reports entries that iOS skips because of certain faults.
  func skippedEntries(
    at member: String?, because isFault: (EntryFault) -> Bool
  ) -> [Violation] {
    entryViolations(at: member) { site in
      guard case .failure(let fault) = site.reading, isFault(fault) else { return nil }
      return "\(site.words) is skipped by iOS (\(fault)); correct it"
    }
  }

  /// Reports entries because of their size, including entries that iOS skips because of it.
  func sizeViolations(_ message: (EntrySite, PointSize) -> String?) -> [Violation] {
    entryViolations(at: InfoPlistKey.Entry.size) { site in
      guard case .text(let text) = site.written.size else { return nil }
      return PointSize(parsing: text).flatMap { message(site, $0) }
    }
  }

  /// Reports the values of a key and of its variants, on the line of the value.
  func valueViolations(
    of name: String, _ message: (_ key: String, _ value: PropertyListValue) -> String?
  ) -> [Violation] {
    variants(of: name).compactMap { key, value in
      message(key, value).map {
        Violation(document.line(of: .key(key)), $0, subjects: [key])
      }
    }
  }

  /// Reports a key and its variants, on the line of the key.
  func keyViolations(of name: String, _ message: (_ key: String) -> String) -> [Violation] {
    variants(of: name).map { key, _ in
      Violation(document.lineOfKey(.key(key)), message(key), subjects: [key])
    }
  }

  /// Reports images that an entry refers to or that iOS finds by name.
  func imageViolations(_ message: (ImageFile) -> String?) -> [Violation] {
    let named = namedUses
    return usedFiles.compactMap { file in
      message(file).map {
        Violation(
          .image(file), $0,
          level: named[file.name] == nil || hasCertainNames ? nil : .warning,
          also: Violation.Also(fault: $0, item: file.name),
          subjects: [file.name])
      }
    }
  }

  /// Reports launches that UILaunchImages decides, with one violation for each distinct message.
  func launches(
    _ violation: (_ row: LaunchSurvey.Row, _ key: String) -> Violation?
  ) -> [Violation] {
    var seen: Set<String> = []
    return DeviceIdiom.allCases.flatMap { idiom in
      let key = info.launchImages.key(InfoPlistKey.launchImages, for: idiom)
      return (launches[idiom] ?? []).compactMap { row -> Violation? in
        guard let violation = violation(row, key), seen.insert(violation.message).inserted else {
          return nil
        }
        return violation
      }
    }
  }

  /// The existing variants of a key, and their values.
  func variants(of name: String) -> [(key: String, value: PropertyListValue)] {
    InfoPlistKey.variants(of: name).compactMap { key in document.root[key].map { (key, $0) } }
  }
}
