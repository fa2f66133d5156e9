package import LaunchApps
internal import Platform

/// An app in the launchgen.json that `launchgen init` writes.
package struct ProposedApp: Sendable {
  typealias Members = [(key: String, value: String)]

  var id: String
  var artwork: String
  /// The parts to make of the artwork, each with the options for that part.
  var parts: [(part: AppPart, members: Members)] = []

  /// Proposes one app for each artwork, with the Info.plist or the project nearest to the artwork.
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
    let folders = artworks.map { (plists[$0]?.infoPlist ?? $0).pathParts.folder }
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
      if let place, let path = place.project ?? place.infoPlist {
        app.parts.append((.screen, [("app", path)] + target(place) + pictures.variants))
      } else if pictures.variants.contains(where: { $0.key != "logo" }) {
        // Only launch screens can use this variant.
        app.parts.append((.screen, [("output", output("Launch"))] + pictures.variants))
      }
      if place?.needsNoImages != true {
        app.parts.append((.build, build(pictures, place, output("LaunchImages"))))
      }
      return app
    }
  }

  private static func build(
    _ pictures: ProposedPictures, _ place: SurveyedApp?, _ output: String
  ) -> Members {
    var members: Members = [("output", output)]
    if let place, let path = place.project ?? place.infoPlist {
      members += [(place.infoPlist == nil ? "info-plist" : "merge", path)] + target(place)
    }
    return members + pictures.variants.filter { $0.key == "logo" }
  }

  private static func target(_ place: SurveyedApp) -> Members {
    place.target.map { [("target-name", $0)] } ?? []
  }

  /// The first output folder that does not conflict with the output folders of the earlier apps.
  private static func output(
    _ first: String, _ folder: String, _ name: String, _ id: String, _ claims: inout AppClaims
  ) -> String {
    let located = LocatedText(text: id, position: TextPosition(line: 1, column: 1))
    // The folder's path may leave no room for a name.
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

  /// Assigns an artwork to each app: the unassigned artwork that shares the most folders with the
  /// app.
  private static func assigned(
    _ places: [SurveyedApp], to artworks: [String]
  ) -> [String: SurveyedApp] {
    var result: [String: SurveyedApp] = [:]
    for place in places {
      let path = place.infoPlist ?? place.project ?? ""
      let ranked = artworks.filter { result[$0] == nil }.map { ($0, sharedFolders($0, path)) }
      guard let best = ranked.max(by: { $0.1 < $1.1 }) else { break }
      // With several artworks, an app that shares no folder with any could belong to each of them.
      if best.1 > 0 || artworks.count == 1 { result[best.0] = place }
    }
    return result
  }

  private static func sharedFolders(_ first: String, _ second: String) -> Int {
    zip(first.pathNames.dropLast(), second.pathNames.dropLast())
      .prefix { $0 == $1 }.count
  }

  /// The ids of artworks: the file names without `.png`, if they all differ. Otherwise, the names
  /// of the artworks' folders, if they all differ: `red` for `brands/red/art.png`. Otherwise, the
  /// folders one level higher, and so on. If names repeat at every level, the paths with
  /// hyphens.
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
}

/// The pictures of one app: an artwork, and variants of it with names such as `art-dark.png`.
struct ProposedPictures {
  let artwork: String
  /// The options for the variants, such as `dark`, with the paths of the variants.
  let variants: ProposedApp.Members

  /// The options for variants, by the word at the end of a file's name.
  private static let roles = [
    (word: "dark", key: "dark"), (word: "ipad", key: "artwork-ipad"),
    (word: "portrait", key: "artwork-portrait"), (word: "logo", key: "logo"),
  ]

  /// The artworks, each with its variants. If a picture is a variant of another artwork in the same
  /// folder, it is not an artwork of its own.
  ///
  /// - Parameter others: pictures that can only be variants, and whether they are taller than wide.
  static func all(
    artworks: [String], others: [(path: String, isPortrait: Bool)]
  ) -> [ProposedPictures] {
    let all = Set(artworks + others.map(\.path))
    let artworks = artworks.filter { !hasLarger($0, all) }
    let others = others.filter { !hasLarger($0.path, all) }
    let mains = artworks.filter { variant($0, among: artworks) == nil }
    let isMain = Set(mains)
    let rest = artworks.filter { !isMain.contains($0) }
    let candidates = rest.map { ($0, false) } + others.map { ($0.path, $0.isPortrait) }
    var variants: [String: ProposedApp.Members] = [:]
    for (path, isPortrait) in candidates {
      guard let (main, key) = variant(path, among: mains), key != "artwork-portrait" || isPortrait,
        key != "dark" || !isPortrait, variants[main]?.contains(where: { $0.key == key }) != true
      else { continue }
      variants[main, default: []].append((key, path))
    }
    return mains.map { main in
      let found = variants[main] ?? []
      return ProposedPictures(
        artwork: main, variants: roles.flatMap { role in found.filter { $0.key == role.key } })
    }
  }

  /// The artwork and the option for a picture whose name says that the picture is a variant of the
  /// artwork; `nil` for other pictures.
  private static func variant(
    _ path: String, among artworks: [String]
  ) -> (main: String, key: String)? {
    let (folder, stem) = parts(path)
    guard let role = roles.first(where: { stem.hasSuffix($0.word) }) else { return nil }
    let base = stem.dropLast(role.word.count)
    let others = artworks.filter { $0 != path && parts($0).folder == folder }
    // A file with only this word as its name belongs to the folder's only artwork.
    if base.isEmpty {
      let mains = others.filter { other in
        !roles.contains { parts(other).stem.hasSuffix($0.word) }
      }
      return mains.count == 1 ? (mains[0], role.key) : nil
    }
    guard let last = base.last, "-_. ~".contains(last) else { return nil }
    return others.first { parts($0).stem == base.dropLast() }.map { ($0, role.key) }
  }

  /// Whether the same picture exists at a larger scale: `art@2x.png` next to `art@3x.png`.
  private static func hasLarger(_ path: String, _ all: Set<String>) -> Bool {
    let stem = path.dropLast(".png".count)
    let scale = ["@3x": 3, "@2x": 2].first { stem.hasSuffix($0.key) }
    let base = stem.dropLast(scale?.key.count ?? 0)
    return ["@3x": 3, "@2x": 2].contains { suffix, number in
      number > (scale?.value ?? 1) && all.contains("\(base)\(suffix).png")
    }
  }

  private static func parts(_ path: String) -> (folder: String, stem: String) {
    let (folder, name) = path.pathParts
    var stem = name.lowercased().dropLast(".png".count)
    for suffix in ["@2x", "@3x"] where stem.hasSuffix(suffix) { stem = stem.dropLast(3) }
    return (folder, String(stem))
  }
}
