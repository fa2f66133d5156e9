/// One app for each file that a pattern finds.
package struct AppGlob: Hashable, Sendable {
  package let pattern: GlobPattern
  package let position: TextPosition
  package let details: AppDetails

  /// The apps, in the order of their artworks' paths.
  ///
  /// - Parameter folder: the file's own; empty for the current one.
  /// - Throws: ``ConfigurationFault/noMatch(pattern:)`` or
  ///   ``ConfigurationFault/tooManyFiles(pattern:limit:)``
  package func entries(in folder: String) throws(ConfigurationError) -> [AppEntry] {
    let matches: [GlobMatch]
    do throws(ConfigurationFault) {
      matches = try GlobSearch.matches(of: pattern, in: folder)
      if matches.isEmpty { throw .noMatch(pattern: pattern.text) }
    } catch {
      throw ConfigurationError(error, position)
    }
    return matches.map { match in
      AppEntry(
        id: LocatedText(match.id, position), artwork: LocatedText(match.path, position),
        details: details)
    }
  }
}
