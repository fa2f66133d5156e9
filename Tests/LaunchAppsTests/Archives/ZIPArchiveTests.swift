import Foundation
import LaunchApps
import TestSupport
import Testing

@Suite struct ZIPArchiveTests {
  static let text = Data(String(repeating: "launch ", count: 500).utf8)

  @Test(arguments: [false, true], ["", "a comment that ends like PK\u{5}\u{6}"])
  func reads(_ isDeflated: Bool, _ comment: String) throws {
    var writer = ZIPWriter(comment: comment)
    writer.members = [
      .init(path: "empty/", bytes: Data()), .init(path: "a", bytes: Data("x".utf8)),
      .init(path: "folder/Größe.txt", bytes: Self.text, isDeflated: isDeflated),
    ]
    let folder = try TemporaryFolder()
    var archive = try ZIPArchive(path: folder.write("a.zip", writer.archive))
    #expect(archive.members.map(\.path) == ["a", "folder/Größe.txt"])
    let member = archive.members[1]
    #expect(try Data(archive.read(member, limit: 10_000)) == Self.text)
    #expect(throws: ArchiveError.tooLarge(member: member.path)) {
      try archive.read(member, limit: Self.text.count - 1)
    }
  }

  /// Each of them is rejected with an error about the member.
  @Test(
    arguments: [
      (.init(path: "m", bytes: text, checksum: 1), "cannot be read"),
      (.init(path: "m", bytes: text, isDeflated: true, claimedByteCount: 3400), "cannot be read"),
      (.init(path: "m", bytes: text, isDeflated: true, claimedByteCount: 3600), "cannot be read"),
      (.init(path: "m", bytes: text, claimedByteCount: 3499), "cannot be read"),
      (.init(path: "m", bytes: text, claimedByteCount: 1), "too many bytes"),
      (.init(path: "m", bytes: text, claimedByteCount: 2_000_000_000), "too many bytes"),
      (.init(path: "m", bytes: text, flags: 1), "is encrypted, or"),
      (.init(path: "m", bytes: text, method: 93), "not compressed by Deflate"),
    ] as [(ZIPWriter.Member, String)])
  func rejects(_ member: ZIPWriter.Member, _ words: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("a.zip", ZIPWriter(members: [member]).archive)
    var archive = try ZIPArchive(path: path)
    do throws(ArchiveError) {
      _ = try archive.read(archive.members[0], limit: 1 << 30)
      Issue.record("it was read")
    } catch {
      #expect(error.description.contains(words))
    }
  }

  /// Every beginning of an archive, and every byte of it changed, ends in bytes or in an error.
  @Test func damageNeverTraps() throws {
    let member = ZIPWriter.Member(path: "m", bytes: Data("launch".utf8), isDeflated: true)
    let archive = ZIPWriter(members: [member, member]).archive
    let folder = try TemporaryFolder()
    for count in 0..<archive.count {
      #expect(throws: ArchiveError.self) { try Self.readAll(archive.prefix(count), folder) }
    }
    for position in archive.indices {
      for value in [0, 1, 0x7F, 0xFF] as [UInt8] {
        var damaged = archive
        damaged[position] = value
        _ = try? Self.readAll(damaged, folder)
      }
    }
  }

  @Test func zip64IsNotRead() throws {
    var archive = ZIPWriter(members: [.init(path: "m", bytes: Self.text)]).archive
    archive.replaceSubrange(archive.count - 6..<archive.count - 2, with: [255, 255, 255, 255])
    let folder = try TemporaryFolder()
    #expect(throws: ArchiveError.zip64) { try Self.readAll(archive, folder) }
  }

  /// Many members that share the same compressed bytes are limited by the budget for the whole
  /// archive.
  @Test func bombsHaveABudget() throws {
    let zeros = Data(count: 60 << 20)
    let folder = try TemporaryFolder()
    let writer = ZIPWriter(members: [.init(path: "m", bytes: zeros, isDeflated: true)])
    var archive = try ZIPArchive(path: folder.write("a.zip", writer.archive))
    let member = archive.members[0]
    var count = 0
    while count < 100, (try? archive.read(member, limit: 64 << 20)) != nil { count += 1 }
    #expect(count == 4)
  }

  private static func readAll(_ bytes: Data, _ folder: TemporaryFolder) throws {
    var archive = try ZIPArchive(path: folder.write("b.zip", bytes))
    for member in archive.members { _ = try archive.read(member, limit: 1 << 20) }
  }
}
