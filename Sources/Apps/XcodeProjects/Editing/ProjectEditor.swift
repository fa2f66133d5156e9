internal import Platform
internal import PropertyLists

/// Edits the text of a project.pbxproj. Each edit changes only the bytes that it has to change, and
/// can be taken back by what it was asked to do, without the former text.
///
/// The editor does not look at the disk.
package struct ProjectEditor: Sendable {
  package struct Target: Equatable, Sendable {
    /// The identifier of the target's object.
    package let id: String
    package let name: String
    fileprivate let isApplication: Bool
  }

  var document: ProjectDocument
  package let targets: [Target]

  /// - Parameter folder: the absolute path of the folder that contains the .xcodeproj; the project's
  ///   absolute paths are compared with it.
  /// - Throws: an error for a project that is damaged, is not UTF-8, or is XML, binary or JSON.
  /// - Complexity: O(`bytes.count`)
  package init(
    _ bytes: ContiguousArray<UInt8>, folder: String
  ) throws(ProjectEditError) {
    let document = try ProjectDocument(bytes, folder: folder)
    self.document = document
    targets = (document.objects.project["targets"]?.uniqueWords ?? []).compactMap { id in
      guard let object = document.objects[id], object.isa?.hasSuffix("Target") == true,
        let name = object["name"]?.word ?? object["productName"]?.word
      else { return nil }
      let type = object["productType"]?.word ?? ""
      return Target(
        id: id, name: name,
        isApplication: type.hasPrefix("com.apple.product-type.application"))
    }
  }

  /// The project's text with all edits.
  package var bytes: ContiguousArray<UInt8> { document.source.utf8 }

  /// The target with a name or an identifier; an application if several targets have the name.
  func target(_ name: String) throws(ProjectEditError) -> Target {
    let named = targets.filter { $0.name == name }
    let known = named.first(where: \.isApplication) ?? named.first
    guard let target = known ?? targets.first(where: { $0.id == name }) else {
      throw .noTarget(name, known: targets.map(\.name))
    }
    return target
  }

  func members(
    of target: Target, _ budget: inout ProjectBudget
  ) throws(ProjectEditError) -> TargetMembers {
    return try mapError(
      try TargetMembers(of: target.id, in: document, &budget), ProjectEditError.malformed)
  }

  /// Makes the edits and reads the result.
  ///
  /// - Parameter objectCount: the change of the number of objects.
  mutating func apply(_ edits: [TextEdit], objectCount: Int = 0) throws(ProjectEditError) {
    if edits.isEmpty { return }
    let edited: ProjectDocument
    do throws(ProjectEditError) {
      edited = try ProjectDocument(document.source.bytes(after: edits), folder: document.folder)
    } catch {
      guard case .malformed(let failure) = error else { throw error }
      throw .invalidResult(failure.fault)
    }
    let count = document.objects.members.count + objectCount
    guard edited.objects.members.count == count,
      edited.objects.rootID == document.objects.rootID
    else { throw .invalidResult(.missing("\(count) objects")) }
    document = edited
  }
}
