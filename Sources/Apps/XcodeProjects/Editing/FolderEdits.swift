/// A change of what a synchronized folder says about a file.
package struct FolderChange: Equatable, Codable, Sendable {
  package enum Kind: Equatable, Codable, Sendable {
    /// The text of an exception that was removed, the exception before it (`nil` for the first
    /// one), and the number of bytes between the two.
    case removedException(String, after: String?, distance: Int)
    /// A platform filter that was added, with the objects around it that did not exist.
    case addedFilter(FilterParts)
  }

  /// What was added with a platform filter, from the inside to the outside.
  package enum FilterParts: Int, Comparable, Codable, Sendable {
    case filter
    case table
    case set
    case list

    package static func < (_ first: Self, _ second: Self) -> Bool {
      first.rawValue < second.rawValue
    }
  }

  /// The identifier of the set of exceptions.
  let set: String
  package let name: String
  let kind: Kind

  /// Whether taking the change back inserts nothing but this exception: the text may come from a
  /// file that somebody else wrote.
  package var isRestorable: Bool {
    guard case .removedException(let text, _, _) = kind else { return true }
    var scanner = OldStyleScanner(ContiguousArray("(\(text)\n)".utf8))
    guard case .list(let elements) = try? scanner.scan().content else { return false }
    return elements.map(\.value.word) == [name]
  }
}

extension ProjectEditor {
  private static let setKind = "PBXFileSystemSynchronizedBuildFileExceptionSet"
  private static let filters = "platformFiltersByRelativePath"

  /// Makes a file in a synchronized folder of a target a member on iOS.
  ///
  /// - Parameters:
  ///   - path: a path relative to the project's folder, or an absolute path.
  ///   - isForIOSOnly: whether the file is left out of builds for other platforms.
  /// - Returns: what was changed, for ``undo(_:)``; empty for a file in no such folder.
  package mutating func include(
    _ path: String, isForIOSOnly: Bool, in target: String
  ) throws(ProjectEditError) -> [FolderChange] {
    let target = try self.target(target)
    let path = document.paths.resolved(path)
    var budget = ProjectBudget()
    guard let (folder, inside) = try members(of: target, &budget).folder(containing: path) else {
      return []
    }
    let name = FolderExceptions.name(of: inside)
    let sets = (document.objects.all[folder.group]?["exceptions"]?.words ?? []).filter {
      document.objects.all[$0]?.isa == Self.setKind
        && document.objects.all[$0]?["target"]?.word == target.id
    }
    var changes: [FolderChange] = []
    if folder.exceptions.contains(inside) {
      // An exception for a folder above, or in another build phase, stays.
      guard let change = try removeException(name, from: sets) else { return [] }
      changes.append(change)
    }
    if isForIOSOnly, folder.filters[name] == nil {
      changes.append(try addFilter(name, sets.first, folder, target))
    }
    return changes
  }

  private mutating func removeException(
    _ name: String, from sets: [String]
  ) throws(ProjectEditError) -> FolderChange? {
    for set in sets {
      guard let list = document.list("membershipExceptions", of: set),
        let index = list.elements.firstIndex(where: { $0.value.word == name })
      else { continue }
      let range = document.lines.range(ofItem: list.elements[index].range)
      let previous = index == 0 ? nil : list.elements[index - 1]
      let change = FolderChange(
        set: set, name: name,
        kind: .removedException(
          document.lines.text(range), after: previous?.value.word,
          distance: range.lowerBound - (previous?.range.upperBound ?? list.opening)))
      var edits = TextEdits()
      edits.remove(range)
      try apply(edits, objectCount: 0)
      return change
    }
    return nil
  }

