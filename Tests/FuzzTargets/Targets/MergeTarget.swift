internal import LaunchRules

@testable import AppDocuments

/// Merges into an Info.plist: nothing but the changed keys is different, a second merge changes
/// nothing, and the same input gives the same bytes.
package enum MergeTarget: FuzzTarget {
  /// The first byte selects the options, the others are an Info.plist.
  package static func check(_ input: ContiguousArray<UInt8>) throws(Finding) {
    guard let first = input.first,
      let document = try? PropertyListDocument(ContiguousArray(input.dropFirst()))
    else { return }
    _ = LaunchInfo(document)
    let options = options(Int(first))
    let merge: InfoPlistMerge
    do throws(InfoPlistError) {
      merge = try InfoPlistMerge(into: document, options)
    } catch {
      return try expect(error != .file(.editFailed), "the edit failed")
    }
    try expect(
      (try? InfoPlistMerge(into: document, options))?.bytes == merge.bytes, "not deterministic")
    let difference = merge.difference(path: "Info.plist")
    try expect(
      difference.isEmpty == merge.changes.isEmpty || document.bytes.starts(with: "bplist".utf8),
      "the diff does not show the changes")
    guard let edited = try? PropertyListDocument(merge.bytes) else {
      throw Finding("the result cannot be read")
    }
    try expectOnlyChanges(merge, edited)
    try expectNoSecondChange(edited, options)
  }

  private static func options(_ bits: Int) -> MergeOptions {
    let sizes = [(320, 480), (375, 667), (414, 736)]
    let entries = sizes.prefix(bits >> 5 & 3).map { width, height in
      LaunchImageEntry(
        name: "Default-\(height)h", minimumOS: OSVersion(7, 0),
        size: PointSize(width: width, height: height))
    }
    var options = MergeOptions(entries: Array(entries))
    options.setsOrientations = bits & 1 != 0
    options.replaces = bits & 2 != 0
    options.orientation = bits & 16 == 0 ? nil : .landscapeLeft
    return options
  }

  private static func expectOnlyChanges(
    _ merge: InfoPlistMerge, _ edited: PropertyListDocument
  ) throws(Finding) {
    let document = merge.document
    let changed = Set(merge.changes.map(\.key))
    for change in merge.changes {
      try expect(edited.root[change.key] == change.value, "\(change.key) has another value")
    }
    try expect(
      Set(edited.root.keys) == Set(document.root.keys).union(changed), "other keys than expected")
    for (key, value) in document.root where !changed.contains(key) {
      let isSame = edited.root[key].map { value.isIdentical(to: $0) } ?? false
      try expect(isSame, "\(key) changed")
    }
    if changed.isEmpty { try expect(merge.bytes == document.bytes, "bytes changed without keys") }
    if let old = document.syntax, let new = edited.syntax {
      try MergedText(old: old, new: new, changed: changed).check()
    }
  }

  private static func expectNoSecondChange(
    _ edited: PropertyListDocument, _ options: MergeOptions
  ) throws(Finding) {
    do throws(InfoPlistError) {
      let second = try InfoPlistMerge(into: edited, options)
      try expectNothing(second)
    } catch {
      throw Finding("a second merge is refused: \(error)")
    }
  }

  private static func expectNothing(_ merge: InfoPlistMerge) throws(InfoPlistError) {
    if !merge.changes.isEmpty || merge.bytes != merge.document.bytes { throw .file(.editFailed) }
  }
}
