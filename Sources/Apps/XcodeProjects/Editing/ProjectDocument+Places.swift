/// Where new items go, and which bytes an item takes with it.
extension ProjectDocument {
  /// Inserts an element at the end of an array, or before the last element if that has no comma.
  func insert(_ element: String, in list: ProjectSyntaxNode, _ edits: inout TextEdits) {
    let last = list.elements.last
    let token = last.flatMap { $0.hasComma ? nil : $0.range.lowerBound } ?? list.closing
    insert(
      element + ",", before: token,
      indentation: indentation(last?.range.lowerBound, in: list), &edits)
  }

  /// Inserts a member of a dictionary before the first greater key, but after `isa`.
  ///
  /// - Parameter item: the member's text with its semicolon.
  func insert(
    item: String, _ key: String, in dictionary: ProjectSyntaxNode, _ edits: inout TextEdits
  ) {
    let members = dictionary.members
    let following = members.first {
      $0.key != "isa" && key.unicodeScalars.lexicographicallyPrecedes($0.key.unicodeScalars)
    }
    let neighbor = (following ?? members.last)?.range.lowerBound
    insert(
      item, before: following?.range.lowerBound ?? dictionary.closing,
      indentation: indentation(neighbor, in: dictionary), &edits)
  }

  /// Inserts an item as separate lines if `token` begins a line, and otherwise in its line.
  func insert(
    _ item: String, before token: Int, indentation: String, _ edits: inout TextEdits
  ) {
    if let start = lines.start(ofLineWith: token) {
      edits.insert(indentation + item + style.newline, at: start)
    } else {
      edits.insert(item + " ", at: token)
    }
  }

  /// Inserts objects into their sections; a missing section is made in alphabetical order.
  func insert(_ new: [NewObject], _ edits: inout TextEdits) {
    let kinds = Dictionary(grouping: new, by: \.isa).sorted { $0.key < $1.key }
    for (isa, objects) in kinds {
      let objects = objects.sorted { $0.reference.id < $1.reference.id }
      let isInLine = isInLine(isa)
      if let section = sections.first(where: { $0.name == isa && !$0.objects.isEmpty }) {
        insert(objects, among: section.objects, end: section.end.lowerBound, isInLine, &edits)
      } else if let place = placeOfSection(isa) {
        let text = objects.map { object in
          let indentation = style.objectIndentation
          return indentation + object.text(style, indentation: isInLine ? nil : indentation)
            + style.newline
        }.joined()
        let begin = "/* Begin \(isa) section */\(style.newline)"
        let end = "/* End \(isa) section */\(style.newline)"
        edits.insert(
          place.isLast
            ? style.newline + begin + text + end : begin + text + end + style.newline,
          at: place.position)
      } else {
        insert(
          objects, among: table.members.indices, end: table.closing, isInLine, &edits)
      }
    }
  }

  /// Inserts objects in the order of their identifiers if the existing objects have that order, and
  /// otherwise at the end.
  private func insert(
    _ new: [NewObject], among range: Range<Int>, end: Int, _ isInLine: Bool,
    _ edits: inout TextEdits
  ) {
    let existing = table.members[range]
    let isSorted = zip(existing, existing.dropFirst()).allSatisfy { $0.key < $1.key }
    let neighbor = existing.last.flatMap { lines.indentation(of: $0.range.lowerBound) }
    let indentation = neighbor ?? style.objectIndentation
    for object in new {
      let following = isSorted ? existing.first { $0.key > object.reference.id } : nil
      let token = following?.range.lowerBound ?? end
      let hasOwnLine = lines.start(ofLineWith: token) != nil
      insert(
        object.text(style, indentation: isInLine || !hasOwnLine ? nil : indentation),
        before: token, indentation: indentation, &edits)
    }
  }

  /// Whether objects of a kind are in one line each, as the first one of them is.
  private func isInLine(_ isa: String) -> Bool {
    if let example = table.members.first(where: { objects.all[$0.key]?.isa == isa }) {
      return !lines.hasNewline(in: example.value.range)
    }
    let isShort = isa == "PBXBuildFile" || isa == "PBXFileReference"
    return !style.hasLines || (isShort && !sections.isEmpty)
  }

  /// The place of a missing section; `nil` if the file has no sections on separate lines.
  private func placeOfSection(_ isa: String) -> (position: Int, isLast: Bool)? {
    if let following = sections.first(where: { $0.name > isa && !$0.objects.isEmpty }) {
      return lines.start(ofLineWith: following.begin.lowerBound).map { ($0, false) }
    }
    guard let last = sections.last, lines.start(ofLineWith: last.end.lowerBound) != nil else {
      return nil
    }
    return lines.afterNewline(at: last.end.upperBound).map { ($0, true) }
  }

  /// The indentation of a list's items: that of a neighbor, or one level more than the list's end.
  private func indentation(_ neighbor: Int?, in container: ProjectSyntaxNode) -> String {
    if let own = neighbor.flatMap({ lines.indentation(of: $0) }) { return own }
    return (lines.indentation(of: container.closing) ?? "") + style.indentationUnit
  }

  /// Removes objects, and the sections that become empty.
  func remove(_ ids: Set<String>, _ edits: inout TextEdits) {
    let removed = Set(ids.compactMap(index(of:)))
    for index in removed {
      edits.remove(lines.range(ofItem: table.members[index].range))
    }
    for section in sections
    where !section.objects.isEmpty && section.objects.allSatisfy(removed.contains) {
      if let range = range(of: section) { edits.remove(range) }
    }
  }

  /// The lines of a section, and the empty line that separates it from its neighbor.
  private func range(of section: ProjectSection) -> Range<Int>? {
    guard let start = lines.start(ofLineWith: section.begin.lowerBound),
      let end = lines.afterNewline(at: section.end.upperBound)
    else { return nil }
    if let after = lines.afterNewline(at: end) { return start..<after }
    if let before = lines.beforeNewline(at: start), lines.beforeNewline(at: before) != nil {
      return before..<end
    }
    return start..<end
  }
}
