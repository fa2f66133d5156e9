import Foundation
import TestSupport
import Testing

@testable import launchgen

/// Names that come from other people's folders must not become commands in make.
@Suite struct DepfileTests {
  private static let small = ["--screens", "480", "--compression", "fast", "--quiet"]

  @Test(
    "a build refuses names that make reads otherwise, and writes nothing",
    arguments: [
      "a.png;touch${IFS}PWNED;.png", "x\nall:;touch PWNED", "SHELL=x", "a\tb", "a:b", "a|b",
      "a\\", "a\\#b", "a\\$b", "a ", "a(b)", "~/art.png", "~root", "define", "a\u{7F}b",
    ])
  func refusedInputs(name: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write(name, Artwork.landscape)
    let before = try folder.tree()
    let options = Self.small + ["--depfile", "d", "--depfile-target", "stamp"]
    for command in ["build", "pwa"] {
      // There are no screens to choose for a web app.
      let more = command == "build" ? options : options.filter { $0 != "--screens" && $0 != "480" }
      let run = try await Launchgen.run([command, name] + more, in: folder)
      #expect(run.status == 73)
      #expect(run.errorLines.count == 1)
      #expect(run.errors.contains(": error: cannot be in a depfile (its "))
      #expect(try folder.tree() == before)
    }
  }

  @Test(arguments: [
    "a;b", "a:b", "a%", "%.stamp", "a=b", "a|b", "a\tb", "a\nb", "a&", "a\\", "a ", "a(b)",
  ])
  func refusedTargets(target: String) async throws {
    let folder = try TemporaryFolder.withArtwork()
    let run = try await Launchgen.run(
      ["build", "art.png", "--depfile", "d", "--depfile-target", target] + Self.small, in: folder)
    #expect(run.status == 73)
    #expect(run.errors.contains(": error: cannot be the target of a depfile (its "))
    #expect(try folder.names() == ["art.png"])
  }

  @Test("the path of an output may have a percent sign, which ninja and llbuild read as one")
  func percentSign() async throws {
    let folder = try TemporaryFolder.withArtwork()
    let run = try await Launchgen.run(
      ["build", "art.png", "--depfile", "d", "--output", "50%"] + Self.small, in: folder)
    #expect(run.status == 0)
    #expect(
      String(decoding: try folder.bytes("d"), as: UTF8.self)
        .hasPrefix("50%/UILaunchImages.plist:"))
  }

  @Test("an app with such a name fails, and the others are built")
  func apps() async throws {
    let apps = try AppFolder(["blue", "red;x"], configuration: AppFolder.glob)
    let list = #"{"id": "a", "artwork": "brands/red;x/art.png", "output": "a"}"#
    try apps.folder.write(
      "apps.jsonl",
      Data(
        (list + "\n" + list.replacing("red;x", with: "blue").replacing("\"a\"", with: "\"b\"")).utf8
      ))
    let run = try await apps.run(
      ["build", "--manifest", "apps.jsonl", "--depfile", "d", "--json"])
    #expect(run.status == 1)
    #expect(run.output.contains(#""exitCode":73"#))
    #expect(try apps.built() == ["b/\(AppFolder.image)"])
  }

  /// Each character of ASCII at the beginning, in the middle and at the end of a name, and what has
  /// a meaning together.
  private static let names: [String] = {
    let characters = (1..<128).map { Character(UnicodeScalar(UInt8($0))) }
      .filter { !$0.isLetter && !$0.isNumber && $0 != "/" }
    let single = characters.flatMap { ["\($0)b", "a\($0)b", "ab\($0)"] }
    let pairs = "\\ #$%~(".flatMap { first in "\\ #$%:*[".map { "a\(first)\($0)b" } }
    return
      (single + pairs + ["export", "include", "define", ".WAIT", ".PHONY", "a\\\\ b", "~root"])
      .filter { $0 != "." && $0 != ".." }
  }()

  @Test("make reads every name that is not refused as it is")
  func make() async throws {
    guard OtherProgram.path(of: "make") != nil else { return }
    let folder = try TemporaryFolder()
    let names = Self.names.filter { DepfileFault(input: $0) == nil }
    #expect(names.count > 100)
    for (index, name) in names.enumerated() {
      try folder.write("\(index)/\(name)", [])
      let depfile = try Depfile(target: "stamp", inputs: [name, "z"])
      try folder.write("\(index)/z", [])
      try folder.write("\(index)/stamp", [])
      try folder.write("\(index)/Makefile", Data("stamp:; @touch $@\n-include depfile\n".utf8))
      try folder.write("\(index)/depfile", Data(depfile.text.utf8))
      try set(folder, "\(index)/\(name)", 1_000)
      try set(folder, "\(index)/z", 1_000)
      try set(folder, "\(index)/stamp", 2_000)
    }
    func questions() async throws -> [Substring] {
      let script =
        "unset MAKEFLAGS MFLAGS; for i in $(seq 0 \(names.count - 1)); do (cd $i; make -q stamp >&2; echo $?); done"
      let output = try await OtherProgram.output(of: "sh", ["-c", script], in: folder)
      return String(decoding: output ?? Data(), as: UTF8.self).split(separator: "\n")
    }
    let upToDate = try await questions()
    for (index, name) in names.enumerated() { try set(folder, "\(index)/\(name)", 3_000) }
    let changed = try await questions()
    #expect(upToDate.count == names.count && changed.count == names.count)
    for (name, statuses) in zip(names, zip(upToDate, changed)) {
      #expect(statuses.0 == "0" && statuses.1 == "1", "\(name.debugDescription)")
    }
  }

  private func set(_ folder: TemporaryFolder, _ name: String, _ seconds: Double) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: seconds)],
      ofItemAtPath: folder.path(name))
  }
}
