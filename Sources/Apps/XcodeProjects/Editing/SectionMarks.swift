/// A section of a project file: the objects between the comments `/* Begin PBXGroup section */` and
/// `/* End PBXGroup section */`.
struct ProjectSection: Sendable {
  let name: String
  /// The positions of the first comment.
  let begin: Range<Int>
  /// The positions of the last comment.
  let end: Range<Int>
  /// The indices of the section's objects among all objects of the file.
  let objects: Range<Int>
}

struct SectionReader {
  private let bytes: ContiguousArray<UInt8>
  private var sections: [ProjectSection] = []
  private var open: (name: String, range: Range<Int>, index: Int)?

  private init(_ bytes: ContiguousArray<UInt8>) { self.bytes = bytes }

  /// The sections in the order of the file. A section that contains the beginning of another one,
  /// or does not end, is left out.
  ///
  /// - Parameter objects: the dictionary of all objects.
  /// - Complexity: O(bytes between objects)
  static func sections(
    in objects: ProjectSyntaxNode, of bytes: ContiguousArray<UInt8>
  ) -> [ProjectSection] {
    var reader = SectionReader(bytes)
    var position = objects.range.lowerBound + 1
    for (index, member) in objects.members.enumerated() {
      reader.read(position..<member.range.lowerBound, before: index)
      position = member.range.upperBound
    }
    reader.read(position..<objects.closing, before: objects.members.count)
    return reader.sections
  }

  /// Reads the comments between two objects.
  private mutating func read(_ gap: Range<Int>, before index: Int) {
    var position = gap.lowerBound
    while position + 1 < gap.upperBound {
      let mark = (bytes[position], bytes[position + 1])
      if mark == (UInt8(ascii: "/"), UInt8(ascii: "*")) {
        let end = end(ofCommentAt: position, in: gap)
        read(comment: position..<end, before: index)
        position = end
      } else if mark == (UInt8(ascii: "/"), UInt8(ascii: "/")) {
        position =
          bytes[position..<gap.upperBound].firstIndex { $0 == 0x0A || $0 == 0x0D }
          ?? gap.upperBound
      } else {
        position += 1
      }
    }
  }

  private func end(ofCommentAt start: Int, in gap: Range<Int>) -> Int {
    var position = start + 2
    while position + 1 < gap.upperBound {
      if bytes[position] == UInt8(ascii: "*"), bytes[position + 1] == UInt8(ascii: "/") {
        return position + 2
      }
      position += 1
    }
    return gap.upperBound
  }

  private mutating func read(comment: Range<Int>, before index: Int) {
    guard comment.count < 200 else { return }
    let words = bytes[comment].split(separator: UInt8(ascii: " "))
      .map { String(decoding: $0, as: UTF8.self) }
    guard words.count == 5, words[0] == "/*", words[3] == "section", words[4] == "*/" else {
      return
    }
    switch words[1] {
    case "Begin": open = (words[2], comment, index)
    case "End":
      if let open, open.name == words[2] {
        sections.append(
          ProjectSection(
            name: open.name, begin: open.range, end: comment, objects: open.index..<index))
      }
      open = nil
    default: break
    }
  }
}
