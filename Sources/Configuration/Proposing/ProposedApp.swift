internal import Files

/// An app in the launchgen.json that `launchgen init` writes.
package struct ProposedApp: Sendable {
  var id: String
  var artwork: String
  var output: String
  /// The Info.plist to merge into.
  var infoPlist: String?
  /// The app's own options.
  var build: [(key: String, value: String)] = []
}

extension ProposedApp {
  /// Proposes one app for each artwork, with the Info.plist or the project nearest to it.
  ///
  /// - Parameters:
  ///   - artworks: paths of landscape PNGs, relative to the folder of the configuration.
  ///   - others: other PNGs, and whether they are taller than wide.
  ///   - infoPlists: paths of the Info.plist files of apps that launch into landscape.
  ///   - projects: paths of Xcode projects without an Info.plist of their own.
  ///   - storyboardApps: those of the Info.plist files and projects whose apps need no launch images.
  package static func all(
    artworks: [String], others: [(path: String, isPortrait: Bool)] = [], infoPlists: [String],
    projects: [String], storyboardApps: Set<String> = []
  ) -> [ProposedApp] {
    let pictures = ProposedPictures.all(artworks: artworks, others: others)
    let artworks = pictures.map(\.artwork)
    let ids = ids(of: artworks)
    let plists = assigned(infoPlists, to: artworks)
    let targets = assigned(projects, to: artworks)
    let folders = artworks.map { folder(plists[$0] ?? $0) }
    let counts = Dictionary(folders.map { ($0, 1) }, uniquingKeysWith: +)
    var claims = AppClaims(folder: "", allowsOutside: true)
    return zip(zip(pictures, ids), folders).map { app, folder in
      let (pictures, id) = app
      let artwork = pictures.artwork
      let place = folder + "LaunchImages"
      let first = counts[folder] == 1 ? place : "\(place)/\(id)"
      let infoPlist = plists[artwork]
      let project = infoPlist == nil ? targets[artwork] : nil
      let needsNoImages = (infoPlist ?? project).map(storyboardApps.contains) ?? false
      return ProposedApp(
        id: id, artwork: artwork, output: output(first, folder, id, &claims), infoPlist: infoPlist,
        build: options(pictures.variants, project, needsNoImages: needsNoImages))
    }
  }

  private static func options(
    _ variants: [(key: String, path: String)], _ project: String?, needsNoImages: Bool
  ) -> [(key: String, value: String)] {
    var options = project.map { [(key: "info-plist", value: $0)] } ?? []
    if needsNoImages {
      options.append(("only", "launch-file"))
    } else if variants.contains(where: { $0.key != "logo" }) {
      options.append(("launch-file", "storyboard"))
    }
    return options + variants.map { ($0.key, $0.path) }
  }

  /// The first output folder that does not conflict with those of the earlier apps.
  private static func output(
    _ first: String, _ folder: String, _ id: String, _ claims: inout AppClaims
  ) -> String {
    let located = LocatedText(id, TextPosition(line: 1, column: 1))
    var output = first
    var number = 1
    while (try? claims.claim(output: output, of: located)) == nil {
      output = "\(folder)LaunchImages-\(id)" + (number == 1 ? "" : "-\(number)")
      number += 1
    }
    return output
  }

  /// Assigns each file to the artwork that shares the most folders with it; an artwork gets at most
  /// one file.
  private static func assigned(_ files: [String], to artworks: [String]) -> [String: String] {
    var result: [String: String] = [:]
    for file in files {
      let ranked = artworks.filter { result[$0] == nil }.map { ($0, sharedFolders($0, file)) }
      guard let best = ranked.max(by: { $0.1 < $1.1 }) else { break }
      // With several artworks, a file that shares no folder may just as well belong to any other.
      if best.1 > 0 || artworks.count == 1 { result[best.0] = file }
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
