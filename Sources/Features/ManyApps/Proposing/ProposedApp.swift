internal import Files
package import LaunchApps

/// An app in the launchgen.json that `launchgen init` writes.
package struct ProposedApp: Sendable {
  typealias Members = [(key: String, value: String)]

  var id: String
  var artwork: String
  /// What is made of the artwork, with the options for it.
  var parts: [(part: AppPart, members: Members)] = []

  /// The paths of the output folders.
  var outputs: [String] {
    parts.flatMap(\.members).filter { $0.key == "output" }.map(\.value)
  }
}

extension SurveyedApp {
  /// The path by which an artwork is near or far.
  fileprivate var path: String { infoPlist ?? project ?? "" }
}

extension ProposedApp {
  /// Proposes one app for each artwork, with the Info.plist or the project nearest to it.
  ///
  /// - Parameters:
  ///   - artworks: paths of landscape PNGs, relative to the folder of the configuration.
  ///   - others: other PNGs, and whether they are taller than wide.
  ///   - places: the apps that launch into landscape.
  package static func all(
    artworks: [String], others: [(path: String, isPortrait: Bool)] = [], places: [SurveyedApp]
  ) -> [ProposedApp] {
    let pictures = ProposedPictures.all(artworks: artworks, others: others)
    let artworks = pictures.map(\.artwork)
    let ids = ids(of: artworks)
    let plists = assigned(places.filter { $0.infoPlist != nil }, to: artworks)
    let targets = assigned(places.filter { $0.infoPlist == nil }, to: artworks)
    let folders = artworks.map { folder(plists[$0]?.infoPlist ?? $0) }
    let counts = Dictionary(folders.map { ($0, 1) }, uniquingKeysWith: +)
    var claims = AppClaims(folder: "", allowsOutside: true)
    return zip(zip(pictures, ids), folders).map { app, folder in
      let (pictures, id) = app
      let place = plists[pictures.artwork] ?? targets[pictures.artwork]
      var app = ProposedApp(id: id, artwork: pictures.artwork)
      func output(_ name: String) -> String {
        let first = folder + name + (counts[folder] == 1 ? "" : "/\(id)")
        return Self.output(first, folder, name, id, &claims)
      }
      if let screen = screen(pictures, place) {
        app.parts.append((.screen, screen))
      } else if pictures.hasVariantsOfLaunchScreens {
        app.parts.append((.screen, [("output", output("Launch"))] + variants(pictures)))
      }
      if place?.needsNoImages != true {
        app.parts.append((.build, build(pictures, place, output("LaunchImages"))))
      }
      return app
    }
  }

  private static func screen(_ pictures: ProposedPictures, _ place: SurveyedApp?) -> Members? {
    guard let place, let app = place.project ?? place.infoPlist else { return nil }
    return [("app", app)] + target(place) + variants(pictures)
  }

  private static func variants(_ pictures: ProposedPictures) -> Members {
    pictures.variants.map { ($0.key, $0.path) }
  }

  private static func build(
    _ pictures: ProposedPictures, _ place: SurveyedApp?, _ output: String
  ) -> Members {
    let app: Members =
      if let place, let path = place.project ?? place.infoPlist {
        [(place.infoPlist == nil ? "info-plist" : "merge", path)] + target(place)
      } else {
        []
      }
    let logo = pictures.variants.filter { $0.key == "logo" }.map { ($0.key, $0.path) }
    return [("output", output)] + app + logo
  }

  private static func target(_ place: SurveyedApp) -> Members {
    place.target.map { [("target-name", $0)] } ?? []
  }

  /// The first output folder that does not conflict with those of the earlier apps.
  private static func output(
    _ first: String, _ folder: String, _ name: String, _ id: String, _ claims: inout AppClaims
  ) -> String {
    let located = LocatedText(id, TextPosition(line: 1, column: 1))
    // A folder's path may be too long for any name in it.
    let isTooLong = (try? PathTemplate.check("\(folder)\(name)-\(id)-9999", nil)) == nil
    let folder = isTooLong ? "" : folder
    var output = first
    var number = 1
    while (try? claims.claim(output: output, of: located)) == nil {
      output = "\(folder)\(name)-\(id)" + (number == 1 ? "" : "-\(number)")
      number += 1
    }
    return output
  }

  /// Assigns each place to the artwork that shares the most folders with it; an artwork gets at
  /// most one place.
  private static func assigned(
    _ places: [SurveyedApp], to artworks: [String]
  ) -> [String: SurveyedApp] {
    var result: [String: SurveyedApp] = [:]
    for place in places {
      let ranked = artworks.filter { result[$0] == nil }.map { ($0, sharedFolders($0, place.path)) }
      guard let best = ranked.max(by: { $0.1 < $1.1 }) else { break }
      // With several artworks, a place that shares no folder may just as well belong to any other.
      if best.1 > 0 || artworks.count == 1 { result[best.0] = place }
    }
    return result
  }

  private static func sharedFolders(_ first: String, _ second: String) -> Int {
    zip(first.pathNames.dropLast(), second.pathNames.dropLast())
      .prefix { $0 == $1 }.count
  }

  /// Ids for the artworks: the files' names if they are all different, otherwise the names of the
  /// nearest enclosing folders that are all different, such as `red` for `brands/red/art.png`. If
  /// there are none, the ids are the paths with hyphens instead of slashes.
  private static func ids(of artworks: [String]) -> [String] {
    let names = artworks.map { path -> [String] in
      let parts = path.pathNames.map { String($0) }
      return [stem(parts.last ?? "")] + parts.dropLast().reversed()
    }
    for level in 0..<(names.map(\.count).min() ?? 0) {
      let ids = names.map { $0[level] }
      if Set(ids).count == ids.count { return ids }
    }
    return artworks.map { stem($0).replacing("/", with: "-") }
  }

  private static func stem(_ path: String) -> String { String(path.dropLast(".png".count)) }

  /// The path's folder with a slash at the end; empty for the current folder.
  private static func folder(_ path: String) -> String { path.pathParts.folder }
}
