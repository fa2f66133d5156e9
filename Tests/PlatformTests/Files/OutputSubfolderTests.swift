import Foundation
import Platform
import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Subfolders of an output folder are created for files, and removed with them.
@Suite struct OutputSubfolderTests {
  let temporary: TemporaryFolder

  init() throws {
    temporary = try TemporaryFolder()
  }

  @Test func commitKeepsThem() throws {
    try stage(["a/b/1", "a/2", "a/b/3", "4"], commits: true)
    #expect(try temporary.files(below: "") == ["4", "a/2", "a/b/1", "a/b/3"])
    #expect(try temporary.bytes("a/b/3") == [UInt8(ascii: "3")])
  }

  @Test func unchangedFilesAreLeftAlone() throws {
    try stage(["a/1"], commits: true)
    try temporary.setModificationDate("a/1", OutputFolderTests.old)
    try stage(["a/1", "a/2"], commits: true)
    #expect(try temporary.modificationDate("a/1") == OutputFolderTests.old)
    #expect(try temporary.files(below: "") == ["a/1", "a/2"])
  }

  @Test func withoutCommitNoneRemains() throws {
    try stage(["a/b/1", "a/c/2", "3"], commits: false)
    #expect(try temporary.names() == [])
  }

  @Test func whatWasThereStays() throws {
    try temporary.makeFolder("a/empty")
    try stage(["a/b/1", "a/empty/2"], commits: false)
    #expect(try temporary.names() == ["a"])
    #expect(try FileManager.default.subpathsOfDirectory(atPath: temporary.path("a")) == ["empty"])
  }

  @Test func aFileInTheWay() throws {
    try temporary.write("a", [1])
    #expect(throws: FileError.notDirectory) { try stage(["b/1", "a/2"], commits: true) }
    #expect(try temporary.names() == ["a"])
    #expect(try temporary.bytes("a") == [1])
  }

  @Test func aDeadRunsFileGoes() throws {
    try temporary.makeFolder("a")
    try temporary.write("a/.1.12345.launchgen-tmp", [1])
    try stage(["a/1"], commits: true)
    #expect(try temporary.files(below: "") == ["a/1"])
  }

  @Test("a signal ends the process, and its files and their folders are removed")
  func signal() async throws {
    let result = await #expect(processExitsWith: .signal(SIGTERM)) {
      [path = temporary.path as String] in
      try Interruption.removesStagedFiles()
      var folder = try OutputFolder(path: path)
      try folder.stage("a/b/1", [1])
      try folder.stage("a/2", [2])
      kill(getpid(), SIGTERM)
      try await Task.sleep(for: .seconds(60))
      try folder.commit()
    }
    #expect(result != nil)
    #expect(try temporary.names() == [])
  }

  /// Each file contains the last character of its name.
  private func stage(_ names: [String], commits: Bool) throws {
    var folder = try OutputFolder(path: temporary.path)
    for name in names { try folder.stage(name, [name.utf8.last ?? 0]) }
    if commits { try folder.commit() }
  }
}
