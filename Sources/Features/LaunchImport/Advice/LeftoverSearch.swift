internal import AppDocuments
internal import LaunchApps
internal import LaunchRules
internal import Platform

/// A file, build setting or Info.plist entry that only the old images need. A leftover can be
/// removed when new images have replaced the old ones.
struct Leftover: Encodable {
  let path: String
  /// The line number, from 1; `nil` for a whole file or folder, and for a file format without
  /// lines.
  var line: Int?
  let what: String
}

/// Finds files, build settings and Info.plist entries that only the old images need. Anything that
/// images of other languages need too is not found.
enum LeftoverSearch {
  static func all(_ survey: Survey, _ replacement: Replacement) -> [Leftover] {
    if survey.app.isBuilt { return [] }
    let loose = survey.images.filter { $0.set == nil && !isReplaced($0, replacement) }
    let ofOtherSystems = survey.images.filter { $0.uses.contains(where: \.isOfOtherSystem) }
    let kept = Set(ofOtherSystems.compactMap(\.set) + survey.otherLanguages.map(\.path))
    let leftovers: [Leftover] =
      survey.sets.filter { !kept.contains($0) }
      .map { Leftover(path: $0, what: "launch image set") }
      + loose.map { Leftover(path: $0.location.path, what: "launch image") }
    if !survey.otherLanguages.isEmpty { return leftovers }
    let settings = survey.app.catalogs.map(\.place).map {
      Leftover(
        path: $0.path, line: $0.line, what: "build setting \(ProjectContents.launchImageSetting)")
    }
    return leftovers + settings
      + survey.app.infoPlists.flatMap {
        infoPlist($0, merged: $0 == replacement.infoPlist, replacement)
      }
  }

  /// Whether the new build overwrites the image with a file of the same name.
  private static func isReplaced(_ image: FoundImage, _ replacement: Replacement) -> Bool {
    let folder = image.location.path.pathFolder
    guard (folder.isEmpty ? "." : folder) == replacement.output else { return false }
    let prefix = replacement.namePrefix ?? LaunchImageName.defaultPrefix
    let scales = replacement.scales ?? .standard
    return (replacement.screens ?? LaunchScreenSize.technote).contains { screen in
      ScaleFactor.allCases.contains { scale in
        scales.includes(scale, for: screen)
          && prefix + ScreenImage(of: screen).fileSuffix(scale) == image.location.name
      }
    }
  }

  private static func infoPlist(
    _ path: String, merged: Bool, _ replacement: Replacement
  ) -> [Leftover] {
    guard let document = try? PropertyListDocument(found: path) else { return [] }
    let files = InfoPlistKey.variants(of: InfoPlistKey.launchImageFile)
    let entries = InfoPlistKey.variants(of: InfoPlistKey.launchImages)
    let keys = (files + (merged ? [] : entries)).filter { document.root[$0] != nil }
      .map { Leftover(path: path, line: document.lineOfKey($0), what: "key \($0)") }
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
