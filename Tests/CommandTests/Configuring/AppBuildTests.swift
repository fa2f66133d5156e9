import Foundation
import TestSupport
import Testing

/// Builds of several apps.
@Suite struct AppBuildTests {
  private struct Line: Decodable {
    struct File: Decodable {
      var path: String
      var written: Bool?
    }

    var id: String
    var status: String
    var exitCode: Int
    var retry: Bool
    var errors: [String]
    var files: [File]
  }

  private func lines(_ run: Launchgen) throws -> [Line] {
    try run.output.split(separator: "\n").map {
      try JSONDecoder().decode(Line.self, from: Data($0.utf8))
    }
  }

  @Test func buildsAll() async throws {
    let apps = try AppFolder(["red", "blue"], configuration: AppFolder.glob)
    let run = try await apps.run(["build"])
    #expect(run.status == 0)
    #expect(run.output == "")
    #expect(try apps.built() == ["blue", "red"].map(AppFolder.image))
    #expect(run.errorLines.contains("2 apps: 2 built"))
    // Without a merge or a launch screen, there is nothing to say of caches.
    #expect(run.errorLines.count { $0.hasPrefix("note:") } == 0)
    let again = try await apps.run(["build", "--quiet"])
    #expect(again.errorLines.allSatisfy { $0.contains("warning:") })
    #expect(try await apps.run(["build"]).errorLines.last == "2 apps: 2 up to date")
  }

  @Test("images of apps that launch to the other side, as their Info.plist says beside them")
  func unnamedInfoPlists() async throws {
    let apps = try AppFolder(["red", "blue"], configuration: AppFolder.glob)
    for name in ["red", "blue"] {
      try apps.folder.write("brands/\(name)/Info.plist", InfoPlists.xml(["LandscapeLeft"]))
    }
    let run = try await apps.run(["build", "--json"])
    #expect(run.status == 0)
    let warnings = run.errorLines.filter { $0.contains("launches into landscape-left") }
    #expect(warnings.count == 1 && warnings[0].hasPrefix("brands/blue/Info.plist: warning: "))
    #expect(warnings[0].hasSuffix("[1 more app has a warning like it: see --json]"))
    #expect(run.output.split(separator: "\n").allSatisfy { $0.contains("landscape-left, but") })
    #expect(try await apps.run(["build", "--strict", "--replace"]).status == 1)
  }

  @Test("each kind of warning is printed once, with the number of the others")
  func warningsOfManyApps() async throws {
    let apps = try AppFolder(["red", "blue", "green"], configuration: AppFolder.glob)
    // Another number in the same words.
    try apps.folder.write("brands/green/art.png", Artwork.png(width: 120, height: 72))
    let run = try await apps.run(["build", "--quiet"])
    #expect(run.status == 0)
    #expect(run.errorLines.count == 1, "\(run.errors)")
    #expect(run.errors.hasPrefix("brands/blue/art.png: warning: is too small (1 image is enlarged"))
    #expect(run.errors.hasSuffix("[2 more apps have a warning like it: see --json]\n"))
    // Nobody is told again of what did not change, but JSON has it of each.
    let again = try await apps.run(["build", "--json"])
    #expect(!again.errors.contains("warning:"), "\(again.errors)")
    let documents = try again.output.split(separator: "\n").map {
      try #require(JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    #expect(documents.count == 3)
    #expect(documents.allSatisfy { ($0["warnings"] as? [String])?.count == 1 })
    // One that is built again is told.
    try apps.folder.write("brands/red/art.png", Artwork.png(width: 100, height: 60))
    let changed = try await apps.run(["build", "--quiet"])
    #expect(changed.errorLines.count == 1)
    #expect(
      changed.errors.hasPrefix("brands/red/art.png: warning: ") && !changed.errors.contains("["))
    let strict = try await apps.run(["build", "--strict", "--quiet"])
    #expect(strict.status == 1)
    #expect(strict.errorLines.count { $0.contains("error: is too small") } == 3)
  }

