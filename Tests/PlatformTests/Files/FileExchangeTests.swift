import Foundation
import TestSupport
import Testing

@testable import Platform

/// What other programs do between the steps of a replacement counts as if there were none.
@Suite struct FileExchangeTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("file", [1])
  }

  @Test(arguments: [ExchangeStep.compared, .exchanged])
  func anEditByRenamingStays(_ step: ExchangeStep) throws {
    let error = try commit { moment in
      if moment == step { try rename([9], over: "file") }
    }
    // After the exchange, it is the new file that is replaced.
    #expect(error == (step == .compared ? .changed : nil))
    #expect(try folder.bytes("file") == [9])
    #expect(try folder.names() == ["file"])
  }

  @Test(arguments: [ExchangeStep.compared, .exchanged])
  func aDeletionStays(_ step: ExchangeStep) throws {
    let error = try commit { moment in
      if moment == step { try FileManager.default.removeItem(atPath: folder.path("file")) }
    }
    #expect(error == .changed)
    #expect(try folder.names() == [])
  }

  /// The first edit is noticed; while it is put back, there is another.
  @Test func theLastOfSeveralEditsStays() throws {
    let error = try commit { moment in
      switch moment {
      case .compared: try rename([8], over: "file")
      case .exchanged: try rename([9], over: "file")
      case .returned: break
      }
    }
    #expect(error == .changed)
    #expect(try folder.bytes("file") == [9])
    #expect(try folder.names() == ["file"])
  }

  @Test func aDeletionAfterAnEditStays() throws {
    let error = try commit { moment in
      switch moment {
      case .compared: try rename([8], over: "file")
      case .exchanged: try FileManager.default.removeItem(atPath: folder.path("file"))
      case .returned: break
      }
    }
    #expect(error == .changed)
    #expect(try folder.names() == [])
  }

  @Test func aLinkThatTookThePlaceStays() throws {
    try folder.write("other", [1])
    let error = try commit { moment in
      guard moment == .compared else { return }
      try FileManager.default.removeItem(atPath: folder.path("file"))
      try FileManager.default.createSymbolicLink(
        atPath: folder.path("file"), withDestinationPath: "other")
    }
    #expect(error == .changed)
    #expect(try folder.bytes("other") == [1])
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("file")) == "other")
  }

  /// A killed process may have left the old file, the new one, or what another program wrote.
  @Test(
    arguments: [([1], true), ([2, 2], true), ([3], false), ([], false)] as [([UInt8], Bool)])
  func whatAKilledProcessLeft(_ bytes: [UInt8], _ isRemoved: Bool) throws {
    let name = ExchangedName(of: "file", old: [1], new: [2, 2]).name
    try folder.write(name, bytes)
    Staging.removeStale(in: try OpenFolder(path: folder.path))
    #expect(FileManager.default.fileExists(atPath: folder.path(name)) == !isRemoved)
  }

  /// Replaces the file; what it throws is returned.
  private func commit(_ act: @escaping (ExchangeStep) throws -> Void) throws -> FileError? {
    var failure: (any Error)?
    let replacement = try FileReplacement(
      of: FileSnapshot(path: folder.path("file")), with: [2, 2])
    var result: FileError?
    do throws(FileError) {
      try replacement.commit { step in
        do { try act(step) } catch { failure = error }
      }
    } catch {
      result = error
    }
    if let failure { throw failure }
    return result
  }

  private func rename(_ bytes: [UInt8], over name: String) throws {
    try folder.write("edit", bytes)
    _ = unsafe Foundation.rename(folder.path("edit"), folder.path(name))
  }
}
