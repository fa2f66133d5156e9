internal import Platform

/// Edits the text of a project.pbxproj. Each edit changes only the bytes that it has to change, and
/// can be taken back by what it was asked to do, without the former text.
///
/// The editor does not look at the disk.
package struct ProjectEditor: Sendable {
  private(set) var document: ProjectDocument
  package let targets: [ProjectTarget]
  private let folder: String

  /// - Parameter folder: the absolute path of the folder that contains the .xcodeproj; the project's
  ///   absolute paths are compared with it.
  /// - Throws: an error for a project that is damaged, is not UTF-8, or is XML, binary or JSON.
  /// - Complexity: O(`bytes.count`)
  package init(
    _ bytes: ContiguousArray<UInt8>, folder: String
  ) throws(ProjectEditError) {
    let document = try ProjectDocument(bytes, folder: folder)
    self.folder = folder
    self.document = document
    var seen: Set<String> = []
    targets = (document.objects.project["targets"]?.words ?? []).compactMap { id in
      guard seen.insert(id).inserted, let object = document.objects.all[id],
        object.isa?.hasSuffix("Target") == true,
        let name = object["name"]?.word ?? object["productName"]?.word
      else { return nil }
      return ProjectTarget(
        id: id, name: name, productType: object["productType"]?.word ?? "")
    }
  }

  /// The project's text with all edits.
  package var bytes: ContiguousArray<UInt8> { document.lines.bytes }

  /// How a file is a member of a target; `nil` if it is not.
  ///
  /// A file in a folder reference is a member of the kind ``ProjectMember/Kind/folderReference``:
  /// it is copied, but iOS does not find it at launch.
  ///
  /// - Parameter path: a path relative to the project's folder, or an absolute path.
  package func membership(
    of path: String, in target: String
  ) throws(ProjectEditError) -> ProjectMember? {
    let path = document.paths.resolved(path)
    let target = try self.target(target)
    var budget = ProjectBudget()
    let own = try members(of: target, &budget)
    guard let entry = own.entry(for: path) else { return nil }
    var names: [String] = []
    for other in targets where try members(of: other, &budget).entry(for: path) != nil {
      names.append(other.name)
    }
    return member(
      entry, targets: names, isFolder: own.isCopiedAsFolder(entry, path: path))
  }

  /// The target with a name or an identifier; an application if several targets have the name.
  func target(_ name: String) throws(ProjectEditError) -> ProjectTarget {
    let named = targets.filter { $0.name == name }
    let application = named.first { $0.productType.hasPrefix("com.apple.product-type.application") }
    guard let target = application ?? named.first ?? targets.first(where: { $0.id == name }) else {
      throw .noTarget(name, known: targets.map(\.name))
    }
    return target
  }

  func members(
    of target: ProjectTarget, _ budget: inout ProjectBudget
  ) throws(ProjectEditError) -> TargetMembers {
    return try mapError(
      try TargetMembers(of: target, in: document, &budget), ProjectEditError.init)
  }

  /// Makes the edits and reads the result.
  ///
  /// - Parameter objectCount: the change of the number of objects.
  mutating func apply(_ edits: TextEdits, objectCount: Int) throws(ProjectEditError) {
    if edits.isEmpty { return }
    let edited: ProjectDocument
    do throws(ProjectEditError) {
      edited = try ProjectDocument(edits.applied(to: bytes), folder: folder)
    } catch {
      guard case .malformed(let fault, let line) = error else { throw error }
      throw .invalidResult(fault, line: line)
    }
    let count = document.table.members.count + objectCount
    guard edited.table.members.count == count, edited.rootID == document.rootID else {
      throw .invalidResult(.missing("\(count) objects"), line: nil)
    }
    document = edited
  }

  mutating func restore(_ former: ProjectDocument) { document = former }

  func member(
    _ entry: TargetMembers.Entry, targets: [String], isFolder: Bool = false
  ) -> ProjectMember {
    ProjectMember(
      kind: isFolder ? .folderReference : entry.kind, path: document.paths.shown(entry.path),
      targets: targets, isForDevices: entry.isForDevices)
  }
}
