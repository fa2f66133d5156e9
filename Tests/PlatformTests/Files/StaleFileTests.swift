import Foundation
import TestSupport
import Testing

@testable import Platform

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The next run removes what a killed run has left, but not what belongs to a living one.
@Suite struct StaleFileTests {
  let temporary: TemporaryFolder
  static let stale = ".a.png.12345.launchgen-tmp"

  init() throws {
    temporary = try TemporaryFolder()
  }

  @Test(
    "including files whose names begin with a combining mark",
    arguments: [
      Self.stale, ".\u{301}.1.launchgen-tmp",
    ])
  func aDeadRunsFileGoes(_ name: String) throws {
    try temporary.write(name, [1])
    _ = try OutputFolder(path: temporary.path)
    #expect(try temporary.names() == [])
  }

  @Test func aLivingRunsFileStays() throws {
    var first = try OutputFolder(path: temporary.path)
    try first.stage("a.png", [1])
    let staged = try temporary.names()
    #expect(staged.count == 1)
    var second = try OutputFolder(path: temporary.path)
    #expect(try temporary.names() == staged)
    try second.stage("a.png", [2])
    try first.commit()
    #expect(try temporary.bytes("a.png") == [1])
    try second.commit()
    #expect(try temporary.names() == ["a.png"])
    #expect(try temporary.bytes("a.png") == [2])
  }

  @Test("files with other names, folders and links are not removed")
  func othersStay() throws {
    for name in ["a.launchgen-tmp", ".launchgen-tmpx", ".a.png.tmp"] {
      try temporary.write(name, [1])
    }
    try temporary.makeFolder(".folder.1.launchgen-tmp")
    try FileManager.default.createSymbolicLink(
      atPath: temporary.path + "/.link.1.launchgen-tmp", withDestinationPath: ".a.png.tmp")
    let names = try temporary.names()
    _ = try OutputFolder(path: temporary.path)
    #expect(try temporary.names() == names)
  }

  @Test(
    "a signal ends the process, and its files are removed", arguments: [SIGINT, SIGTERM, SIGHUP])
  func signals(_ number: Int32) async throws {
    let result = await #expect(processExitsWith: .signal(number)) {
      [path = temporary.path as String, number = number as Int32] in
      try Interruption.removesStagedFiles()
      var folder = try OutputFolder(path: path)
      try folder.stage("a", [1])
      try folder.stage("b", [2])
      try #require(try FolderListing.names(in: path).count == 2)
      kill(getpid(), number)
      try await Task.sleep(for: .seconds(60))
      try folder.commit()
    }
    #expect(result != nil)
    #expect(try temporary.names() == [])
  }

  @Test("a signal that is ignored stays ignored")
  func ignored() async {
    await #expect(processExitsWith: .exitCode(3)) {
      signal(SIGHUP, SIG_IGN)
      try Interruption.removesStagedFiles()
      kill(getpid(), SIGHUP)
      try await Task.sleep(for: .milliseconds(20))
      exit(3)
    }
  }
}
