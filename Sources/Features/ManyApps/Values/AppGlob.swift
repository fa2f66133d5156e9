internal import Platform

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
