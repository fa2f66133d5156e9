import Foundation
import TestSupport
import Testing

@testable import AppDocuments

/// Projects that are not edited, and edits around what others changed.
@Suite struct EditFaultTests {
  private static let file = ProjectFile("Game/LaunchScreen.storyboard", .storyboard)

  private static func error(_ bytes: ContiguousArray<UInt8>) -> ProjectEditError? {
    do throws(ProjectEditError) {
      _ = try ProjectEditor(bytes, folder: "/")
      return nil
    } catch { return error }
  }

  /// The same project in the formats that Xcode reads, but does not write, with their names.
  private static func otherFormats(
    _ shape: ProjectShape
  ) throws -> [(name: String, bytes: ContiguousArray<UInt8>)] {
    let value = try unsafe PropertyListSerialization.propertyList(
      from: Data(shape.bytes), format: nil)
    func list(_ format: PropertyListSerialization.PropertyListFormat) throws -> Data {
      try PropertyListSerialization.data(fromPropertyList: value, format: format, options: 0)
    }
    return [
      ("an XML property list", ContiguousArray(try list(.xml))),
      ("a binary property list", ContiguousArray(try list(.binary))),
      ("JSON", ContiguousArray(try JSONSerialization.data(withJSONObject: value))),
    ]
  }