  private mutating func addFilter(
    _ name: String, _ set: String?, _ folder: SynchronizedFolder, _ target: ProjectTarget
  ) throws(ProjectEditError) -> FolderChange {
    let value = NewObject.Value.list([ObjectReference(id: PlatformFilter.devices, name: "")])
    var edits = TextEdits()
    if let set, let object = document.member(set)?.value {
      let table = object.member(Self.filters)?.value
      if let table {
        document.insert(name, value, in: table, &edits)
      } else {
        document.insert(Self.filters, .table([(name, value)]), in: object, &edits)
      }
      try apply(edits, objectCount: 0)
      return FolderChange(
        set: set, name: name, kind: .addedFilter(table == nil ? .table : .filter))
    }
    let identifiers = ProjectIdentifiers(document)
    let folderName = document.name(of: folder.group)
    let new = ObjectReference(
      id: try identifiers.free("exceptions \(target.id) \(folder.group)"),
      name: "Exceptions for \"\(folderName)\" folder in \"\(target.name)\" target")
    document.insert(
      [
        NewObject(
          reference: new, isa: Self.setKind,
          members: [
            (Self.filters, .table([(name, value)])),
            ("target", .reference(ObjectReference(id: target.id, name: target.name))),
          ])
      ], &edits)
    let hasList = document.list("exceptions", of: folder.group) != nil
    if hasList {
      try document.insert(new, in: "exceptions", of: folder.group, &edits)
    } else if let group = document.member(folder.group)?.value {
      document.insert("exceptions", .list([new]), in: group, &edits)
    }
    try apply(edits, objectCount: 1)
    return FolderChange(set: new.id, name: name, kind: .addedFilter(hasList ? .set : .list))
  }

  /// Takes back changes of synchronized folders, except what was changed again.
  package mutating func undo(_ changes: [FolderChange]) throws(ProjectEditError) {
    for change in changes.reversed() {
      var edits = TextEdits()
      var objectCount = 0
      switch change.kind {
      case .removedException(let text, let after, let distance):
        guard let list = document.list("membershipExceptions", of: change.set),
          !list.elements.contains(where: { $0.value.word == change.name })
        else { continue }
        document.restore(text, after: after, distance: distance, in: list, &edits)
      case .addedFilter(let parts):
        objectCount = document.removeFilter(change, parts, &edits)
      }
      try apply(edits, objectCount: objectCount)
    }
  }
}

extension ProjectDocument {
  /// Inserts a member with a value of any kind into a dictionary.
  fileprivate func insert(
    _ key: String, _ value: NewObject.Value, in dictionary: ProjectSyntaxNode,
    _ edits: inout TextEdits
  ) {
    let first = dictionary.members.first
    let indentation = first.flatMap { lines.indentation(of: $0.range.lowerBound) }
    let text = NewObject.text(value, style, indentation: indentation)
    insert(item: "\(style.key(key)) = \(text);", key, in: dictionary, &edits)
  }

  /// Inserts a removed exception where it was, or at the end if that place is gone.
  fileprivate func restore(
    _ text: String, after: String?, distance: Int, in list: ProjectSyntaxNode,
    _ edits: inout TextEdits
  ) {
    let elements = list.elements
    let start =
      after.map { after in
        elements.last { $0.value.word == after }?.range.upperBound
      } ?? list.opening
    if let start {
      let next = elements.first { $0.range.lowerBound >= start }?.range.lowerBound
      if let place = place(distance, after: start, before: next ?? list.closing) {
        return edits.insert(text, at: place)
      }
    }
    var item = text.trimming()
    if item.hasSuffix(",") { item.removeLast() }
    insert(String(item), in: list, &edits)
  }

  /// Removes a platform filter, and what was added with it if it contains nothing else.
  ///
  /// - Returns: the change of the number of objects.
  fileprivate func removeFilter(
    _ change: FolderChange, _ parts: FolderChange.FilterParts, _ edits: inout TextEdits
  ) -> Int {
    let key = "platformFiltersByRelativePath"
    guard let set = member(change.set)?.value, let table = set.member(key),
      let filter = table.value.member(change.name),
      filter.value.elements.map(\.value.word) == [PlatformFilter.devices]
    else { return 0 }
    guard parts >= .table, table.value.members.count == 1 else {
      edits.remove(lines.range(ofItem: filter.range))
      return 0
    }
    guard parts >= .set, set.members.allSatisfy({ ["isa", "target", key].contains($0.key) })
    else {
      edits.remove(lines.range(ofItem: table.range))
      return 0
    }
    remove([change.set], &edits)
    for group in objects.synchronizedGroups {
      guard let list = self.list("exceptions", of: group.id),
        let element = list.elements.first(where: { $0.value.word == change.set })
      else { continue }
      let whole = list.elements.count == 1 ? member(group.id)?.value.member("exceptions") : nil
      let item = parts == .list ? whole?.range ?? element.range : element.range
      edits.remove(lines.range(ofItem: item))
    }
    return -1
  }
}
