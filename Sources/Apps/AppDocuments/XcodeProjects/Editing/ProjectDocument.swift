internal import Platform

/// A project file that has been read to be edited.
struct ProjectDocument: Sendable {
  /// The project's text in Xcode's format, converted if the file has another format.
  let source: SourceDocument
  /// The file's format and original bytes if the format is not Xcode's; edits then throw an error.
  private(set) var uneditable: (format: String, bytes: ContiguousArray<UInt8>)?
  let objects: ProjectObjects
  let sections: [ProjectSection]
  let style: ProjectStyle
  /// For each file and group, the first group that contains it.
  let parents: [String: String]
  /// The absolute path of the folder that contains the .xcodeproj.
  let folder: String
  /// The absolute path to which the project's paths are relative.
  let sourceRoot: String

  init(_ bytes: ContiguousArray<UInt8>, folder: String) throws(ProjectEditError) {
    if bytes.count > ProjectLimit.bytes { throw .malformed(ProjectFailure(.tooLarge)) }
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) { throw .encoding }
    let format = ProjectText.format(bytes)
    if format == .oldStyle {
      try self.init(oldStyle: bytes, folder: folder)
    } else {
      let root = try mapError(try ProjectText.read(bytes), ProjectEditError.malformed)
      try self.init(oldStyle: ContiguousArray(root.oldStyle.utf8), folder: folder)
      uneditable = (format.rawValue, bytes)
    }
  }

  private init(
    oldStyle bytes: ContiguousArray<UInt8>, folder: String
  ) throws(ProjectEditError) {
    guard let source = SourceDocument(utf8: bytes) else { throw .encoding }
    self.source = source
    var scanner = OldStyleScanner(bytes)
    let root = try mapError(try scanner.scan(), ProjectEditError.malformed)
    objects = try mapError(try ProjectObjects(root), ProjectEditError.malformed)
    sections = ProjectSection.all(scanner.sectionMarks, objects, source)
    style = ProjectStyle(objects, source)
    self.folder = Path.standardized(Path.joined("/", folder))
    let sourceFolder = objects.project["projectDirPath"]?.word ?? ""
    sourceRoot = Path.standardized(Path.joined(self.folder, sourceFolder))
    var parents: [String: String] = [:]
    for (id, object) in objects.members
    where objects.paths[id] != nil && ["PBXGroup", "PBXVariantGroup"].contains(object.isa) {
      for child in object["children"]?.words ?? [] where parents[child] == nil {
        parents[child] = id
      }
    }
    self.parents = parents
  }

  func list(_ key: String, of id: String) -> ProjectNode? {
    guard let value = objects[id]?[key], case .list = value.content else { return nil }
    return value
  }

  /// An object's name, as in `/* Info.plist */`.
  func name(of id: String) -> String {
    let object = objects[id]
    return object?["name"]?.word ?? object?["path"]?.word.map(Path.name(of:)) ?? ""
  }

  func absolute(_ path: String) -> String { Path.standardized(Path.joined(sourceRoot, path)) }

  func path(of id: String) -> String? { objects.paths[id].map(absolute) }

  /// The absolute path of a path that is relative to the project's folder.
  func resolved(_ path: String) -> String { Path.standardized(Path.joined(folder, path)) }

  /// An absolute path as messages show it. A path inside the project's folder becomes relative.
  func shown(_ path: String) -> String {
    guard let names = path.names(below: folder), !names.isEmpty else { return path }
    return names.joined(separator: "/")
  }

  /// For each absolute path, the identifier of the first object of a kind. Objects without a `path`
  /// member are left out.
  func identifiers(of isa: String) -> [String: String] {
    var found: [String: String] = [:]
    for (id, object) in objects.members where object.isa == isa {
      guard object["path"]?.word?.isEmpty == false, let path = path(of: id) else { continue }
      found[path] = found[path] ?? id
    }
    return found
  }

  /// The purpose of an object that an edit adds. Paths are absolute.
  enum Purpose {
    case file(String)
    case buildFile(String, ProjectEditor.Target)
    case resources(ProjectEditor.Target)
    case group(String)
    case exceptions(ProjectEditor.Target, folder: String)
  }

  /// The number of identifiers that an edit tries for a purpose. If a user changed an added object,
  /// the object keeps its identifier, and a later edit tries the next identifier.
  private static let attempts = 16

  /// The identifiers of the objects that earlier edits added for a purpose. Objects for which
  /// `isOwn` is false were changed since, and are left out.
  func existing(_ purpose: Purpose, where isOwn: (String, ProjectNode) -> Bool) -> [String] {
    identifiers(for: purpose).filter { id in objects[id].map { isOwn(id, $0) } ?? false }
  }

  func freeIdentifier(for purpose: Purpose) throws(ProjectEditError) -> String {
    guard let id = identifiers(for: purpose).first(where: { objects[$0] == nil }) else {
      throw .noIdentifier
    }
    return id
  }

  /// Identifiers as Xcode writes them: 24 hexadecimal digits. An identifier depends on the purpose,
  /// but not on the place of the project's folder. A later edit therefore finds the objects of an
  /// earlier edit.
  private func identifiers(for purpose: Purpose) -> some Sequence<String> {
    let words =
      switch purpose {
      case .file(let path): "file " + Path.relative(path, to: folder)
      case .buildFile(let path, let target):
        "build file \(target.id) " + Path.relative(path, to: folder)
      case .resources(let target): "resources phase \(target.id)"
      case .group(let name): "group \(name)"
      case .exceptions(let target, let group): "exceptions \(target.id) \(group)"
      }
    return (0..<Self.attempts).lazy.map { number in
      SHA256Digest(of: "launchgen \(objects.rootID) \(number) \(words)").bytes.prefix(12)
        .flatMap { [$0 >> 4, $0 & 15] }
        .map { String($0, radix: 16, uppercase: true) }.joined()
    }
  }

  /// The group that contains a file. For a file in a variant group, the group that contains the
  /// variant group.
  func group(of id: String) -> String? {
    guard let group = parents[id], objects[group]?.isa == "PBXVariantGroup" else {
      return parents[id]
    }
    return parents[group]
  }

  /// The group that contains `main` or the app delegate, or otherwise most of a target's sources.
  func sourceGroup(of target: ProjectEditor.Target) -> String? {
    var counts: [String: Int] = [:]
    var order: [String] = []
    let phases = objects.list(objects[target.id]?["buildPhases"])
    let phase = phases.first { $0.isa == "PBXSourcesBuildPhase" }
    for file in objects.list(phase?["files"]) {
      guard let id = file["fileRef"]?.word, let path = objects.paths[id], let group = group(of: id)
      else { continue }
      if Self.isMain(Path.name(of: path)) { return group }
      if counts[group] == nil { order.append(group) }
      counts[group, default: 0] += 1
    }
    let most = counts.values.max()
    return order.first { counts[$0] == most }
  }

  /// Whether a source file is the app's entry point, by the names that Xcode's templates use.
  private static func isMain(_ name: String) -> Bool {
    let base = Path.base(name)
    return ["main", "AppDelegate", "AppController", "SceneDelegate"].contains(base)
      || (base.hasSuffix("App") && name.hasSuffix(".swift"))
  }

  /// The Info.plist that the target's settings name; `nil` if an .xcconfig file or a variable names
  /// the file.
  func infoPlist(of target: ProjectEditor.Target) -> String? {
    let lists = [objects[target.id], objects.project].map {
      objects.list(objects[$0?["buildConfigurationList"]?.word]?["buildConfigurations"])
    }
    for configuration in lists.joined() {
      guard var path = configuration["buildSettings"]?["INFOPLIST_FILE"]?.word else { continue }
      for name in ["SRCROOT", "SOURCE_ROOT", "PROJECT_DIR"] {
        for variable in ["$(\(name))", "${\(name)}", "$\(name)"] where path.hasPrefix(variable) {
          path = Path.joined(sourceRoot, String(path.dropFirst(variable.count + 1)))
        }
      }
      for variable in ["$(TARGET_NAME)", "${TARGET_NAME}"] {
        path = path.replacing(variable, with: target.name)
      }
      if !path.contains("$") { return absolute(path) }
    }
    return nil
  }
}

