import Foundation
import Pictures
import Pixels
import TestSupport
import Testing

/// Moving away from existing launch images.
@Suite struct ImportTests {
  @Test(
    "what is built again from imported artwork is the same, byte by byte",
    arguments: ["landscape-right", "landscape-left"], [(80, 48), (1136, 640)])
  func roundTrip(orientation: String, size: (Int, Int)) async throws {
    let folder = try TemporaryFolder()
    try folder.write("art.png", Artwork.png(width: size.0, height: size.1))
    // Only `best` encodes the same pixels alike, whatever the artwork's size was.
    let options = [
      "--screens", "320x480,320x568", "--scales", "2", "--orientation", orientation, "-q",
      "--compression", size.0 == 1136 ? "balanced" : "best",
    ]
    let first = try await Launchgen.run(["build", "art.png", "-o", "old"] + options, in: folder)
    #expect(first.status == 0, "\(first.errors)")
    let run = try await Launchgen.run(
      ["import", "old", "--orientation", orientation, "-o", "again.png"], in: folder)
    #expect(run.errors == "again.png: written\n" && run.status == 0)
    _ = try await Launchgen.run(["build", "again.png", "-o", "new"] + options, in: folder)
    let largest = "Default-iOS7-568h@2x.png"
    #expect(try folder.read("new/" + largest) == folder.read("old/" + largest))
    // Again, nothing is written.
    let second = try await Launchgen.run(
      ["import", "old", "--orientation", orientation, "-o", "again.png"], in: folder)
    #expect(second.errors == "again.png: up to date\n")
    #expect(second.output == run.output)
  }

