import Foundation
import Testing

@testable import AppDocuments

/// Files added to projects of many shapes and removed again, judged by Foundation's reader.
@Suite struct ProjectEditorTests {
  static let folder = "/projects/app"

  static func files(_ shape: ProjectShape) -> [ProjectFile] {
    [
      ProjectFile("\(shape.name)/LaunchScreen.storyboard", .storyboard),
      ProjectFile("\(shape.name)/Launch.xcassets", .assetCatalog),
      ProjectFile("\(shape.name)/Launch/LaunchImage-568h@2x.png", .png, group: "LaunchImages"),
      ProjectFile("\(shape.name)/LaunchImage ä.png", .png, group: "LaunchImages"),
      ProjectFile("../Art/LaunchImage~ipad.png", .png, group: "LaunchImages"),
    ]
  }

  static func editor(_ shape: ProjectShape) throws -> ProjectEditor {
    try ProjectEditor(shape.bytes, folder: folder)
  }

  @Test(arguments: ProjectShape.all)
  func addsAndRemoves(_ shape: ProjectShape) throws {
    let files = Self.files(shape)
    var editor = try Self.editor(shape)
    #expect(try editor.add(files, to: shape.name) == files)
    let edited = editor.bytes
    try Self.expectAddition(of: files, shape.bytes, edited)
    for file in files {
      #expect(try editor.membership(of: file.path, in: shape.name)?.kind == .file)
    }
    #expect(try editor.add(files, to: shape.name) == [])
    #expect(editor.bytes == edited)
    #expect(try editor.remove(files.map(\.path), from: shape.name) == files.map(\.path))
    #expect(editor.bytes == shape.bytes)
    #expect(try editor.remove(files.map(\.path), from: shape.name) == [])
  }

  /// Each file alone, and all of them one after another in both orders.
  @Test(arguments: ProjectShape.all)
  func removesInAnyOrder(_ shape: ProjectShape) throws {
    let files = Self.files(shape)
    for file in files {
      var editor = try Self.editor(shape)
      #expect(try editor.add([file], to: shape.name) == [file])
      #expect(try editor.remove([file.path], from: shape.name) == [file.path])
      #expect(editor.bytes == shape.bytes)
    }
    for order in [files, files.reversed()] {
      var editor = try Self.editor(shape)
      for file in files { _ = try editor.add([file], to: shape.name) }
      for file in order { _ = try editor.remove([file.path], from: shape.name) }
      #expect(editor.bytes == shape.bytes)
    }
  }

  /// Every byte of the former text is in the new one, in the same order, and every line that was
  /// added ends like the others.
  @Test(arguments: ProjectShape.all)
  func onlyInserts(_ shape: ProjectShape) throws {
    var editor = try Self.editor(shape)
    _ = try editor.add(Self.files(shape), to: shape.name)
    var rest = shape.bytes[...]
    for byte in editor.bytes where byte == rest.first { rest.removeFirst() }
    #expect(rest.isEmpty)
    let text = String(decoding: editor.bytes, as: UTF8.self)
    let ends = { (text: String) in
      (text.utf8.count { $0 == 0x0A }, text.utf8.count { $0 == 0x0D })
    }
    let (feeds, returns) = ends(text)
    #expect(shape.newline == "\r" || feeds == (shape.layout == .oneLine ? 0 : feeds))
    #expect(returns == (shape.newline == "\n" ? 0 : shape.newline == "\r\n" ? feeds : returns))
    #expect(shape.newline != "\r" || feeds == 0)
  }

