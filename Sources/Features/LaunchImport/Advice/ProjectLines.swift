/// Finds the lines of a project file that contain the names of image files or the build setting for
/// launch images.
enum ProjectLines {
  static let setting = "ASSETCATALOG_COMPILER_LAUNCHIMAGE_NAME"
  private static let limit = 2000

  /// Returns the line numbers, from 1, of lines that contain ``setting`` or one of `names`, each
  /// with the name. A name that is part of a longer name does not match.
  ///
  /// - Complexity: O(`bytes.count` times the lengths of the names that begin with the same byte)
  static func search(
    _ bytes: ContiguousArray<UInt8>, names: [String]
  ) -> [(line: Int, name: String)] {
    let wanted = (names + [setting]).filter { !$0.isEmpty }
    let byFirst = Dictionary(grouping: wanted.map { (name: $0, bytes: Array($0.utf8)) }) {
      $0.bytes[0]
    }
    var found: [(line: Int, name: String)] = []
    var line = 1
    for index in bytes.indices {
      if bytes[index] == UInt8(ascii: "\n") { line += 1 }
      guard let candidates = byFirst[bytes[index]], index == 0 || !isPart(bytes[index - 1]) else {
        continue
      }
      for candidate in candidates {
        let end = index + candidate.bytes.count
        guard end <= bytes.count, bytes[index..<end].elementsEqual(candidate.bytes),
          end == bytes.count || !isPart(bytes[end]),
          found.last.map({ $0.line != line || $0.name != candidate.name }) ?? true
        else { continue }
        found.append((line, candidate.name))
        if found.count == limit { return found }
      }
    }
    return found
  }

  /// Whether a byte can be part of a name. A slash cannot, because in a path it separates the
  /// file's name from its folder.
  private static func isPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"),
      UInt8(ascii: "@"), UInt8(ascii: "~"), UInt8(ascii: "."), 0x80...:
      true
    default: false
    }
  }
}