  @Test func bytesAreThoseOfABuildByHand() async throws {
    let apps = try AppFolder(
      ["red"],
      configuration: """
        {"build": {\(AppFolder.options), "fit": "cover"},
         "apps": [{"id": "red", "artwork": "brands/red/art.png", "output": "out",
                   "build": {"fit": "contain", "background": "#FF8000"}}]}
        """)
    #expect(try await apps.run(["build"]).status == 0)
    let byHand = try await apps.run([
      "build", "brands/red/art.png", "--no-config", "--fit", "contain", "--background", "#FF8000",
      "--screens", "480", "--scales", "2", "--compression", "fast", "--output", "hand",
    ])
    #expect(byHand.status == 0)
    let image = try apps.folder.read("out/\(AppFolder.image)")
    #expect(try image == apps.folder.read("hand/\(AppFolder.image)"))
  }

  @Test("apps share one depfile, and are listed in their order")
  func depfile() async throws {
    let names = ["red", "blue", "green"]
    let list = names.map {
      #"{"id": "\#($0)", "artwork": "brands/\#($0)/art.png", "output": "brands/\#($0)/LaunchImages"}"#
    }
    let apps = try AppFolder(
      names,
      configuration: """
        {"build": {\(AppFolder.options)}, "apps": [\(list.joined(separator: ","))]}
        """
    )
    let listed = try await apps.run(["build", "--list-outputs", "paths"])
    #expect(
      listed.output.split(separator: "\n").filter { $0.hasSuffix(".png") }.map(String.init)
        == names.map(AppFolder.image))
    #expect(try await apps.run(["build", "--depfile", "apps.d"]).status == 0)
    #expect(
      String(decoding: try apps.folder.bytes("apps.d"), as: UTF8.self) == """
        brands/red/LaunchImages/UILaunchImages.plist: \\
          brands/red/art.png \\
          brands/blue/art.png \\
          brands/green/art.png \\
          launchgen.json

        """)
  }

  @Test("a phase builds the apps, and leaves their Info.plists alone")
  func xcodePhase() async throws {
    let apps = try AppFolder(
      ["red"],
      configuration: """
        {"build": {\(AppFolder.options)},
         "apps": [{"id": "red", "artwork": "brands/red/art.png", "output": "out",
                   "info-plist": "Info.plist"}]}
        """)
    try apps.folder.write("Info.plist", Array(InfoPlists.xml(["LandscapeLeft"])))
    let merging = try await apps.run(["xcode-phase"])
    #expect(merging.status == 64 && merging.errors.contains("'--no-merge'"))
    let phase = try await apps.run(["xcode-phase", "--no-merge"])
    #expect(phase.output.hasSuffix(#" build --no-merge --staging-folder "$TARGET_TEMP_DIR"\#n"#))
    func list(_ name: String) throws -> [String] {
      String(decoding: try apps.folder.bytes("LaunchImages-\(name)s.xcfilelist"), as: UTF8.self)
        .split(separator: "\n").map(String.init)
    }
    #expect(
      try list("input")
        == ["brands/red/art.png", "Info.plist", "launchgen.json"].map { "$(SRCROOT)/" + $0 })
    let before = try apps.folder.bytes("Info.plist")
    #expect(try await apps.run(["build", "--no-merge"]).status == 0)
    #expect(try apps.folder.bytes("Info.plist") == before)
    #expect(
      try list("output").sorted() == apps.folder.files(below: "out").map { "$(SRCROOT)/out/" + $0 })
  }

  @Test func oneBadArtworkDoesNotStopTheOthers() async throws {
    let apps = try AppFolder(["a", "bad", "c"], bad: ["bad"], configuration: AppFolder.glob)
    let run = try await apps.run(["build", "--json"])
    #expect(run.status == 1)
    #expect(try apps.built() == ["a", "c"].map(AppFolder.image))
    // They come as they finish.
    let lines = try lines(run).sorted { $0.id < $1.id }
    #expect(lines.map(\.id) == ["a", "bad", "c"])
    #expect(lines.map(\.status) == ["built", "failed", "built"])
    #expect(lines.map(\.exitCode) == [0, 65, 0])
    #expect(lines.allSatisfy { !$0.retry })
    #expect(lines[1].errors.first?.hasPrefix("brands/bad/art.png: error: ") == true)
    #expect(lines[0].files.contains { $0.path == AppFolder.image("a") && $0.written == true })
    #expect(run.errorLines.contains("3 apps: 2 built, 1 failed"))
  }

  @Test func failFastStops() async throws {
    let ids = (0..<30).map { "app\($0)" }
    let apps = try AppFolder(ids + ["bad"], bad: ["bad"], configuration: AppFolder.glob)
    let run = try await apps.run(["build", "--json", "--fail-fast", "--jobs", "1"])
    #expect(run.status == 1)
    let lines = try lines(run)
    #expect(lines.filter { $0.status == "failed" }.map(\.id) == ["bad"])
    #expect(lines.filter { $0.status == "skipped" }.count > 20)
    // Those that had begun are finished.
    let built = lines.filter { $0.status == "built" }.map(\.id)
    #expect(try apps.built() == built.sorted().map(AppFolder.image))
  }

  @Test func onlySome() async throws {
    let apps = try AppFolder(["a", "b", "c"], configuration: AppFolder.glob)
    #expect(try await apps.run(["build", "--app", "c", "--app=a"]).status == 0)
    #expect(try apps.built() == ["a", "c"].map(AppFolder.image))
    let unknown = try await apps.run(["build", "--app", "aa"])
    #expect(unknown.status == 64)
    #expect(
      unknown.errors
        == "launchgen.json: error: has no app with the id 'aa'; did you mean 'a'?\n")
  }

  @Test func dryRunWritesNothing() async throws {
    let apps = try AppFolder(["a", "b"], configuration: AppFolder.glob)
    let tree = try apps.folder.tree()
    let run = try await apps.run(["build", "--dry-run"])
    #expect(run.status == 0)
    #expect(run.output.contains("brands/a/art.png: 80x48"))
    #expect(run.output.contains("into brands/b/LaunchImages"))
    let json = try await apps.run(["build", "--dry-run", "--json"])
    #expect(try lines(json).map(\.status) == ["planned", "planned"])
    #expect(try apps.folder.tree() == tree)
  }

  @Test func mergesIntoInfoPlists() async throws {
    let apps = try AppFolder(
      ["a"],
      configuration: """
        {"build": {\(AppFolder.options)},
         "apps": {"glob": "brands/*/art.png", "output": "{id}", "info-plist": "{id}.plist"}}
        """)
    try apps.folder.write("a.plist", InfoPlists.xml(["LandscapeLeft"]))
    let run = try await apps.run(["build"])
    #expect(run.status == 0)
    let text = try String(decoding: apps.folder.read("a.plist"), as: UTF8.self)
    #expect(text.contains("UILaunchImages"))
    #expect(
      run.errors.contains("a.plist: UILaunchImages written, for images made for landscape-left"))
  }

  /// An app's color, that of all apps, and a typed one.
  @Test func backgrounds() async throws {
    let apps = try AppFolder(
      ["a"],
      configuration: """
        {"build": {\(AppFolder.options), "fit": "contain", "background": "red"},
         "apps": [{"id": "own", "artwork": "brands/a/art.png", "output": "own",
                   "build": {"background": "blue"}},
                  {"id": "all", "artwork": "brands/a/art.png", "output": "all"}]}
        """)
    func images() throws -> [Data] {
      try ["own", "all"].map { try apps.folder.read("\($0)/\(AppFolder.image)") }
    }
    #expect(try await apps.run(["build"]).status == 0)
    let configured = try images()
    #expect(try await apps.run(["build", "--background", "lime"]).status == 0)
    let typed = try images()
    #expect(typed[0] == typed[1])
    #expect(Set(configured + typed).count == 3)
  }

  @Test func commandLineWins() async throws {
    let apps = try AppFolder(["a", "b"], configuration: AppFolder.glob)
    let run = try await apps.run(["build", "--output", "out/{id}", "--scales=3"])
    #expect(run.status == 0)
    #expect(
      try apps.folder.tree().filter { $0.hasSuffix(".png") && $0.hasPrefix("out/") } == [
        "out/a/Default-iOS7@3x.png", "out/b/Default-iOS7@3x.png",
      ])
  }
}
