import Foundation
import Platform
import TestSupport
import Testing

@testable import LaunchImages

/// Changes of a recorded build's outputs.
extension RecordedBuildTests {
  @Test("changed or missing outputs are made again")
  func outputs() async throws {
    #expect(try await works())
    for file in files {
      let bytes = try folder.bytes("out/" + file)
      // A text would be somebody's; of an image with the same size, only the stamp tells.
      if file.hasSuffix(".png") {
        try folder.write("out/" + file, bytes.dropLast() + [bytes[bytes.count - 1] ^ 1])
        #expect(try await works())
        #expect(try folder.bytes("out/" + file) == bytes)
      }
      try FileManager.default.removeItem(atPath: folder.path("out/" + file))
      #expect(try await works())
      #expect(try folder.bytes("out/" + file) == bytes)
      #expect(try await !works())
    }
  }

  @Test("files that are restored with their record and its digests are not made again")
  func restoredFiles() async throws {
    var reuse = Reuse(version: "1")
    reuse.recordsImageDigests = true
    #expect(try await works(nil, nil, reuse))
    try FileManager.default.moveItem(atPath: folder.path("out"), toPath: folder.path("kept"))
    try FileManager.default.createDirectory(
      atPath: folder.path("out"), withIntermediateDirectories: false)
    for name in files + [".launchgen-record"] {
      try folder.write("out/" + name, folder.bytes("kept/" + name))
    }
    #expect(try folder.bytes("out/.launchgen-record") == folder.bytes("kept/.launchgen-record"))
    settle()
    for _ in 0..<20 { FileStamp.wait() }
    #expect(try await !works(nil, nil, reuse))
    // The new stamps are recorded, so that the files are not read again.
    #expect(try folder.bytes("out/.launchgen-record") != folder.bytes("kept/.launchgen-record"))
    #expect(try await !works(nil, nil, reuse))
    let image = try folder.bytes("out/" + files[0])
    try folder.write("out/" + files[0], image.dropLast() + [image[image.count - 1] ^ 1])
    #expect(try await works(nil, nil, reuse))
  }

  @Test("a link in place of an output is replaced")
  func link() async throws {
    #expect(try await works())
    let file = folder.path("out/" + files[0])
    try FileManager.default.moveItem(atPath: file, toPath: folder.path("moved"))
    try FileManager.default.createSymbolicLink(
      atPath: file, withDestinationPath: folder.path("moved"))
    #expect(try await works())
    #expect(FileKind(of: file, followsLinks: false) == .file)
  }
}
