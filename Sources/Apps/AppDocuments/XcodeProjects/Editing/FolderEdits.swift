/// A change in a synchronized folder: a file's exception was removed, or its platform filter was
/// added.
package struct FolderChange: Equatable, Codable, Sendable {
  package enum Kind: Equatable, Codable, Sendable {
    /// The text of a removed exception, and its place: `distance` bytes after the exception
    /// `after`, or after the opening bracket if `after` is `nil`.
    case removedException(String, after: String?, distance: Int)
    /// An added platform filter, and the containers that were added around the filter.
    case addedFilter(FilterParts)
  }

  /// The outermost part that was added for a platform filter: the filter itself, the table of
  /// filters, the set of exceptions, or the list of these sets.
  package enum FilterParts: Int, Codable, Sendable {
    case filter, table, set, list
  }

  let set: String
  package let name: String
  let kind: Kind

  /// Whether undoing the change adds only the exception `name`. The removed text may come from a
  /// record, and an edited record could contain more text, such as another exception.
  package var isRestorable: Bool {
    guard case .removedException(let text, _, _) = kind else { return true }
    var scanner = OldStyleScanner(ContiguousArray("(\(text)\n)".utf8))
    return (try? scanner.scan())?.list.map(\.word) == [name]
  }
}

extension ProjectEditor {
  private static let setKind = "PBXFileSystemSynchronizedBuildFileExceptionSet"

  /// Makes a file in a target's synchronized folder a member on iOS. With `isForIOSOnly`, the file
  /// is a member only on iOS. Returns the changes, for ``undo(_:)``.
  package mutating func include(
    _ path: String, isForIOSOnly: Bool, in target: String
  ) throws(ProjectEditError) -> [FolderChange] {
    let target = try self.target(target)
    var budget = ProjectBudget()
    let members = try members(of: target, &budget)
    guard let (folder, inside) = members.folder(containing: document.resolved(path)) else {
      return []
    }
    let name = FolderExceptions.name(of: inside)
    let sets = (document.objects[folder.group]?["exceptions"]?.words ?? []).filter {
      document.objects[$0]?.isa == Self.setKind
        && document.objects[$0]?["target"]?.word == target.id
    }
    var changes: [FolderChange] = []
    if folder.exceptions.contains(inside) {
      // An exception for a folder above, or of another build phase, is not removed.
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
        let element = list.list.first(where: { $0.word == name })
      else { continue }
      let lines = document.lines(of: element)
      let previous = list.list.last { $0.item.upperBound <= element.item.lowerBound }
      let change = FolderChange(
        set: set, name: name,
        kind: .removedException(
          document.source.text(lines), after: previous?.word,
          distance: lines.lowerBound - (previous?.item.upperBound ?? list.opening)))
      try apply([document.removal(of: element)])
      return change
    }
    return nil
  }

  private mutating func addFilter(
    _ name: String, _ set: String?, _ folder: SynchronizedFolder, _ target: Target
  ) throws(ProjectEditError) -> FolderChange {
    let key = ProjectDocument.filters
    let value = ProjectStyle.Value.list([ObjectReference(id: PlatformFilter.devices, name: "")])
    let table = ProjectStyle.Value.table([(name, value)])
    if let set, let object = document.objects[set] {
      let existing = object[key]
      try apply([
        existing.map { document.insertion(of: name, value, in: $0) }
          ?? document.insertion(of: key, table, in: object)
      ])
      return FolderChange(
        set: set, name: name, kind: .addedFilter(existing == nil ? .table : .filter))
    }
    let folderName = document.name(of: folder.group)
    let new = ObjectReference(
      id: try document.freeIdentifier(for: .exceptions(target, folder: folder.group)),
      name: "Exceptions for \"\(folderName)\" folder in \"\(target.name)\" target")
    let targetReference = ObjectReference(id: target.id, name: target.name)
    let object = NewObject(
      reference: new, isa: Self.setKind,
      members: [(key, table), ("target", .reference(targetReference))])
    var edits = document.insertions(of: [object])
    let hasList = document.list("exceptions", of: folder.group) != nil
    if hasList {
      edits.append(try document.insertion(of: new, in: "exceptions", of: folder.group))
    } else if let group = document.objects[folder.group] {
      edits.append(document.insertion(of: "exceptions", .list([new]), in: group))
    }
    try apply(edits, objectCount: 1)
    return FolderChange(set: new.id, name: name, kind: .addedFilter(hasList ? .set : .list))
  }

  /// Undoes changes of synchronized folders. Skips an exception or a filter that was changed again.
  package mutating func undo(_ changes: [FolderChange]) throws(ProjectEditError) {
    for change in changes.reversed() {
      switch change.kind {
      case .removedException(let text, let after, let distance):
        guard let list = document.list("membershipExceptions", of: change.set),
          !list.list.contains(where: { $0.word == change.name })
        else { continue }
        try apply([document.restoration(of: text, after: after, distance: distance, in: list)])
      case .addedFilter(let parts):
        let (edits, objectCount) = document.filterRemoval(change, parts)
        try apply(edits, objectCount: objectCount)
      }
    }
  }
}

extension ProjectDocument {
  fileprivate static let filters = "platformFiltersByRelativePath"

  /// Inserts a removed exception at its former place, or at the end of the list if that place is
  /// gone.
  fileprivate func restoration(
    of text: String, after: String?, distance: Int, in list: ProjectNode
  ) -> TextEdit {
    let previous = after.map { after in list.list.last { $0.word == after } }
    let start = previous.map { $0?.item.upperBound } ?? list.opening
    if let start, (0...source.utf8.count).contains(distance) {
      let next = list.list.first { $0.item.lowerBound >= start }?.item.lowerBound
      let place = start + distance
      if place <= next ?? list.closing, isSpace(start..<place) {
        return TextEdit(place..<place, text)
      }
    }
    var element = Substring(text).drop(while: \.isWhitespace)
    while let last = element.last, last.isWhitespace || last == "," { element.removeLast() }
    return insertion(of: String(element), in: list)
  }

  /// Whether the bytes are only white space and whole comments, so that an item can follow them.
  private func isSpace(_ range: Range<Int>) -> Bool {
    var scanner = OldStyleScanner(ContiguousArray(source.utf8[range]) + "A".utf8)
    return (try? scanner.skipSpace()) != nil && scanner.position == range.count
  }

  /// Removes a platform filter, and those containers added with the filter that are now empty.
  /// `objectCount` is -1 if the set of exceptions is removed too, otherwise 0.
  fileprivate func filterRemoval(
    _ change: FolderChange, _ parts: FolderChange.FilterParts
  ) -> (edits: [TextEdit], objectCount: Int) {
    guard let set = objects[change.set], let table = set[Self.filters],
      let filter = table[change.name], filter.list.map(\.word) == [PlatformFilter.devices]
    else { return ([], 0) }
    if parts == .filter || table.members.count > 1 { return ([removal(of: filter)], 0) }
    let hasOthers = set.members.contains { !["isa", "target", Self.filters].contains($0.key) }
    if parts == .table || hasOthers { return ([removal(of: table)], 0) }
    var edits = removals(of: [change.set])
    for group in objects.synchronizedGroups {
      guard let list = list("exceptions", of: group.id),
        let element = list.list.first(where: { $0.word == change.set })
      else { continue }
      edits.append(removal(of: parts == .list && list.list.count == 1 ? list : element))
    }
    return (edits, -1)
  }
}
