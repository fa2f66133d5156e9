@testable import AppDocuments

/// A value of a project file as an old-style list, with every text in quotes.
struct OldStyleText {
  private(set) var bytes: ContiguousArray<UInt8> = []

  init(_ node: ProjectNode) { append(node) }

  private mutating func append(_ node: ProjectNode) {
    switch node.content {
    case .text(let text): append(text)
    case .list(let elements):
      bytes += "(".utf8
      for element in elements {
        append(element)
        bytes += ",".utf8
      }
      bytes += ")".utf8
    case .table(let table):
      bytes += "{".utf8
      for (key, value) in table.effective.sorted(by: { $0.key < $1.key }) {
        append(key)
        bytes += "=".utf8
        append(value)
        bytes += ";".utf8
      }
      bytes += "}".utf8
    }
  }

  private mutating func append(_ text: String) {
    bytes += "\"".utf8
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { bytes += "\\".utf8 }
      bytes.append(byte)
    }
    bytes += "\"".utf8
  }
}
