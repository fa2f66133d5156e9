import Foundation
import LaunchApps
import TestSupport
import Testing

/// Archives that other programs have made: this reader must find in them what those programs find.
@Suite struct OtherToolsTests {
  @Test(
    "what Python's zipfile makes and reads",
    .enabled(if: OtherProgram.path(of: "python3") != nil, "python3 is missing"))
  func python() async throws {
    let folder = try TemporaryFolder()
    let output = try #require(
      await OtherProgram.output(of: "python3", ["-c", OtherArchives.script], in: folder))
    let found = try JSONDecoder().decode([String: [String: Data]].self, from: output)
    #expect(found.count == 9)
    for (name, members) in found {
      let read = try Self.contents(folder.path(name))
      #expect(read == members, "\(name)")
    }
  }

  @Test(
    "what zip makes and unzip lists",
    .enabled(
      if: OtherProgram.path(of: "zip") != nil && OtherProgram.path(of: "unzip") != nil,
      "zip or unzip is missing"),
    arguments: [["-0"], ["-9"], ["-fd"], ["-fz-"], ["-X", "-9"]])
  func infoZip(_ options: [String]) async throws {
    let folder = try TemporaryFolder()
    let files = [
      "in/a.txt": Data("launch".utf8), "in/empty": Data(),
      "in/b/c.bin": Data((0..<70_000).map { UInt8(truncatingIfNeeded: $0 * $0 / 7) }),
    ]
    for (name, bytes) in files { try folder.write(name, bytes) }
    _ = try #require(
      await OtherProgram.output(
        of: "zip", ["-q", "-r"] + options + ["made.zip", "in"], in: folder))
    let listing = try #require(
      await OtherProgram.output(of: "unzip", ["-Z1", "made.zip"], in: folder))
    let names = String(decoding: listing, as: UTF8.self).split(separator: "\n").map(String.init)
    let archive = try ZIPArchive(path: folder.path("made.zip"))
    #expect(archive.members.map(\.path) == names.filter { !$0.hasSuffix("/") })
    #expect(try Self.contents(folder.path("made.zip")) == files)
  }

  private static func contents(_ path: String) throws -> [String: Data] {
    var archive = try ZIPArchive(path: path)
    var contents: [String: Data] = [:]
    for member in archive.members {
      contents[member.path] = Data(try archive.read(member, limit: 1 << 20))
    }
    return contents
  }
}
