import Foundation
import LaunchRules
import TestSupport
import Testing

@testable import LaunchImages
@testable import Platform

/// A destination that a file named is looked at again when it is written.
@Suite struct ConfinedDestinationTests {
  @Test("a link out of the root, made after the file was read", arguments: [false, true])
  func aLinkThatAppears(isInfoPlist: Bool) async throws {
    let folder = try TemporaryFolder()
    let victim = try TemporaryFolder()
    try folder.write("art.png", Picture.noisy(width: 64, height: 36).png())
    try victim.write("Info.plist", Data("<plist><dict></dict></plist>".utf8))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link"), withDestinationPath: victim.path)
    let root = try ResolvedPath.of(folder.path)
    var destination = Destination(folder: folder.path(isInfoPlist ? "out" : "link/out"))
    destination.root = root
    if isInfoPlist {
      destination.infoPlist = InfoPlistTarget(path: folder.path("link/Info.plist"))
      destination.infoPlist?.root = root
    }
    let error: LaunchImagesError =
      isInfoPlist
      ? .infoPlist(path: folder.path("link/Info.plist"), .unwritable(.outside(folder: root)))
      : .pictures(.outputFailed(path: folder.path("link/out"), .outside(folder: root)))
    await #expect(throws: error) {
      try await Generator.build(
        .file(path: folder.path("art.png")), into: destination, reusing: Reuse(version: "1"))
    }
    #expect(try victim.names() == ["Info.plist"])
    #expect(try folder.names() == ["art.png", "link"])
  }
}
