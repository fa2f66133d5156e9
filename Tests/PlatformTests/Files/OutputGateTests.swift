import Foundation
import TestSupport
import Testing

@testable import Platform

@Suite struct OutputGateTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("input", [1, 2])
  }

  private func refusal(
    _ name: String, replaces: Bool = false, isOwn: Bool = true, bytes: ContiguousArray<UInt8>? = nil
  ) -> OutputRefusal? {
    var gate = OutputGate(inputs: [folder.path("input")], replaces: replaces)
    do throws(OutputRefusal) {
      try gate.admit(folder.path(name), writing: bytes) { isOwn }
      return nil
    } catch {
      return error
    }
  }

  private func setMode(_ mode: Int, _ name: String) throws {
    try FileManager.default.setAttributes(
      [.posixPermissions: mode], ofItemAtPath: folder.path(name))
  }

  @Test("an input is refused under each of its names, whatever may be replaced")
  func inputs() throws {
    let files = FileManager.default
    try files.linkItem(atPath: folder.path("input"), toPath: folder.path("hard"))
    try files.createSymbolicLink(atPath: folder.path("soft"), withDestinationPath: "input")
    try folder.makeFolder("sub")
    for name in ["input", "./input", "sub/../input", "hard", "soft"] {
      #expect(refusal(name, replaces: true) == .isInput, "\(name)")
    }
    #expect(refusal("new") == nil)
  }

  @Test func twoOutputsAtOnePathAreRefused() throws {
    var gate = OutputGate()
    try folder.makeFolder("sub")
    try gate.admit(folder.path("a.png"))
    for name in ["a.png", "sub/../a.png", "A.png"] {
      #expect(throws: OutputRefusal.isOtherOutput) { try gate.admit(folder.path(name)) }
    }
    try gate.admit(folder.path("sub/a.png"))
  }

  @Test func devicesAndPipesAndLinksToThemAreRefused() throws {
    let files = FileManager.default
    try folder.makePipe("pipe")
    try files.createSymbolicLink(atPath: folder.path("link"), withDestinationPath: "pipe")
    try files.createSymbolicLink(atPath: folder.path("null"), withDestinationPath: "/dev/null")
    for name in ["pipe", "link", "null"] {
      #expect(refusal(name, replaces: true) == .unwritable(.notRegularFile), "\(name)")
    }
    var gate = OutputGate(replaces: true)
    for path in ["/dev/null"] {
      #expect(throws: OutputRefusal.unwritable(.notRegularFile)) { try gate.admit(path) }
    }
    try folder.makeFolder("folder")
    #expect(refusal("folder") == .unwritable(.isDirectory))
  }

  @Test func aLinkToAFileOrToNothingMayBeReplaced() throws {
    try folder.write("other", [3])
    for target in ["other", "nowhere", "loop"] {
      let link = target == "loop" ? target : "link-" + target
      try FileManager.default.createSymbolicLink(
        atPath: folder.path(link), withDestinationPath: target)
      #expect(refusal(link, isOwn: false) == nil)
    }
  }

  @Test func foreignFilesNeedReplace() throws {
    try folder.write("foreign", [3])
    try folder.write("empty", [])
    #expect(refusal("foreign", isOwn: false) == .isForeign)
    #expect(refusal("foreign", replaces: true, isOwn: false) == nil)
    #expect(refusal("foreign", isOwn: false, bytes: [3]) == nil)
    #expect(refusal("empty", isOwn: false) == nil)
  }

  @Test("only the mode counts, so the superuser is told too", arguments: [0o444, 0o400, 0o466])
  func readOnlyFilesNeedReplace(_ mode: Int) throws {
    try folder.write("locked", [3])
    try setMode(mode, "locked")
    #expect(refusal("locked") == .unwritable(.readOnly))
    #expect(refusal("locked", replaces: true) == nil)
    #expect(refusal("locked", bytes: [3]) == nil)
    var gate = OutputGate()
    #expect(throws: OutputRefusal.unwritable(.readOnly)) {
      try gate.admitRemoval(of: folder.path("locked"))
    }
    // What it is decides only when its bytes are known.
    try gate.admit(folder.path("locked"), mayBeSame: true)
    var output = try OutputFolder(path: folder.path)
    #expect(try !output.stage("locked", [3]))
    #expect(throws: FileError.readOnly) { try output.stage("locked", [4]) }
    #expect(try folder.names() == ["input", "locked"])
  }
}