  @Test("the printed command runs, whatever the names")
  func commandRuns() async throws {
    let folder = try TemporaryFolder()
    let app = "my app's $(x)"
    try folder.write("art.png", Artwork.png(width: 1136, height: 640))
    _ = try await Launchgen.run(
      [
        "build", "art.png", "-o", app, "--screens", "320x568", "--scales", "2", "--name-prefix",
        "LaunchImage", "-q",
      ], in: folder)
    try folder.write(
      app + "/Info.plist",
      InfoPlists.app(
        ["LandscapeRight"],
        ["LaunchImage-iOS7-568h 7.0 Portrait 320 568", "X 7.0 Landscape 320 480"]))
    let run = try await Launchgen.run(
      [
        "import", app, "--output=-new art.png", "--json", "--orientation", "landscape-right",
      ], in: folder)
    #expect(run.status == 0, "\(run.output)")
    let command = try #require(try run.document()["command"] as? String)
    #expect(
      command
        == "launchgen build './-new art.png' --orientation landscape-right --screens 320x568 "
        + #"--scales native --name-prefix LaunchImage --output 'my app'\''s $(x)' "#
        + #"--merge 'my app'\''s $(x)/Info.plist' --replace"#)
    let notes = try #require(try run.document()["notes"] as? [String])
    #expect(notes.contains { $0.contains("no launch screen") && $0.contains("launchgen screen") })
    let script = command.replacing(
      "launchgen", with: "'\(try Launchgen.executable().path)'", maxReplacements: 1)
    let built = try await Launchgen.run(
      ["-c", script], in: folder, program: URL(fileURLWithPath: "/bin/sh"))
    #expect(built.status == 0, "\(built.errors)")
    let delete = try #require(try run.document()["delete"] as? [[String: Any]])
    #expect(
      delete.compactMap { $0["what"] as? String }
        == ["entry 2 of UILaunchImages, X, which the build does not replace"])
  }

  @Test func project() async throws {
    let folder = try TemporaryFolder()
    let target = XcodeProjectText.Target(
      "App",
      ["INFOPLIST_FILE = Info.plist", "ASSETCATALOG_COMPILER_LAUNCHIMAGE_NAME = Launch"],
      resources: ["Images.xcassets", "Default@2x.png"])
    let text = XcodeProjectText(target)
    try folder.write("App.xcodeproj/project.pbxproj", text.text.utf8)
    try folder.write("Info.plist", InfoPlists.xml(["LandscapeLeft"]))
    let set = "Images.xcassets/Launch.launchimage"
    try folder.write(
      set + "/Contents.json",
      Data(
        """
        {"images" : [{"idiom" : "iphone", "scale" : "2x", "subtype" : "retina4",
          "minimum-system-version" : "7.0", "orientation" : "portrait", "filename" : "a.png"}]}
        """.utf8))
    try folder.write(set + "/a.png", Artwork.png(width: 640, height: 1136))
    try folder.write("Default@2x.png", Artwork.png(width: 640, height: 960))
    let guess = try await Launchgen.run(["import", "."], in: folder)
    #expect(guess.output.contains("warning: is treated as landscape artwork rotated for "))
    #expect(guess.output.contains("\n  launchgen import . --orientation landscape-left\n"))
    #expect(!guess.output.contains("launchgen build") && !guess.output.contains("then delete"))
    let run = try await Launchgen.run(
      ["import", ".", "--orientation", "landscape-left"], in: folder)
    #expect(run.status == 0, "\(run.output)")
    let lines = run.output.split(separator: "\n").map(String.init)
    let setting = "build setting ASSETCATALOG_COMPILER_LAUNCHIMAGE_NAME"
    #expect(lines.contains { $0.hasSuffix(setting) })
    #expect(lines.contains("  \(set): launch image set"))
    #expect(lines.contains { $0.hasSuffix("Default@2x.png: launch image") })
    #expect(run.output.contains("--merge Info.plist"))
    let same = try await Launchgen.run(
      ["import", "App.xcodeproj", "--orientation", "landscape-left"], in: folder)
    #expect(same.status == run.status)
  }

  @Test("each language is imported by itself, with the command that is printed")
  func languages() async throws {
    let folder = try TemporaryFolder()
    try folder.write("Info.plist", InfoPlists.app(["LandscapeRight"]))
    let sizes = ["iOS7": (640, 960), "iOS7-568h": (640, 1136)]
    for language in ["en", "ja", "pt-BR"] {
      for (name, size) in sizes {
        let picture = Artwork.png(width: size.0, height: size.1)
        try folder.write("\(language).lproj/Default-\(name)@2x.png", picture)
      }
    }
    let arguments = ["import", ".", "-o", "art.png", "--orientation", "landscape-right"]
    let run = try await Launchgen.run(arguments, in: folder)
    #expect(run.status == 1 && run.errors == "art.png: written\n", "\(run.output)\(run.errors)")
    #expect(run.output.contains("--output en.lproj --merge Info.plist"))
    #expect(run.output.contains("the images above are in en. "))
    #expect(!run.output.contains("then delete"))
    for language in ["ja", "pt-BR"] {
      let command =
        "launchgen import \(language).lproj --info-plist Info.plist --orientation landscape-right "
        + "--output art-\(language).png"
      #expect(run.output.contains("\n  \(language) (2 images): \(command)\n"), "\(run.output)")
      #expect(run.output.components(separatedBy: language + ".lproj").count == 2)
      let words = command.split(separator: " ").dropFirst().map(String.init)
      let other = try await Launchgen.run(words, in: folder)
      #expect(other.status == 0, "\(other.output)\(other.errors)")
      #expect(other.output.contains("--output \(language).lproj"))
    }
    let json = try await Launchgen.run(arguments + ["--json"], in: folder).document()
    #expect(json["language"] as? String == "en")
    let others = try #require(json["otherLanguages"] as? [[String: Any]])
    #expect(others.compactMap { $0["path"] as? String } == ["ja.lproj", "pt-BR.lproj"])
  }

  @Test("a built app has images of languages too") func builtLanguages() async throws {
    let folder = try TemporaryFolder()
    let info = InfoPlists.app(["LandscapeRight"], ["Default-568h 7.0 Landscape 320 568"])
    let image = Artwork.png(width: 640, height: 1136)
    let files = ["Info.plist": info, "en.lproj/Default-568h@2x.png": image]
      .merging(["ja.lproj/Default-568h@2x.png": image]) { $1 }
    for (name, bytes) in files { try folder.write("Game.app/" + name, bytes) }
    let members = files.map { ZIPWriter.Member(path: "Payload/Game.app/" + $0, bytes: $1) }
    try folder.write("Game.ipa", ZIPWriter(members: members).archive)
    for path in ["Game.app", "Game.ipa"] {
      let run = try await Launchgen.run(
        ["import", path, "--orientation", "landscape-right"], in: folder)
      #expect(run.status == 1, "\(run.output)\(run.errors)")
      #expect(run.output.contains("\n  ja (1 image): in \(path)"), "\(run.output)")
    }
  }

  @Test func builtApps() async throws {
    let folder = try TemporaryFolder()
    let info = InfoPlists.app(["LandscapeRight"], ["Default-568h 7.0 Landscape 320 568"])
    let image = Artwork.png(width: 640, height: 1136)
    try folder.write("Game.app/Info.plist", info)
    try folder.write("Game.app/Default-568h@2x.png", image)
    let run = try await Launchgen.run(["import", "Game.app"], in: folder)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(!run.output.contains("--merge") && !run.output.contains("delete"))
    // The folder of a build, with other pictures next to the app.
    try folder.write("Products/Game.app/Info.plist", info)
    try folder.write("Products/Game.app/Default-568h@2x.png", image)
    try folder.write("Products/icon.png", image)
    let products = try await Launchgen.run(["import", "Products"], in: folder)
    #expect(products.status == 0, "\(products.output)\(products.errors)")
    #expect(products.output.contains("Game.app/Default-568h@2x.png"))
    #expect(!products.output.contains("icon.png"))
    let archive = ZIPWriter(members: [
      ZIPWriter.Member(path: "Payload/Game.app/Info.plist", bytes: info),
      ZIPWriter.Member(
        path: "Payload/Game.app/Default-568h@2x.png", bytes: image, isDeflated: true),
    ])
    try folder.write("Game.ipa", archive.archive)
    let packed = try await Launchgen.run(["import", "Game.ipa", "-o", "art.png"], in: folder)
    #expect(packed.status == 0, "\(packed.output)\(packed.errors)")
    let written = try PNGHeader(folder.bytes("art.png"))
    #expect(written.size.width == 1136)
    let onto = try await Launchgen.run(["import", "Game.ipa", "-o", "Game.ipa"], in: folder)
    #expect(onto.status == 64)
    #expect(try folder.read("Game.ipa").starts(with: Data("PK".utf8)))
  }

  @Test(
    "exit codes and messages",
    arguments: [
      (
        ["missing"], 66,
        "missing: error: cannot be read (no such file or directory); check the path"
      ),
      (["empty"], 66, "empty: error: has no launch images"),
      (["one/Default-568h@2x.png"], 66, "is neither a folder nor an .ipa"),
      (["one", "-o", "art.png"], 65, "has no usable artwork"),
      (["one"], 1, ""),
      (["one", "--orientation", "landscape-left"], 0, ""),
      (
        ["one", "--orientation", "landscape-left", "-o", "one/Default-568h@2x.png"], 64,
        "is an input of this run"
      ),
      (["one", "--orientation", "landscape-left", "-o", "one"], 73, "cannot be written"),
      (["one", "--info-plist", "missing.plist"], 66, "missing.plist"),
      (["one", "-o", "a/"], 64, "is a folder"), ([""], 64, "the path is empty"),
    ])
  func failures(arguments: [String], status: Int32, message: String) async throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("empty")
    try folder.write("one/Default-568h@2x.png", Artwork.png(width: 640, height: 1136))
    let before = try folder.tree()
    let run = try await Launchgen.run(["import"] + arguments, in: folder)
    #expect(run.status == status, "\(run.output)\(run.errors)")
    #expect(message.isEmpty || run.errors.contains(message))
    #expect(try folder.tree() == before)
  }
}