  @Test(arguments: [false, true])
  func otherFormats(_ isSynchronized: Bool) throws {
    let shape = ProjectShape(
      description: "", name: "Game \"ä\"", exceptions: isSynchronized ? ["Info.plist"] : nil)
    let folder = isSynchronized ? "Synced" : shape.name
    let file = ProjectFile("\(folder)/LaunchScreen.storyboard", .storyboard)
    let setting = "ASSETCATALOG_COMPILER_LAUNCHIMAGE_NAME"
    for (name, bytes) in try Self.otherFormats(shape) {
      var editor = try ProjectEditor(bytes, folder: ProjectEditorTests.folder)
      #expect(editor.targets.map(\.name) == [shape.name])
      #expect(try editor.remove([file.path], from: shape.name).isEmpty)
      if isSynchronized {
        #expect(try editor.add([file], to: shape.name).isEmpty)
      } else {
        #expect(throws: ProjectEditError.format(name)) { try editor.add([file], to: shape.name) }
      }
      #expect(throws: ProjectEditError.format(name)) {
        try editor.set(setting, to: "x", in: shape.name)
      }
      #expect(editor.bytes == bytes)
    }
  }

  /// Files that are members already need no edit.
  @Test func membersInOtherFormats() throws {
    let shape = ProjectShape(description: "")
    let files = ProjectEditorTests.files(shape)
    var editor = try ProjectEditorTests.editor(shape)
    _ = try editor.add(files, to: shape.name)
    let edited = editor.bytes
    let value = try unsafe PropertyListSerialization.propertyList(from: Data(edited), format: nil)
    let json = ContiguousArray(try JSONSerialization.data(withJSONObject: value))
    editor = try ProjectEditor(json, folder: ProjectEditorTests.folder)
    #expect(try editor.add(files, to: shape.name).isEmpty)
    #expect(throws: ProjectEditError.format("JSON")) {
      try editor.remove(files.map(\.path), from: shape.name)
    }
    #expect(editor.bytes == json)
  }

  @Test func unusableBytes() throws {
    let text = ProjectShape(description: "").text
    #expect(Self.error(ContiguousArray(try #require(text.data(using: .utf16)))) == .encoding)
    #expect(Self.error(ContiguousArray("\(text)// \u{FC}".utf8) + [0xFC]) == .encoding)
    #expect(Self.error([]) == .malformed(ProjectFailure(.empty)))
  }

  @Test func unknownTargets() throws {
    var editor = try ProjectEditorTests.editor(ProjectShape(description: ""))
    #expect(throws: ProjectEditError.noTarget("Kit", known: ["Game"])) {
      try editor.add([Self.file], to: "Kit")
    }
    #expect(try editor.add([Self.file], to: ProjectShape.id(6)) == [Self.file])
  }

  @Test func missingParts() throws {
    let shape = ProjectShape(description: "", hasResourcesPhase: false)
    let text = shape.text.replacing("buildPhases = (", with: "other = (")
    var editor = try ProjectEditor(ContiguousArray(text.utf8), folder: "/")
    #expect(throws: ProjectEditError.missing("buildPhases", in: "'Game'")) {
      try editor.add([Self.file], to: "Game")
    }
    #expect(editor.bytes == ContiguousArray(text.utf8))
  }

  /// Other objects with the identifiers of the new ones are neither changed nor removed.
  @Test func takenIdentifiers() throws {
    var shape = ProjectShape(description: "", hasResourcesPhase: false)
    let former = try ProjectEditorTests.objects(shape.bytes)
    var editor = try ProjectEditorTests.editor(shape)
    _ = try editor.add(ProjectEditorTests.files(shape), to: "Game")
    let ours = try ProjectEditorTests.objects(editor.bytes).filter { former[$0.key] == nil }
    shape.more = ours.map { id, object in
      ProjectShape.Object(
        id: id, name: "x", isa: object["isa"] as? String ?? "", members: [("path", .text("other"))])
    }
    editor = try ProjectEditorTests.editor(shape)
    _ = try editor.add(ProjectEditorTests.files(shape), to: "Game")
    #expect(
      try ProjectEditorTests.objects(editor.bytes).count == shape.objects.count + ours.count)
    _ = try editor.remove(ProjectEditorTests.files(shape).map(\.path), from: "Game")
    #expect(editor.bytes == shape.bytes)
  }

  /// A file that a user adds to the new group, phase and section stays with them.
  @Test func keepsOtherChanges() throws {
    let shape = ProjectShape(description: "", hasResourcesPhase: false)
    let images = ProjectEditorTests.files(shape).filter { $0.group != nil }
    var editor = try ProjectEditorTests.editor(shape)
    _ = try editor.add(images, to: "Game")
    let other = "AAAAAAAAAAAAAAAAAAAAAAA1"
    let text = String(decoding: editor.bytes, as: UTF8.self)
      .replacing(
        "/* End PBXFileReference",
        with: """
          \t\t\(other) /* o.png */ = {isa = PBXFileReference; path = o.png; sourceTree = "<group>"; };
          /* End PBXFileReference
          """
      )
      .replacing(
        " /* LaunchImages */ = {\n\t\t\tisa = PBXGroup;\n\t\t\tchildren = (\n",
        with: """
           /* LaunchImages */ = {\n\t\t\tisa = PBXGroup;\n\t\t\tchildren = (\n\t\t\t\t\(other),\n
          """)
    editor = try ProjectEditor(ContiguousArray(text.utf8), folder: ProjectEditorTests.folder)
    _ = try editor.remove(images.map(\.path), from: "Game")
    let left = String(decoding: editor.bytes, as: UTF8.self)
    let former = Set(shape.text.split(separator: "\n"))
    #expect(
      left.split(separator: "\n").filter { !former.contains($0) }
        .map { $0.replacing(/[0-9A-F]{24}/, with: "ID") } == [
          "\t\tID /* o.png */ = {isa = PBXFileReference; path = o.png; sourceTree = \"<group>\"; };",
          "\t\tID /* LaunchImages */ = {", "\t\t\t\tID,", "\t\t\tname = LaunchImages;",
          "\t\t\t\tID /* LaunchImages */,",
        ])
  }

  /// Sections that were empty before are neither filled nor removed.
  @Test func emptySections() throws {
    let shape = ProjectShape(description: "", hasResourcesPhase: false)
    let empty =
      "/* Begin PBXResourcesBuildPhase section */\n/* End PBXResourcesBuildPhase section */\n"
    for mark in [
      "\n/* Begin PBXBuildFile", "\n/* Begin XCBuildConfiguration", "\t};\n\trootObject",
    ] {
      let text = shape.text.replacing(mark, with: "\n" + empty + mark)
      var editor = try ProjectEditor(ContiguousArray(text.utf8), folder: "/")
      _ = try editor.add([Self.file], to: "Game")
      #expect(String(decoding: editor.bytes, as: UTF8.self).contains(empty))
      _ = try editor.remove([Self.file.path], from: "Game")
      #expect(editor.bytes == ContiguousArray(text.utf8))
    }
  }
}
