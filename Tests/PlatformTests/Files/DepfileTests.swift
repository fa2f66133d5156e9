import Foundation
import Platform
import TestSupport
import Testing

@Suite struct DepfileTests {
  @Test(arguments: [
    ("a b", "a\\ b"), ("a#b", "a\\#b"), ("a$b", "a$$b"), ("a\\b", "a\\b"),
    ("a\\ b", "a\\\\\\ b"), ("a\\\\ b", "a\\\\\\\\\\ b"), ("ö[~]%:", "ö[~]%:"),
  ])
  func escaping(name: String, escaped: String) {
    #expect(Depfile.escaped(name) == escaped)
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
    let names = Self.names.filter { Depfile.accepts($0) }
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
