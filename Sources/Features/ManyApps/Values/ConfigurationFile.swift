internal import Platform

package struct ConfigurationFile: Equatable, Sendable {
  package enum Apps: Equatable, Sendable {
    case entry(AppEntry)
    case glob(AppGlob)
  }

  package var settings: [AppPart: [JSONMember]] = [:]
  /// The apps, in the order of the file; `nil` without the key `apps`.
  package var apps: [Apps]?
}

package struct LocatedText: Equatable, Sendable {
  package let text: String
  package let position: TextPosition

  package init(_ text: String, _ position: TextPosition) {
    self.text = text
    self.position = position
  }
}

/// An app that a file lists, or that a glob found. In the app's paths, `{id}` stands for its id.
package struct AppEntry: Equatable, Sendable {
  package var id: LocatedText
  package var artwork: LocatedText
  package var details: AppDetails

  /// What is made of the app's artwork: what the file has settings for, or launch images if it has
  /// none.
  ///
  /// - Parameter common: what the file has settings for, for all apps.
  package func parts(_ common: Set<AppPart>) -> [AppPart] {
    let named = AppPart.allCases.filter {
      common.contains($0) || details.settings[$0] != nil
    }
    return named.isEmpty ? [.build] : named
  }
}

/// The properties that apps and globs have in common in launchgen.json.
package struct AppDetails: Equatable, Sendable {
  package var position: TextPosition
  /// The app's own choices for what is made of its artwork, which replace those for all apps.
  package var settings: [AppPart: [JSONMember]] = [:]
}

/// What can be made of an app's artwork: the command that makes it, and its key in launchgen.json.
package enum AppPart: String, CaseIterable, Sendable {
  case screen, build, pwa
}

/// A pattern that finds artworks. Each artwork becomes an app with the same details.
package struct AppGlob: Equatable, Sendable {
  package let pattern: GlobPattern
  package let position: TextPosition
  package let details: AppDetails

  /// The apps that the pattern finds, in the order of their artworks' paths.
  ///
  /// - Parameters:
  ///   - folder: the folder of the file with the pattern; empty for the current folder.
  ///   - budget: the remaining budget for this and the file's other patterns.
  /// - Throws: ``ConfigurationFault/noMatch(pattern:)``,
  ///   ``ConfigurationFault/tooManyFiles(pattern:limit:)`` or
  ///   ``ConfigurationFault/tooManyFilesInAll(limit:)``
  package func entries(
    in folder: String, _ budget: inout GlobBudget
  ) throws(ConfigurationError) -> [AppEntry] {
    let matches = try mapError(try GlobSearch.matches(of: pattern, in: folder, &budget)) {
      ConfigurationError($0, position)
    }
    if matches.isEmpty { throw ConfigurationError(.noMatch(pattern: pattern.text), position) }
    return matches.map { match in
      AppEntry(
        id: LocatedText(match.id, position), artwork: LocatedText(match.path, position),
        details: details)
    }
  }
}
