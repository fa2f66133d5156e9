internal import Files
internal import InfoPlist
internal import LaunchApps
internal import LaunchRules
internal import XcodeProjects

/// A file, build setting or Info.plist entry that belongs to the old images, and can be removed
/// when new images have replaced them.
struct Leftover: Equatable, Sendable {
  let path: String
  /// The line number, from 1; `nil` for a whole file or folder, and in formats without lines.
  var line: Int?
  /// What it is, in words.
  let what: String
}

/// Finds files, build settings and Info.plist entries that belong to the old images, and to no
/// images of other languages.
enum LeftoverSearch {
  static func all(_ survey: Survey, _ replacement: Replacement) -> [Leftover] {
    if survey.app.isBuilt { return [] }
    let kept = Set(
      survey.images.filter { $0.uses.contains(where: \.isForOtherSystem) }.compactMap(\.set)
        + survey.otherLanguages.map(\.path))
    let loose = survey.images.filter { $0.set == nil && !isReplaced($0, replacement) }
    let names = Set(loose.map(\.location.name)).subtracting(survey.otherNames).sorted()
    let files =
      survey.sets.filter { !kept.contains($0) }.map {
        Leftover(path: $0, what: "launch image set")
      } + loose.map { Leftover(path: $0.location.path, what: "launch image") }
    // What all languages share is needed as long as another language has images.
    if !survey.otherLanguages.isEmpty {
      return files + survey.app.projects.flatMap { references(inProject: $0, to: names) }
    }
    let projects = survey.app.projects.flatMap {
      references(inProject: $0, to: names + [setting])
    }
    let listed = projects.map(\.path)
    let settings = survey.app.catalogs.map(\.place).filter { !listed.contains($0.path) }
      .map { Leftover(path: $0.path, line: $0.line, what: "build setting \(setting)") }
    return files + projects + settings
      + survey.app.infoPlists.flatMap {
        infoPlist($0, merged: $0 == replacement.infoPlist, replacement)
      }
  }

  private static let setting = "ASSETCATALOG_COMPILER_LAUNCHIMAGE_NAME"

  /// Whether the new build overwrites the image with a file of the same name.
  private static func isReplaced(_ image: FoundImage, _ replacement: Replacement) -> Bool {
    let folder = image.location.folder.isEmpty ? "." : image.location.folder
    guard folder == replacement.output else { return false }
    let prefix = replacement.namePrefix ?? LaunchImageName.defaultPrefix
    let scales = replacement.scales ?? .standard
    return (replacement.screens ?? LaunchScreenSize.technote).contains { screen in
      ScaleFactor.allCases.contains { scale in
        scales.includes(scale, for: screen)
          && prefix + ScreenImage(of: screen).fileSuffix(scale) == image.location.name
      }
    }
  }

  /// Finds the lines of a project file that refer to launch images, or that set the launch image
  /// set. It is searched as text, because line numbers help the person who removes them.
  private static func references(inProject project: String, to names: [String]) -> [Leftover] {
    let path = Path.joined(project, "project.pbxproj")
    guard let bytes = try? FileReader.read(found: path, limit: ProjectLimit.bytes),
      // Binary property lists have no lines.
      !bytes.starts(with: "bplist".utf8)
    else { return [] }
    return NameSearch.lines(of: bytes, with: names).map { line, name in
      let what = name == setting ? "build setting \(setting)" : "reference to \(name)"
      return Leftover(path: path, line: line, what: what)
    }
  }

  private static func infoPlist(
    _ path: String, merged: Bool, _ replacement: Replacement
  ) -> [Leftover] {
    guard let document = try? PropertyListDocument(found: path) else { return [] }
    let files = InfoPlistKey.variants(of: InfoPlistKey.launchImageFile)
    let entries = InfoPlistKey.variants(of: InfoPlistKey.launchImages)
    let keys = (files + (merged ? [] : entries)).filter { document.root[$0] != nil }
      .map { Leftover(path: path, line: document.lineOfKey(.key($0)), what: "key \($0)") }
    guard merged else { return keys }
    // A build replaces the entries of its screens, and keeps all other entries.
    let screens = Set((replacement.screens ?? LaunchScreenSize.technote).map(\.points))
    let kept = entries.flatMap { key in
      (document.root[key]?.array ?? []).prefix(LaunchInfo.entryLimit).enumerated().compactMap {
        index, value -> Leftover? in
        let entry = try? WrittenEntry(value).entry()
        if let entry, screens.contains(entry.size) { return nil }
        let name = entry.map { ", \($0.name)" } ?? ""
        return Leftover(
          path: path, line: document.line(of: .key(key), .index(index)),
          what: "entry \(index + 1) of \(key)\(name), which the build does not replace")
      }
    }
    return keys + kept
  }
}
