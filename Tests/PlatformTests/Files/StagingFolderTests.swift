import Foundation
import Platform
import TestSupport
import Testing

@Suite struct StagingFolderTests {
  let temporary: TemporaryFolder
  let staging: TemporaryFolder

  init() throws {
    temporary = try TemporaryFolder()
    staging = try TemporaryFolder()
  }

  private func inode(_ name: String) throws -> UInt64 {
    let attributes = try FileManager.default.attributesOfItem(atPath: temporary.path(name))
    return try #require(attributes[.systemFileNumber] as? UInt64)
  }

  @Test func unfinishedFilesAreOnlyInTheStagingFolder() throws {
    var folder = try OutputFolder(path: temporary.path, stagingFolder: staging.path)
    try folder.stage("a", [1])
    try folder.stage("b/c", [2, 2])
    #expect(try temporary.names() == ["b"])
    #expect(try FolderListing.names(in: staging.path).count == 2)
    try folder.commit()
    #expect(try temporary.bytes("a") == [1])
    #expect(try temporary.bytes("b/c") == [2, 2])
    #expect(try FolderListing.names(in: staging.path) == [])
  }

  @Test func withoutCommitNothingRemains() throws {
    try temporary.write("a", [9])
    do {
      var folder = try OutputFolder(path: temporary.path, stagingFolder: staging.path)
      try folder.stage("a", [1])
    }
    #expect(try temporary.bytes("a") == [9])
    #expect(try FolderListing.names(in: staging.path) == [])
  }

  @Test func filesThatKilledRunsLeftAreRemovedFromTheStagingFolderAlone() throws {
    let name = ".a.1.launchgen-tmp"
    try staging.write(name, [1])
    try temporary.write(name, [1])
    _ = try OutputFolder(path: temporary.path, stagingFolder: staging.path)
    #expect(try FolderListing.names(in: staging.path) == [])
    #expect(try temporary.names() == [name])
  }

  @Test func missingStagingFolder() throws {
    #expect(throws: FileError.missing) {
      _ = try OutputFolder(path: temporary.path, stagingFolder: staging.path("absent"))
    }
    #expect(try temporary.names() == [])
  }

  #if os(Linux)
    /// Memory, which is another file system than temporary folders usually are.
    @Test(arguments: [[], [7], ContiguousArray<UInt8>(repeating: 7, count: 100)])
    func whereARenameIsImpossibleFilesAreWrittenInPlace(old: ContiguousArray<UInt8>) throws {
      let memory = "/dev/shm/launchgen-\(UInt64.random(in: .min ... .max))"
      try FileManager.default.createDirectory(atPath: memory, withIntermediateDirectories: false)
      defer { try? FileManager.default.removeItem(atPath: memory) }
      try temporary.write("a", old)
      let before = try inode("a")
      var folder = try OutputFolder(path: temporary.path, stagingFolder: memory)
      try folder.stage("a", [1, 2, 3])
      try folder.stage("new", [4])
      try folder.commit()
      #expect(try temporary.bytes("a") == [1, 2, 3])
      #expect(try temporary.bytes("new") == [4])
      let isOtherFileSystem =
        try device(of: memory) != device(of: temporary.path)
      #expect(try !isOtherFileSystem || inode("a") == before)
      #expect(try FolderListing.names(in: memory) == [])
    }

    private func device(of path: String) throws -> Int {
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      return try #require(attributes[.systemNumber] as? Int)
    }
  #endif
}