  @Test func linesAsXcodeWritesThem() throws {
    let shape = ProjectShape(description: "Xcode", hasResourcesPhase: false)
    var editor = try Self.editor(shape)
    _ = try editor.add(
      [
        ProjectFile("Game/LaunchScreen.storyboard", .storyboard),
        ProjectFile("Game/Art/Default@2x.png", .png, group: "LaunchImages"),
      ], to: "Game")
    let former = Set(shape.text.split(separator: "\n"))
    let lines = String(decoding: editor.bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let added = lines.filter { !former.contains($0) && !$0.isEmpty }
    #expect(
      added.map { $0.replacing(/[0-9A-F]{24}/, with: "ID") } == [
        "\t\tID /* LaunchScreen.storyboard in Resources */ = {isa = PBXBuildFile; fileRef = ID /* LaunchScreen.storyboard */; };",
        "\t\tID /* Default@2x.png in Resources */ = {isa = PBXBuildFile; fileRef = ID /* Default@2x.png */; };",
        "\t\tID /* Default@2x.png */ = {isa = PBXFileReference; lastKnownFileType = image.png; name = \"Default@2x.png\"; path = \"Art/Default@2x.png\"; sourceTree = \"<group>\"; };",
        "\t\tID /* LaunchScreen.storyboard */ = {isa = PBXFileReference; lastKnownFileType = file.storyboard; path = LaunchScreen.storyboard; sourceTree = \"<group>\"; };",
        "\t\tID /* LaunchImages */ = {", "\t\t\t\tID /* Default@2x.png */,",
        "\t\t\tname = LaunchImages;", "\t\t\t\tID /* LaunchScreen.storyboard */,",
        "\t\t\t\tID /* LaunchImages */,", "\t\t\t\tID /* Resources */,",
        "/* Begin PBXResourcesBuildPhase section */", "\t\tID /* Resources */ = {",
        "\t\t\tisa = PBXResourcesBuildPhase;", "\t\t\tbuildActionMask = 2147483647;",
        "\t\t\t\tID /* LaunchScreen.storyboard in Resources */,",
        "\t\t\t\tID /* Default@2x.png in Resources */,",
        "\t\t\trunOnlyForDeploymentPostprocessing = 0;",
        "/* End PBXResourcesBuildPhase section */",
      ])
    let sections = lines.filter { $0.hasPrefix("/* Begin") }
    #expect(sections == sections.sorted())
    #expect(lines.count { $0.isEmpty } == sections.count + 1)
  }

  /// The objects that were added, by Foundation's reader.
  static func expectAddition(
    of files: [ProjectFile], _ former: ContiguousArray<UInt8>, _ edited: ContiguousArray<UInt8>,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let (old, new) = (try objects(former), try objects(edited))
    for (id, object) in old {
      let now = try #require(new[id], sourceLocation: sourceLocation)
      for (key, value) in object {
        if let list = value as? [String] {
          let kept = (now[key] as? [String])?.filter { old[$0] != nil || list.contains($0) }
          #expect(kept.map { Set($0) } == Set(list), sourceLocation: sourceLocation)
        } else {
          #expect(
            NSDictionary(object: value, forKey: key as NSString)
              == now[key].map { NSDictionary(object: $0, forKey: key as NSString) },
            sourceLocation: sourceLocation)
        }
      }
      #expect(object.count == now.count, sourceLocation: sourceLocation)
    }
    let added = new.filter { old[$0.key] == nil }
    #expect(added.keys.allSatisfy { $0.wholeMatch(of: /[0-9A-F]{24}/) != nil })
    let kinds = Dictionary(grouping: added.values) { $0["isa"] as? String ?? "" }
    #expect(kinds["PBXBuildFile"]?.count == files.count, sourceLocation: sourceLocation)
    #expect(
      Set(kinds["PBXFileReference"]?.compactMap { $0["lastKnownFileType"] as? String } ?? [])
        == Set(files.map(\.kind.rawValue)), sourceLocation: sourceLocation)
  }

  static func objects(_ bytes: ContiguousArray<UInt8>) throws -> [String: [String: Any]] {
    let root = try unsafe PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
    return try #require((root as? [String: Any])?["objects"] as? [String: [String: Any]])
  }
}
