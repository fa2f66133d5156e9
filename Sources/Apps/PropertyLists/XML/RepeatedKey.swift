/// A key that appears more than once in a dictionary, with the byte offset of each `<key>`.
struct RepeatedKey {
  let key: String
  let offsets: [Int]
  let isInRoot: Bool

  func duplicateKey(_ lines: LineTable) -> DuplicateKey {
    DuplicateKey(key: key, lines: offsets.map(lines.line), isInRoot: isInRoot)
  }
}
