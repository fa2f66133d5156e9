internal import PropertyLists

/// A section of a project file: the objects between the comments `/* Begin PBXGroup section */` and
/// `/* End PBXGroup section */`.
struct ProjectSection: Sendable {
  let name: String
  /// The positions of the first comment.
  let begin: Range<Int>
  /// The positions of the last comment.
  let end: Range<Int>
  let objects: Range<Int>

  /// The sections in the order of the file. A section that contains the beginning of another one,
  /// or does not end, is left out.
  ///
  /// - Parameter marks: the positions of comments that may begin or end sections.
  /// - Complexity: O(objects and bytes of the comments)
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
