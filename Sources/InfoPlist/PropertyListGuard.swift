/// What a property list may be before a decoder that recurses sees it.
enum PropertyListGuard {
  static let byteLimit = 16 << 20
  static let depthLimit = 512

  /// Why the bytes are refused; `nil` if they may be decoded.
  ///
  /// - Complexity: O(`bytes.count`)
  static func fault(in bytes: ContiguousArray<UInt8>) -> String? {
    if bytes.count > byteLimit { return "it is larger than 16 MB" }
    if bytes.starts(with: "bplist".utf8) { return nil }
    return depth(bytes) > depthLimit ? "it is nested more than \(depthLimit) deep" : nil
  }

  /// How deep XML's elements are nested, at most. Comments and the like can only make it more.
  private static func depth(_ bytes: ContiguousArray<UInt8>) -> Int {
    var depth = 0
    var deepest = 0
    for index in bytes.indices.dropLast() where bytes[index] == UInt8(ascii: "<") {
      switch bytes[index + 1] {
      case UInt8(ascii: "/"): depth -= 1
      case UInt8(ascii: "!"), UInt8(ascii: "?"): continue
      default: depth += isSelfClosing(bytes, from: index) ? 0 : 1
      }
      deepest = max(deepest, depth)
    }
    return deepest
  }

  /// Tags of a property list are short: no need to look far for the end.
  private static func isSelfClosing(_ bytes: ContiguousArray<UInt8>, from start: Int) -> Bool {
    let tag = bytes[start..<min(start + 64, bytes.count)]
    guard let end = tag.firstIndex(of: UInt8(ascii: ">")) else { return false }
    return bytes[end - 1] == UInt8(ascii: "/")
  }
}
