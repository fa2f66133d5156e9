import Testing

@testable import AppDocuments

/// Which files are members already, and which are not added.
@Suite struct MembershipTests {
  private static func kind(_ path: String, _ shape: ProjectShape) throws -> TargetMembers.Kind? {
    try ProjectEditorTests.editor(shape).membership(of: path, in: shape.name)?.kind
  }

  private static func error(
    _ path: String, _ shape: ProjectShape, _ kind: ProjectFile.Kind = .storyboard
  ) throws -> ProjectEditError? {
    var editor = try ProjectEditorTests.editor(shape)
    do throws(ProjectEditError) {
      _ = try editor.add([ProjectFile(path, kind)], to: shape.name)
      return nil
    } catch {
      #expect(editor.bytes == shape.bytes)
      return error
    }
  }

  @Test func synchronizedFolders() throws {
    let shape = ProjectShape(description: "", exceptions: ["Info.plist", "Out"])
    #expect(try Self.kind("Synced/LaunchScreen.storyboard", shape) == .synchronizedFolder)
    #expect(try Self.kind("Synced/Below/A.xcassets", shape) == .synchronizedFolder)
    #expect(try Self.kind("Synced", shape) == nil)
    #expect(try Self.kind("SyncedNot/LaunchScreen.storyboard", shape) == nil)
    #expect(try Self.kind("Synced/Out/LaunchScreen.storyboard", shape) == nil)
    #expect(try Self.error("Synced/LaunchScreen.storyboard", shape) == nil)
    #expect(
      try Self.error("Synced/Out/A.storyboard", shape)
        == .excluded("Synced/Out/A.storyboard", folder: "Synced"))
    var editor = try ProjectEditorTests.editor(shape)
    #expect(try editor.add([ProjectFile("Synced/A.storyboard", .storyboard)], to: "Game") == [])
    #expect(editor.bytes == shape.bytes)
  }

  /// A file of one language that no target has yet: its group of variants becomes a member.
  @Test(arguments: [true, false]) func variantsThatAreNotMembers(areListed: Bool) throws {
    let shape = ProjectShape(description: "", hasVariants: areListed).with {
      $0.hasVariantMember = false
    }
    let path = "Game/Base.lproj/Main.storyboard"
    let file = ProjectFile(path, .storyboard)
    var editor = try ProjectEditorTests.editor(shape)
    #expect(try editor.add([file], to: "Game") == [file])
    #expect(
      try editor.membership(of: path, in: "Game")?.kind == .variant(of: "Main.storyboard"))
    let count = try ProjectEditorTests.objects(editor.bytes).count
    #expect(count == shape.objects.count + (areListed ? 1 : 3))
    #expect(try editor.remove([path], from: "Game") == [path])
    #expect(editor.bytes == shape.bytes)
  }

  @Test func localizedFilesOfSynchronizedFolders() throws {
    let shape = ProjectShape(
      description: "",
      exceptions: [
        "/Localized: A.storyboard", "/Localized: In/B.storyboard", "de.lproj/C.storyboard",
      ])
    let paths = [
      "A.storyboard", "Base.lproj/A.storyboard", "In/de.lproj/A.storyboard",
      "In/de.lproj/B.storyboard", "de.lproj/B.storyboard", "de.lproj/C.storyboard",
    ]
    let members = try paths.filter { try Self.kind("Synced/" + $0, shape) != nil }
    #expect(
      members == [
        "A.storyboard", "In/de.lproj/A.storyboard", "de.lproj/B.storyboard",
        "de.lproj/C.storyboard",
      ])
  }

  @Test func variants() throws {
    let shape = ProjectShape(description: "", hasVariants: true)
    let members = try ProjectEditorTests.editor(shape).members(of: "Game")
    #expect(
      members.map(\.path)
        == ["Base", "de"].map { "\(ProjectEditorTests.folder)/Game/\($0).lproj/Main.storyboard" })
    #expect(members.map(\.kind) == Array(repeating: .variant(of: "Main.storyboard"), count: 2))
    #expect(
      try Self.error("Game/Main.storyboard", shape)
        == .sameName("Game/Main.storyboard", existing: "Game/de.lproj/Main.storyboard"))
    #expect(try Self.error("Game/Base.lproj/Main.storyboard", shape) == nil)
    #expect(
      try Self.error("Game/fr.lproj/Main.storyboard", shape)
        == .localized("Game/fr.lproj/Main.storyboard"))
  }

  @Test func folderReferences() throws {
    var shape = ProjectShape(description: "")
    shape.more = [
      shape.reference(40, "Res", "folder"),
      Self.build(41, ("fileRef", .id(ProjectShape.id(40)))),
    ]
    shape.moreChildren = [ProjectShape.id(40)]
    shape.moreResources = [ProjectShape.id(41)]
    #expect(try Self.kind("Game/Res/a/LaunchScreen.storyboard", shape) == .folderReference)
    #expect(try Self.kind("Game/Resources/LaunchScreen.storyboard", shape) == nil)
  }

  /// Files of other projects and products of packages.
  @Test func otherProjects() throws {
    var shape = ProjectShape(description: "")
    let ids = (40...46).map(ProjectShape.id)
    shape.more = [
      shape.reference(40, "../Kit/Kit.xcodeproj", "wrapper.pb-project"),
      ProjectShape.Object(
        id: ids[1], name: "proxy", isa: "PBXContainerItemProxy",
        members: [("containerPortal", .id(ids[0]))]),
      ProjectShape.Object(
        id: ids[2], name: "Kit.bundle", isa: "PBXReferenceProxy",
        members: [
          ("path", .text("Kit.bundle")), ("remoteRef", .id(ids[1])),
          ("sourceTree", .text("BUILT_PRODUCTS_DIR")),
        ]),
      Self.build(43, ("fileRef", .id(ids[2]))),
      ProjectShape.Object(
        id: ids[4], name: "Art", isa: "XCSwiftPackageProductDependency",
        members: [("productName", .text("Art"))]),
      Self.build(45, ("productRef", .id(ids[4]))),
    ]
    shape.moreChildren = [ids[0]]
    shape.moreResources = [ids[3], ids[5]]
    let members = try ProjectEditorTests.editor(shape).members(of: "Game")
    #expect(members.map(\.kind) == [.otherProject])
    #expect(members.map(\.path) == ["Kit.bundle"])
  }

  @Test func otherPlatforms() throws {
    var shape = ProjectShape(description: "")
    shape.more = [
      shape.reference(40, "A.storyboard", "file.storyboard"),
      Self.build(
        41, ("fileRef", .id(ProjectShape.id(40))), ("platformFilter", .text("maccatalyst"))),
    ]
    shape.moreChildren = [ProjectShape.id(40)]
    shape.moreResources = [ProjectShape.id(41)]
    #expect(try Self.error("Game/A.storyboard", shape) == .otherPlatforms("Game/A.storyboard"))
  }

  /// A reference that exists is used, and kept when the membership is removed.
  @Test func existingReferences() throws {
    var shape = ProjectShape(description: "")
    shape.more = [shape.reference(40, "A.storyboard", "file.storyboard")]
    shape.moreChildren = [ProjectShape.id(40)]
    var editor = try ProjectEditorTests.editor(shape)
    _ = try editor.add([ProjectFile("Game/A.storyboard", .storyboard)], to: "Game")
    #expect(try ProjectEditorTests.objects(editor.bytes).count == shape.objects.count + 1)
    _ = try editor.remove(["Game/A.storyboard"], from: "Game")
    #expect(editor.bytes == shape.bytes)
  }

  @Test func targetsThatShareAFile() throws {
    let shape = ProjectShape(description: "", secondTarget: true)
    let file = ProjectFile("Game/A.storyboard", .storyboard)
    var editor = try ProjectEditorTests.editor(shape)
    let targets = { (editor: ProjectEditor) in
      try MemberTable(editor).targets(having: file.path)
    }
    _ = try editor.add([file], to: "Game")
    #expect(try targets(editor) == ["Game"])
    _ = try editor.add([file], to: "Lite")
    #expect(try targets(editor) == ["Game", "Lite"])
    _ = try editor.remove([file.path], from: "Game")
    #expect(try targets(editor) == ["Lite"])
    _ = try editor.remove([file.path], from: "Lite")
    #expect(editor.bytes == shape.bytes)
  }

  @Test(arguments: ["", "Game/", "a\nb.png", "/", String(repeating: "a/", count: 3000) + "b"])
  func pathsThatAreNoFiles(_ path: String) throws {
    #expect(try Self.error(path, ProjectShape(description: ""), .png) == .path(path))
  }

  @Test func sameNames() throws {
    let shape = ProjectShape(description: "")
    var editor = try ProjectEditorTests.editor(shape)
    let files = ["Game/a.png", "Game/Below/a.png"].map { ProjectFile($0, .png) }
    #expect(throws: ProjectEditError.sameName("Game/Below/a.png", existing: "Game/a.png")) {
      try editor.add(files, to: "Game")
    }
    // The same file twice is one file, however it is written.
    let paths = ["Game/b.png", "./Game/x/../b.png", "/projects/app/Game/b.png"]
    #expect(try editor.add(paths.map { ProjectFile($0, .png) }, to: "Game").count == 1)
  }

  private static func build(
    _ number: Int, _ members: (String, ProjectShape.Value)...
  ) -> ProjectShape.Object {
    ProjectShape.Object(
      id: ProjectShape.id(number), name: "file in Resources", isa: "PBXBuildFile",
      members: members)
  }
}
