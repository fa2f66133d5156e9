import Foundation
import Testing

@testable import AppDocuments

/// Exceptions and platform filters of synchronized folders, changed and restored.
@Suite struct FolderEditTests {
  private static let storyboard = "Synced/A.storyboard"

  /// The shapes of projects, with each combination of exceptions around the file's own.
  static let shapes: [ProjectShape] = ProjectShape.all.filter { !$0.hasVariants }.flatMap { shape in
    [
      ["A.storyboard"], ["A.storyboard", "Info.plist"], ["B", "A.storyboard"],
      ["B", "A.storyboard", "C"],
    ].map { exceptions in shape.with { $0.exceptions = exceptions } }
  }

  @Test(arguments: shapes) func removesAnException(_ shape: ProjectShape) throws {
    var editor = try ProjectEditorTests.editor(shape)
    #expect(try editor.membership(of: Self.storyboard, in: shape.name) == nil)
    let changes = try editor.include(Self.storyboard, isForIOSOnly: false, in: shape.name)
    #expect(changes.count == 1)
    #expect(try editor.membership(of: Self.storyboard, in: shape.name) != nil)
    let objects = try ProjectEditorTests.objects(editor.bytes)
    #expect(objects.count == shape.objects.count)
    let again = try editor.include(Self.storyboard, isForIOSOnly: false, in: shape.name)
    #expect(again == [])
    let stored = try JSONDecoder().decode(
      [FolderChange].self, from: try JSONEncoder().encode(changes))
    try editor.undo(stored)
    #expect(editor.bytes == shape.bytes)
  }

  @Test(arguments: shapes) func addsAPlatformFilter(_ shape: ProjectShape) throws {
    for filters in [[], ["B.swift"], ["0.swift", "Z.swift"]] {
      let shape = shape.with { $0.filters = filters }
      var editor = try ProjectEditorTests.editor(shape)
      let changes = try editor.include(Self.storyboard, isForIOSOnly: true, in: shape.name)
      #expect(changes.count == 2)
      let set = try #require(try ProjectEditorTests.objects(editor.bytes)[ProjectShape.id(26)])
      let all = set["platformFiltersByRelativePath"] as? [String: [String]]
      #expect(all?["A.storyboard"] == ["ios"])
      #expect(all?.count == filters.count + 1)
      try editor.undo(changes)
      #expect(editor.bytes == shape.bytes)
    }
  }

  /// The file is in a folder of its own, which no set of exceptions is about.
  @Test(
    arguments: ProjectShape.all.filter { $0.exceptions == nil && !$0.hasVariants }, [true, false])
  func addsASetOfExceptions(_ shape: ProjectShape, hasList: Bool) throws {
    let text = shape.with { $0.exceptions = [] }.text
    let without = try Self.without(ProjectShape.id(26), text, hasList: hasList)
    var editor = try ProjectEditor(
      ContiguousArray(without.utf8), folder: ProjectEditorTests.folder)
    let changes = try editor.include(Self.storyboard, isForIOSOnly: true, in: shape.name)
    #expect(changes.count == 1)
    let objects = try ProjectEditorTests.objects(editor.bytes)
    let folder = objects[ProjectShape.id(25)]
    let id = try #require((folder?["exceptions"] as? [String])?.first)
    let set = objects[id]
    #expect(set?["target"] as? String == ProjectShape.id(6))
    #expect(
      set?["platformFiltersByRelativePath"] as? [String: [String]] == ["A.storyboard": ["ios"]])
    try editor.undo(changes)
    #expect(String(decoding: editor.bytes, as: UTF8.self) == without)
  }

  /// A project without its set of exceptions.
  private static func without(_ id: String, _ text: String, hasList: Bool) throws -> String {
    var editor = try ProjectEditor(
      ContiguousArray(text.utf8), folder: ProjectEditorTests.folder)
    let document = editor.document
    let list = try #require(document.list("exceptions", of: ProjectShape.id(25)))
    let item = try #require(hasList ? list.list.first : list)
    try editor.apply(
      document.removals(of: [id]) + [document.removal(of: item)], objectCount: -1)
    return String(decoding: editor.bytes, as: UTF8.self)
  }

  /// What others wrote in between stays.
  @Test func keepsWhatOthersAdded() throws {
    let shape = ProjectShape(description: "", exceptions: ["A.storyboard", "B"])
    var editor = try ProjectEditorTests.editor(shape)
    let changes = try editor.include(Self.storyboard, isForIOSOnly: true, in: shape.name)
    let other = try editor.include("Synced/B", isForIOSOnly: true, in: shape.name)
    #expect(other.count == 2)
    try editor.undo(changes)
    #expect(try editor.membership(of: Self.storyboard, in: shape.name) == nil)
    #expect(try editor.membership(of: "Synced/B", in: shape.name) != nil)
    try editor.undo(changes)
    try editor.undo(other)
    #expect(try ProjectEditorTests.objects(editor.bytes).count == shape.objects.count)
    #expect(try editor.membership(of: "Synced/B", in: shape.name) == nil)
  }

  /// An exception for a whole folder is left as it is.
  @Test func keepsAnExceptionOfAFolder() throws {
    let shape = ProjectShape(description: "", exceptions: ["Out"])
    var editor = try ProjectEditorTests.editor(shape)
    let changes = try editor.include("Synced/Out/A.storyboard", isForIOSOnly: true, in: shape.name)
    #expect(changes == [])
    #expect(editor.bytes == shape.bytes)
  }
}
