internal import Foundation
internal import TestSupport

/// A ZIP archive as an input describes it: members with right and wrong fields, and then bytes that
/// are changed.
enum GeneratedArchive {
  static func bytes(of input: ContiguousArray<UInt8>) -> ContiguousArray<UInt8> {
    var rest = input[...]
    func next() -> Int { Int(rest.popFirst() ?? 0) }
    let (prefix, count, changes, listings) = (next(), next(), next(), next())
    var writer = ZIPWriter(comment: String(repeating: "PK\u{5}\u{6}", count: prefix >> 6))
    writer.listings = listings < 224 ? 1 : 2
    for index in 0..<count % 8 {
      let (flags, length, claim) = (next(), next(), next())
      let content = Data((0..<1 + flags % 3).flatMap { _ in rest.prefix(length) })
      rest = rest.dropFirst(length)
      writer.members.append(
        ZIPWriter.Member(
          path: flags & 64 == 0 ? "member-\(index)" : "folder/", bytes: content,
          isDeflated: flags & 4 != 0,
          claimedByteCount: claim < 192 ? nil : max(0, content.count + claim - 224),
          checksum: flags & 8 == 0 ? nil : UInt32(claim), flags: flags & 16 == 0 ? 0 : claim,
          method: flags & 32 == 0 ? nil : claim))
    }
    var archive = ContiguousArray(repeating: UInt8(ascii: "x"), count: prefix % 8) + writer.archive
    // From the end: the directory is there.
    for _ in 0..<changes % 8 {
      let place = next() << 8 | next()
      archive[archive.count - 1 - place % archive.count] = UInt8(next())
    }
    return archive
  }
}
