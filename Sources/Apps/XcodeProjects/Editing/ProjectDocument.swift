internal import Files
internal import Platform
internal import PropertyLists

/// A project file that has been read to be edited.
struct ProjectDocument: Sendable {
  let source: SourceDocument
  let objects: ProjectObjects
  let sections: [ProjectSection]
  let style: ProjectStyle
  /// For each file and group, the first group that contains it.
  let parents: [String: String]
  /// The absolute path of the folder that contains the .xcodeproj.
  let folder: String
  /// The absolute path to which the project's paths are relative.
  let sourceRoot: String

  /// - Complexity: O(`bytes.count`)
  init(_ bytes: ContiguousArray<UInt8>, folder: String) throws(ProjectEditError) {
    source = try Self.source(bytes)
    var scanner = OldStyleScanner(bytes)
    do throws(ProjectFailure) {
      objects = try ProjectObjects(scanner.scan())
    } catch {
      throw .malformed(error)
    }
    sections = ProjectSection.all(scanner.sectionMarks, objects, source)
    style = ProjectStyle(objects, source)
    self.folder = Path.standardized(Path.joined("/", folder))
    let root = objects.project["projectDirPath"]?.word ?? ""
    sourceRoot = Path.standardized(Path.joined(self.folder, root))
    var parents: [String: String] = [:]
    for (id, object) in objects.members
    where objects.paths[id] != nil && ["PBXGroup", "PBXVariantGroup"].contains(object.isa) {
      for child in object["children"]?.words ?? [] where parents[child] == nil {
        parents[child] = id
      }
    }
    self.parents = parents
  }

  private static func source(
    _ bytes: ContiguousArray<UInt8>
  ) throws(ProjectEditError) -> SourceDocument {
    if bytes.count > ProjectLimit.bytes {
      throw .malformed(ProjectFailure(.tooLarge(limit: ProjectLimit.bytes)))
    }
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) { throw .encoding }
    let format = ProjectText.format(bytes)
    if format != .oldStyle { throw .format(format.rawValue) }
    guard let source = SourceDocument(utf8: bytes) else { throw .encoding }
    return source
  }

  /// The array in an object.
  func list(_ key: String, of id: String) -> ProjectNode? {
    guard let value = objects[id]?[key], case .list = value.content else { return nil }
    return value
  }

  /// The name that comments give an object.
  func name(of id: String) -> String {
    let object = objects[id]
    return object?["name"]?.word ?? object?["path"]?.word.map(Path.name(of:)) ?? ""
  }

  // MARK: Paths

  func absolute(_ path: String) -> String { Path.standardized(Path.joined(sourceRoot, path)) }

  func path(of id: String) -> String? { objects.paths[id].map(absolute) }

  /// The absolute path of a path that is relative to the project's folder.
  func resolved(_ path: String) -> String { Path.standardized(Path.joined(folder, path)) }

  /// An absolute path as messages show it: relative to the project's folder if it is inside that
  /// folder, otherwise unchanged.
  func shown(_ path: String) -> String {
    guard let names = path.names(below: folder), !names.isEmpty else { return path }
    return names.joined(separator: "/")
  }

  /// The identifiers of the objects of a kind that have a path of their own, by absolute path; of
  /// several with the same path, the first.
  func identifiers(of isa: String) -> [String: String] {
    var found: [String: String] = [:]
    for (id, object) in objects.members where object.isa == isa {
      guard object["path"]?.word?.isEmpty == false, let path = path(of: id) else { continue }
      found[path] = found[path] ?? id
    }
    return found
  }

  // MARK: Identifiers

  /// What an object that an edit adds is for. A path is absolute.
  enum Purpose {
    case file(String)
    case buildFile(String, ProjectEditor.Target)
    case resources(ProjectEditor.Target)
    case group(String)
    case exceptions(ProjectEditor.Target, folder: String)
  }

  /// How many identifiers are tried for one purpose. Further ones are needed if the first is taken,
  /// for example by an object that a user changed.
  private static let attempts = 16

  /// The objects that edits added for a purpose; more than one only if a user changed the first.
  ///
  /// - Parameter isOwn: whether an object is what an edit would have added.
  func existing(_ purpose: Purpose, where isOwn: (String, ProjectNode) -> Bool) -> [String] {
    identifiers(for: purpose).filter { id in objects[id].map { isOwn(id, $0) } ?? false }
  }

  func freeIdentifier(for purpose: Purpose) throws(ProjectEditError) -> String {
    guard let id = identifiers(for: purpose).first(where: { objects[$0] == nil }) else {
      throw .noIdentifier
    }
    return id
  }

  /// Identifiers as Xcode writes them: 24 hexadecimal digits. They depend only on the purpose, so
  /// that a later edit finds the objects of an earlier one, and not on where the folder is.
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
}
