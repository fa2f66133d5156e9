internal import Foundation

@testable import AppDocuments

/// An XML property list before and after a merge: outside the changed keys, every byte must be the
/// same.
struct MergedText {
  let old: SyntaxTree
  let new: SyntaxTree
  let changed: Set<String>

  func check() throws(Finding) {
    try expect(
      head(old) == head(new) && tail(old) == tail(new), "bytes outside the root changed")
    let keys = Set(old.root.members.map(\.key))
    let added = changed.subtracting(keys)
    let (before, after) = (rest(old, without: []), rest(new, without: added))
    if added.isEmpty {
      try expect(before == after, "bytes outside the changed values changed")
    } else {
      // New keys bring line breaks and indents, and may be the first of `<dict/>`.
      try expect(
        characters(before) == characters(after), "characters outside the changed keys changed")
    }
  }

  private func head(_ tree: SyntaxTree) -> ContiguousArray<UInt8>.SubSequence {
    tree.source.utf8[..<tree.root.element.lowerBound]
  }

  private func tail(_ tree: SyntaxTree) -> ContiguousArray<UInt8>.SubSequence {
    tree.source.utf8[tree.root.element.upperBound...]
  }

  /// What is in the root, without the values of changed keys, and without whole members of `added`.
  private func rest(_ tree: SyntaxTree, without added: Set<String>) -> ContiguousArray<UInt8> {
    var rest = ContiguousArray<UInt8>()
    var position = tree.root.inside.lowerBound
    for (index, member) in tree.root.members.enumerated() where changed.contains(member.key) {
      // The last one counts, and changes.
      if tree.root.members[(index + 1)...].contains(where: { $0.key == member.key }) { continue }
      let element = member.value.element
      let start = added.contains(member.key) ? member.keyElement.lowerBound : element.lowerBound
      rest += tree.source.utf8[position..<start]
      position = element.upperBound
    }
    return rest + tree.source.utf8[position..<max(position, tree.root.inside.upperBound)]
  }

  private func characters(_ bytes: ContiguousArray<UInt8>) -> ContiguousArray<UInt8> {
    bytes.filter { !$0.isSpace }
  }
}

extension PropertyListValue {
  /// Equality of what is stored: one value that is not a number is the same as another.
  func isIdentical(to other: PropertyListValue) -> Bool {
    switch (self, other) {
    case (.dictionary(let one), .dictionary(let other)):
      one.count == other.count
        && one.allSatisfy { key, value in other[key].map { value.isIdentical(to: $0) } ?? false }
    case (.array(let one), .array(let other)):
      one.count == other.count && zip(one, other).allSatisfy { $0.isIdentical(to: $1) }
    case (.real(let one), .real(let other)): one.bitPattern == other.bitPattern
    case (.date(let one), .date(let other)):
      one.timeIntervalSinceReferenceDate.bitPattern
        == other.timeIntervalSinceReferenceDate.bitPattern
    default: self == other
    }
  }
}