/// The objects between `/* Begin NAME section */` and `/* End NAME section */`.
struct ProjectSection: Sendable {
  let name: String
  let begin: Range<Int>
  let end: Range<Int>
  let objects: Range<Int>

  /// The sections in the order of the file. `marks` are the comments that may begin or end a
  /// section. A section that does not end, or in which another section begins, is left out.
  static func all(
    _ marks: [Range<Int>], _ objects: ProjectObjects, _ source: SourceDocument
  ) -> [ProjectSection] {
    var sections: [ProjectSection] = []
    var open: (name: String, range: Range<Int>, index: Int)?
    var index = 0
    for mark in marks where objects.node.range.contains(mark.lowerBound) {
      while index < objects.members.count,
        objects.members[index].value.item.upperBound <= mark.lowerBound
      {
        index += 1
      }
      let isInside =
        index < objects.members.count
        && objects.members[index].value.item.lowerBound < mark.lowerBound
      let words = source.text(mark).split(separator: " ").map { String($0) }
      guard !isInside, words.count == 5, words[3] == "section" else { continue }
      if words[1] == "Begin" {
        open = (words[2], mark, index)
      } else {
        if let open, open.name == words[2] {
          sections.append(
            ProjectSection(
              name: open.name, begin: open.range, end: mark, objects: open.index..<index))
        }
        open = nil
      }
    }
    return sections
  }
}
