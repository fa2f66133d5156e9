internal import Platform

package struct ConfigurationFile: Equatable, Sendable {
  enum Apps: Equatable, Sendable {
    case entry(AppEntry)
    case glob(AppGlob)
  }

  package var settings: [AppPart: [JSONMember]] = [:]
  /// The apps, in the order of the file; `nil` without the key `apps`.
  var apps: [Apps]?
}

package struct LocatedText: Equatable, Sendable {
  package let text: String
  package let position: TextPosition
}

/// An app that a file lists, or that a glob found. In the app's paths, `{id}` stands for the app's
/// id.
package struct AppEntry: Equatable, Sendable {
  package var id: LocatedText
  var artwork: String
  /// The position of the app's object, or of the glob that found the app.
  var position: TextPosition
  /// The choices of this app for each part. They replace the choices for all apps.
  package var settings: [AppPart: [JSONMember]] = [:]

  /// The parts to make of the artwork: each part that has settings for this app or for all apps. If
  /// no part has settings, the only part is launch images.
  ///
  /// - Parameter common: the parts that have settings for all apps.
  package func parts(_ common: Set<AppPart>) -> [AppPart] {
    let named = AppPart.allCases.filter { common.contains($0) || settings[$0] != nil }
    return named.isEmpty ? [.build] : named
  }
}

/// What can be made of an artwork. The raw value names the command, and the key in launchgen.json.
package enum AppPart: String, CaseIterable, Sendable {
  case screen, build, pwa
}

/// A pattern that finds artworks. Each artwork becomes an app with the same settings.
struct AppGlob: Equatable, Sendable {
  let pattern: GlobPattern
  let position: TextPosition
  var settings: [AppPart: [JSONMember]] = [:]

  /// The apps that the pattern finds, in the order of their artworks' paths.
  func entries(
    _ search: inout GlobSearch
  ) throws(ConfigurationError) -> [AppEntry] {
    let matches = try mapError(try search.matches(of: pattern)) {
      ConfigurationError($0, position)
    }
    if matches.isEmpty { throw ConfigurationError(.noMatch(pattern: pattern.text), position) }
    return matches.map { match in
      AppEntry(
        id: LocatedText(text: match.id, position: position), artwork: match.path,
        position: position,
        settings: settings)
    }
  }
}

/// A path in a configuration file: relative to that file's folder, with `{id}` for the app's id.
enum PathTemplate {
  /// The maximum length of a path, in bytes. This is Linux's limit; other systems have lower
  /// limits.
  static let byteLimit = 4_096

  static func check(_ path: String, _ place: TextPosition?) throws(ConfigurationError) {
    if path.utf8.count > byteLimit { throw ConfigurationError(.longPath(limit: byteLimit), place) }
  }

  /// The path with the app's id in place of `{id}`. A relative path is appended to `folder`, the
  /// folder of the configuration file.
  static func filled(_ path: String, id: String?, in folder: String) -> String {
    guard let id, path.utf8.contains(UInt8(ascii: "{")) else { return Path.joined(folder, path) }
    return Path.joined(folder, path.replacing("{id}", with: id))
  }
}
