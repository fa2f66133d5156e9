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
    let names = Set(loose.map(\.location.name)).subtracting(survey.otherNames).sorted()
    let ofOtherSystems = survey.images.filter { $0.uses.contains(where: \.isOfOtherSystem) }
    let kept = Set(ofOtherSystems.compactMap(\.set) + survey.otherLanguages.map(\.path))
    let isShared = !survey.otherLanguages.isEmpty
    let projects = survey.app.projects.flatMap {
      lines(ofProject: $0, naming: isShared ? names : names + [ProjectLines.setting])
    }
    var leftovers: [Leftover] =
      survey.sets.filter { !kept.contains($0) }
      .map { Leftover(path: $0, what: "launch image set") }
      + loose.map { Leftover(path: $0.location.path, what: "launch image") } + projects
    if isShared { return leftovers }
    leftovers += survey.app.catalogs.map(\.place)
      .filter { place in !projects.contains { $0.path == place.path } }
      .map { Leftover(path: $0.path, line: $0.line, what: words(of: ProjectLines.setting)) }
    return leftovers
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

  /// Finds the lines of a project file that refer to launch images. The file is searched as text,
  /// because people need the line numbers.
  private static func lines(ofProject project: String, naming names: [String]) -> [Leftover] {
    let path = Path.joined(project, "project.pbxproj")
    guard let bytes = try? FileReader.read(found: path, limit: ProjectLimit.bytes),
      // Binary property lists have no lines.
      !bytes.starts(with: "bplist".utf8)
    else { return [] }
    return ProjectLines.search(bytes, names: names).map { line, name in
      Leftover(path: path, line: line, what: words(of: name))
    }
  }

  private static func words(of name: String) -> String {
    name == ProjectLines.setting ? "build setting \(name)" : "reference to \(name)"
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

/// Finds the lines of a project file that contain the names of image files or a build setting.
enum ProjectLines {
  static let setting = ProjectContents.launchImageSetting
  private static let limit = 2000

  /// The lines that contain one of `names`: the number of each line, from 1, and the name. A name
  /// that is part of a longer name does not match.
  ///
  /// - Complexity: O(`bytes.count` times the lengths of the names that begin with the same byte)
  static func search(
    _ bytes: ContiguousArray<UInt8>, names: [String]
  ) -> [(line: Int, name: String)] {
    let wanted = names.map { (name: $0, bytes: Array($0.utf8)) }
    let byFirst = Dictionary(grouping: wanted.filter { !$0.bytes.isEmpty }) { $0.bytes[0] }
    var found: [(line: Int, name: String)] = []
    var line = 1
    for index in bytes.indices {
      if bytes[index] == UInt8(ascii: "\n") { line += 1 }
      guard let candidates = byFirst[bytes[index]], index == 0 || !isPart(bytes[index - 1]) else {
        continue
      }
      for candidate in candidates {
        let end = index + candidate.bytes.count
        guard end <= bytes.count, bytes[index..<end].elementsEqual(candidate.bytes),
          end == bytes.count || !isPart(bytes[end]),
          found.last.map({ $0.line != line || $0.name != candidate.name }) ?? true
        else { continue }
        found.append((line, candidate.name))
        if found.count == limit { return found }
      }
    }
    return found
  }

  /// Whether a byte can be part of a name. A slash cannot, because in a path it separates the
  /// file's name from its folder.
  private static func isPart(_ byte: UInt8) -> Bool {
    let character = Character(UnicodeScalar(byte))
    return byte >= 0x80 || character.isLetter || character.isNumber || "_-@~.".contains(character)
  }
}
