internal import Files
internal import InfoPlist
internal import LaunchApps
internal import LaunchRules
internal import XcodeProjects

/// Finds files, build settings and Info.plist entries that belong to the old images, and to no
/// images of other languages.
enum LeftoverSearch {
  static func all(_ survey: Survey, _ replacement: Replacement) -> [Leftover] {
    if survey.app.isBuilt { return [] }
    let loose = survey.images.filter { $0.set == nil && !isReplaced($0, replacement) }
    let names = Set(loose.map(\.location.name)).subtracting(survey.otherNames).sorted()
    let isShared = !survey.otherLanguages.isEmpty
    let projects = survey.app.projects.flatMap { lines(ofProject: $0, naming: names) }
      .filter { !isShared || $0.kind != .setting }
    let files = projects.map(\.path)
    let settings =
      isShared
      ? []
      : survey.app.catalogs.map(\.place)
        .filter { !files.contains($0.path) }
        .map { Leftover(kind: .setting, path: $0.path, line: $0.line) }
    let infoPlists =
      isShared
      ? []
      : survey.app.infoPlists.flatMap {
        infoPlist($0, merged: $0 == replacement.infoPlist, replacement)
      }
    let kept = Set(
      survey.images.filter { image in
        image.uses.contains { if case .other = $0.system { true } else { false } }
      }.compactMap(\.set) + survey.otherLanguages.map(\.path))
    return survey.sets.filter { !kept.contains($0) }.map {
      Leftover(kind: .set, path: $0, line: nil)
    }
      + loose.map { Leftover(kind: .file, path: $0.location.path, line: nil) }
      + projects + settings + infoPlists
  }

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

  /// Finds the lines of a project file that refer to launch images. It is searched as text, because
  /// line numbers help the person who removes them.
  private static func lines(ofProject project: String, naming names: [String]) -> [Leftover] {
    let path = Path.joined(project, "project.pbxproj")
    guard let bytes = try? FileReader.read(found: path, limit: ProjectLimit.bytes),
      // Binary property lists have no lines.
      !bytes.starts(with: "bplist".utf8)
    else { return [] }
    return ProjectLines.search(bytes, names: names).map { line, name in
      Leftover(
        kind: name == ProjectLines.setting ? .setting : .reference(file: name), path: path,
        line: line)
    }
  }

  private static func infoPlist(
    _ path: String, merged: Bool, _ replacement: Replacement
  ) -> [Leftover] {
    guard let document = try? PropertyListDocument(found: path) else { return [] }
    let files = InfoPlistKey.variants(of: InfoPlistKey.launchImageFile)
    let entries = InfoPlistKey.variants(of: InfoPlistKey.launchImages)
    let keys = (files + (merged ? [] : entries)).filter { document.root[$0] != nil }
      .map { Leftover(kind: .key($0), path: path, line: document.lineOfKey(.key($0))) }
    guard merged else { return keys }
    // A build replaces the entries of its screens, and keeps all other entries.
    let screens = Set((replacement.screens ?? LaunchScreenSize.technote).map(\.points))
    let kept = entries.flatMap { key in
      (document.root[key]?.array ?? []).prefix(LaunchInfo.entryLimit).enumerated().compactMap {
        index, value -> Leftover? in
        let written = WrittenEntry(value)
        let entry = try? written.entry()
        if let entry, screens.contains(entry.size) { return nil }
        return Leftover(
          kind: .entry(key: key, index: index, name: entry?.name), path: path,
          line: document.line(of: .key(key), .index(index)))
      }
    }
    return keys + kept
  }
}
