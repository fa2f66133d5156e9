import Foundation
import Testing

@testable import AppDocuments

/// Build settings, set in all configurations of a target and restored.
@Suite struct SettingEditTests {
  private static let key = "INFOPLIST_KEY_UILaunchStoryboardName"

  @Test(arguments: ProjectShape.all, ["LaunchScreen", "a b", "$(NAME)", "", "ä", "a\\\"b\n\t//"])
  func setsAndRestores(_ shape: ProjectShape, _ value: String) throws {
    var editor = try ProjectEditorTests.editor(shape)
    var changes = try editor.set(Self.key, to: value, in: shape.name)
    changes += try editor.set("PRODUCT_NAME", to: value, in: shape.name)
    #expect(changes.count == 4)
    let objects = try ProjectEditorTests.objects(editor.bytes)
    for id in [10, 11].map(ProjectShape.id) {
      let settings = try #require(objects[id]?["buildSettings"] as? [String: String])
      #expect([settings[Self.key], settings["PRODUCT_NAME"]] == [value, value])
      #expect(settings.count == 4)
    }
    let edited = editor.bytes
    #expect(try editor.set(Self.key, to: value, in: shape.name) == [])
    #expect(editor.bytes == edited)
    try editor.undo(changes)
    #expect(editor.bytes == shape.bytes)
  }

  @Test func inAlphabeticalOrder() throws {
    let shape = ProjectShape(description: "")
    var editor = try ProjectEditorTests.editor(shape)
    for key in ["AAA", "ZZZ", "LAST[sdk=iphoneos*]", "LAST"] {
      _ = try editor.set(key, to: "1", in: "Game")
    }
    let text = String(decoding: editor.bytes, as: UTF8.self)
    #expect(
      text.contains(
        """
        \t\t\t\tAAA = 1;
        \t\t\t\tINFOPLIST_FILE = Game/Info.plist;
        \t\t\t\tLAST = 1;
        \t\t\t\t"LAST[sdk=iphoneos*]" = 1;
        \t\t\t\tPRODUCT_NAME = "$(TARGET_NAME)";
        \t\t\t\tSDKROOT = iphoneos;
        \t\t\t\tZZZ = 1;
        \t\t\t};
        """.replacing(
          "INFOPLIST_FILE = Game/Info.plist", with: "INFOPLIST_FILE = \"Game/Info.plist\"")))
  }

  /// What others changed in the meantime is kept.
  @Test func keepsOtherChanges() throws {
    let shape = ProjectShape(description: "")
    var editor = try ProjectEditorTests.editor(shape)
    let changes = try editor.set(Self.key, to: "LaunchScreen", in: "Game")
    let text = String(decoding: editor.bytes, as: UTF8.self)
    let first = try #require(text.range(of: "= LaunchScreen;"))
    let changed = text.replacingCharacters(in: first, with: "= Other;")
    editor = try ProjectEditor(ContiguousArray(changed.utf8), folder: "/")
    try editor.undo(changes)
    #expect(try editor.setting(Self.key, of: "Game").map(\.value) == ["Other", nil])
  }

  /// Two configurations of one name are two configurations; after a tool has given new identifiers,
  /// the name counts.
  @Test func namesOfConfigurations() throws {
    let shape = ProjectShape(description: "")
    let text = shape.text.replacing("name = Release", with: "name = Debug")
    var editor = try ProjectEditor(ContiguousArray(text.utf8), folder: "/")
    var changes = try editor.set("SDKROOT", to: "macosx", in: "Game")
    try editor.undo(changes)
    #expect(editor.bytes == ContiguousArray(text.utf8))
    editor = try ProjectEditorTests.editor(shape)
    changes = try editor.set(Self.key, to: "A", in: "Game")
    let other = String(decoding: editor.bytes, as: UTF8.self)
      .replacing(ProjectShape.id(10), with: "B1").replacing(ProjectShape.id(11), with: "B2")
    editor = try ProjectEditor(ContiguousArray(other.utf8), folder: "/")
    try editor.undo(changes)
    #expect(try editor.setting(Self.key, of: "Game").map(\.value) == [nil, nil])
  }

  @Test func changesCanBeStored() throws {
    var editor = try ProjectEditorTests.editor(ProjectShape(description: ""))
    let changes =
      try editor.set(Self.key, to: "A", in: "Game")
      + editor.set("PRODUCT_NAME", to: "B", in: "Game")
    let data = try JSONEncoder().encode(changes)
    #expect(try JSONDecoder().decode([SettingChange].self, from: data) == changes)
  }

  /// The last one counts, and is the one that changes.
  @Test func repeatedSettings() throws {
    let text = ProjectShape(description: "").text
      .replacing("SDKROOT = iphoneos;", with: "SDKROOT = iphoneos; SDKROOT = macosx;")
    var editor = try ProjectEditor(ContiguousArray(text.utf8), folder: "/")
    let changes = try editor.set("SDKROOT", to: "iphoneos", in: "Game")
    #expect(try editor.setting("SDKROOT", of: "Game").first?.value == "iphoneos")
    try editor.undo(changes)
    #expect(editor.bytes == ContiguousArray(text.utf8))
  }
}
