/// Inserts and removes items. An item is an array's element with its comma, or a dictionary's
/// member with its semicolon. An item is inserted before a token, such as the next item or the
/// closing bracket. If the token begins a line, the item gets its own lines. Otherwise the item is
/// put on the token's line, with one space between them. Removing an item is the exact reverse.
extension ProjectDocument {
  /// Inserts an element at the end of an array. If the last element has no comma, the new element
  /// goes before the last element.
  func insertion(of element: String, in list: ProjectNode) -> TextEdit {
    let last = list.list.last
    let hasComma = last.map { $0.item.upperBound > $0.range.upperBound } ?? true
    return insertion(
      of: element + ",", before: hasComma ? list.closing : last?.item.lowerBound ?? list.closing,
      indentation: indentation(last, in: list))
  }

  func insertion(
    of reference: ObjectReference, in key: String, of id: String
  ) throws(ProjectEditError) -> TextEdit {
    guard let list = list(key, of: id) else { throw .missing(key, in: "'\(name(of: id))'") }
    return insertion(of: style.reference(to: reference), in: list)
  }

  /// Inserts a member of a dictionary before the first greater key, but after `isa`.
  func insertion(
    of key: String, _ value: ProjectStyle.Value, in dictionary: ProjectNode
  ) -> TextEdit {
    let first = dictionary.members.first?.value.item.lowerBound
    let member = style.member(key, value, indentation: first.flatMap(source.indentation))
    let following = dictionary.members.first {
      $0.key != "isa" && key.unicodeScalars.lexicographicallyPrecedes($0.key.unicodeScalars)
    }
    return insertion(
      of: member, before: following?.value.item.lowerBound ?? dictionary.closing,
      indentation: indentation((following ?? dictionary.members.last)?.value, in: dictionary))
  }

  private func insertion(of item: String, before token: Int, indentation: String) -> TextEdit {
    if let start = source.lineStart(before: token) {
      return TextEdit(start..<start, indentation + item + style.newline)
    }
    return TextEdit(token..<token, item + " ")
  }

  /// The indentation of the item's neighbor, or else one level more than the closing bracket has.
  private func indentation(_ neighbor: ProjectNode?, in container: ProjectNode) -> String {
    if let own = neighbor.flatMap({ source.indentation(before: $0.item.lowerBound) }) { return own }
    return (source.indentation(before: container.closing) ?? "") + style.indentationUnit
  }

  /// Removes an item. If its lines contain nothing else, removes whole lines, otherwise the item
  /// and one space.
  func removal(of item: ProjectNode) -> TextEdit { TextEdit(lines(of: item), "") }

  func lines(of item: ProjectNode) -> Range<Int> {
    let (start, end) = (item.item.lowerBound, item.item.upperBound)
    if let lineStart = source.lineStart(before: start), let next = source.lineEnd(at: end) {
      return lineStart..<next
    }
    let hasSpace = end < source.utf8.count && source.utf8[end] == UInt8(ascii: " ")
    return start..<end + (hasSpace ? 1 : 0)
  }

  /// Inserts objects into their sections. A missing section is added in alphabetical order.
  func insertions(of new: [NewObject]) -> [TextEdit] {
    let kinds = Dictionary(grouping: new, by: \.isa).sorted { $0.key < $1.key }
    return kinds.flatMap { isa, objects in
      let objects = objects.sorted { $0.reference.id < $1.reference.id }
      let isInLine = isInLine(isa)
      if let section = sections.first(where: { $0.name == isa && !$0.objects.isEmpty }) {
        return insertions(of: objects, section.objects, end: section.end.lowerBound, isInLine)
      }
      if let place = placeOfSection(isa) {
        let indentation = style.objectIndentation
        let lines = objects.map {
          indentation + style.object($0, indentation: isInLine ? nil : indentation)
        }
        let section = (["/* Begin \(isa) section */"] + lines + ["/* End \(isa) section */"])
          .map { $0 + style.newline }.joined()
        let text = place.isLast ? style.newline + section : section + style.newline
        return [TextEdit(place.position..<place.position, text)]
      }
      return insertions(
        of: objects, self.objects.members.indices, end: self.objects.node.closing, isInLine)
    }
  }

  /// If the existing objects are sorted by identifier, inserts in this order, otherwise at the end.
  private func insertions(
    of new: [NewObject], _ range: Range<Int>, end: Int, _ isInLine: Bool
  ) -> [TextEdit] {
    let existing = objects.members[range]
    let isSorted = zip(existing, existing.dropFirst()).allSatisfy { $0.key < $1.key }
    let neighbor = existing.last?.value.item.lowerBound
    let indentation = neighbor.flatMap(source.indentation) ?? style.objectIndentation
    return new.map { object in
      let following = isSorted ? existing.first { $0.key > object.reference.id } : nil
      let token = following?.value.item.lowerBound ?? end
      let hasOwnLine = source.lineStart(before: token) != nil
      let text = style.object(object, indentation: isInLine || !hasOwnLine ? nil : indentation)
      return insertion(of: text, before: token, indentation: indentation)
    }
  }

  /// Whether to write each object of a kind on one line. The first existing object of the kind
  /// decides.
  private func isInLine(_ isa: String) -> Bool {
    if let example = objects.members.first(where: { $0.value.isa == isa }) {
      return source.newline(in: example.value.range) == nil
    }
    let isShort = isa == "PBXBuildFile" || isa == "PBXFileReference"
    return !style.hasLines || (isShort && !sections.isEmpty)
  }

  /// Where to insert a missing section; `nil` if the file has no sections on separate lines.
  private func placeOfSection(_ isa: String) -> (position: Int, isLast: Bool)? {
    if let following = sections.first(where: { $0.name > isa && !$0.objects.isEmpty }) {
      return source.lineStart(before: following.begin.lowerBound).map { ($0, false) }
    }
    guard let last = sections.last, source.lineStart(before: last.end.lowerBound) != nil else {
      return nil
    }
    return source.lineEnd(at: last.end.upperBound).map { ($0, true) }
  }

  /// Removes objects, and the sections that become empty.
  func removals(of ids: Set<String>) -> [TextEdit] {
    let removed = Set(ids.compactMap(objects.index(of:)))
    let empty = sections.filter { section in
      !section.objects.isEmpty && section.objects.allSatisfy(removed.contains)
    }
    return removed.map { removal(of: objects.members[$0].value) }
      + empty.compactMap { range(of: $0) }.map { TextEdit($0, "") }
  }

  /// The lines of a section, and the empty line that separates it from its neighbor.
  private func range(of section: ProjectSection) -> Range<Int>? {
    guard let start = source.lineStart(before: section.begin.lowerBound),
      let end = source.lineEnd(at: section.end.upperBound)
    else { return nil }
    if let after = source.lineEnd(at: end) { return start..<after }
    if let before = source.lineBreak(before: start), source.lineBreak(before: before) != nil {
      return before..<end
    }
    return start..<end
  }
}

extension SourceDocument {
  /// The position after the line break at `position`; `nil` if no line break is there.
  fileprivate func lineEnd(at position: Int) -> Int? {
    guard position < utf8.count, utf8[position].isLineBreak else { return nil }
    let newline = newline(in: position..<min(position + 2, utf8.count))
    return newline.map { position + $0.utf8.count }
  }

  /// The position of the line break directly before `position`; `nil` if no line break is there.
  fileprivate func lineBreak(before position: Int) -> Int? {
    guard position > 0, utf8[position - 1].isLineBreak else { return nil }
    let isPair = utf8[..<position].suffix(2).elementsEqual("\r\n".utf8)
    return position - (isPair ? 2 : 1)
  }
}
