import Foundation
import TestSupport
import Testing

/// `make`, of several apps.
@Suite struct MakeTests {
  private struct Line: Decodable {
    struct File: Decodable {
      var path: String
      var written: Bool?
    }

    var id: String
    var part: String
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

  @Test func makesAll() async throws {
    let apps = try AppFolder(["red", "blue"], configuration: AppFolder.glob)
    let run = try await apps.run(["make"])
    #expect(run.status == 0)
    #expect(run.output == "")
    #expect(try apps.built() == ["blue", "red"].map(AppFolder.image))
    #expect(run.errorLines.contains("2 apps: 2 built"))
    // Without a merge, there is nothing to say of caches.
    #expect(run.errorLines.count { $0.hasPrefix("note:") } == 0)
    let again = try await apps.run(["make", "--quiet"])
    #expect(again.errorLines.allSatisfy { $0.contains("warning:") })
    #expect(try await apps.run(["make"]).errorLines.last == "2 apps: 2 up to date")
  }

  @Test("images of apps that launch to the other side, as their Info.plist says beside them")
  func unnamedInfoPlists() async throws {
    let apps = try AppFolder(["red", "blue"], configuration: AppFolder.glob)
    for name in ["red", "blue"] {
      try apps.folder.write("brands/\(name)/Info.plist", InfoPlists.xml(["LandscapeLeft"]))
    }
    let run = try await apps.run(["make", "--json"])
    #expect(run.status == 0)
    let warnings = run.errorLines.filter { $0.contains("launches into landscape-left") }
    #expect(warnings.count == 1 && warnings[0].hasPrefix("brands/blue/Info.plist: warning: "))
    #expect(warnings[0].hasSuffix("[1 more app has a warning like it: see --json]"))
    #expect(run.output.split(separator: "\n").allSatisfy { $0.contains("landscape-left, but") })
    #expect(try await apps.run(["make", "--strict", "--replace"]).status == 1)
  }

  @Test("each kind of warning is printed once, with the number of the others")
  func warningsOfManyApps() async throws {
    let apps = try AppFolder(["red", "blue", "green"], configuration: AppFolder.glob)
    // Another number in the same words.
    try apps.folder.write("brands/green/art.png", Artwork.png(width: 120, height: 72))
    let run = try await apps.run(["make", "--quiet"])
    #expect(run.status == 0)
    #expect(run.errorLines.count == 1, "\(run.errors)")
    #expect(run.errors.hasPrefix("brands/blue/art.png: warning: is too small (1 image is enlarged"))
    #expect(run.errors.hasSuffix("[2 more apps have a warning like it: see --json]\n"))
    // Nobody is told again of what did not change, but JSON has it of each.
    let again = try await apps.run(["make", "--json"])
    #expect(!again.errors.contains("warning:"), "\(again.errors)")
    let documents = try again.output.split(separator: "\n").map {
      try #require(JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    #expect(documents.count == 3)
    #expect(documents.allSatisfy { ($0["warnings"] as? [String])?.count == 1 })
    // One that is built again is told.
    try apps.folder.write("brands/red/art.png", Artwork.png(width: 100, height: 60))
    let changed = try await apps.run(["make", "--quiet"])
    #expect(changed.errorLines.count == 1)
    #expect(
      changed.errors.hasPrefix("brands/red/art.png: warning: ") && !changed.errors.contains("["))
    let strict = try await apps.run(["make", "--strict", "--quiet"])
    #expect(strict.status == 1)
    #expect(strict.errorLines.count { $0.contains("error: is too small") } == 3)
  }

  @Test func bytesAreThoseOfABuildByHand() async throws {
    let apps = try AppFolder(
      ["red"],
      configuration: """
        {"build": {\(AppFolder.options), "fit": "cover"},
         "apps": [{"id": "red", "artwork": "brands/red/art.png",
                   "build": {"output": "out", "fit": "contain", "background": "#FF8000"}}]}
        """)
    #expect(try await apps.run(["make"]).status == 0)
    let byHand = try await apps.run([
      "build", "brands/red/art.png", "--fit", "contain", "--background", "#FF8000",
      "--screens", "480", "--scales", "2", "--compression", "fast", "--output", "hand",
    ])
    #expect(byHand.status == 0)
    let image = try apps.folder.read("out/\(AppFolder.image)")
    #expect(try image == apps.folder.read("hand/\(AppFolder.image)"))
  }

  @Test("apps share one depfile, and are listed in their order")
  func depfile() async throws {
    let names = ["red", "blue", "green"]
    let list = names.map { #"{"id": "\#($0)", "artwork": "brands/\#($0)/art.png"}"# }
    let apps = try AppFolder(
      names,
      configuration: """
        {"build": {\(AppFolder.options), "output": "brands/{id}/LaunchImages"},
         "apps": [\(list.joined(separator: ","))]}
        """)
    let listed = try await apps.run(["make", "--list-outputs", "paths"])
    #expect(
      listed.output.split(separator: "\n").filter { $0.hasSuffix(".png") }.map(String.init)
        == names.map(AppFolder.image))
    #expect(try await apps.run(["make", "--depfile", "apps.d"]).status == 0)
    #expect(
      String(decoding: try apps.folder.bytes("apps.d"), as: UTF8.self) == """
        brands/red/LaunchImages/UILaunchImages.plist: \\
          brands/red/art.png \\
          brands/blue/art.png \\
          brands/green/art.png \\
          launchgen.json

        """)
  }

  @Test("a phase makes the apps, and leaves their Info.plists alone")
  func xcodePhase() async throws {
    let apps = try AppFolder(
      ["red"],
      configuration: """
        {"build": {\(AppFolder.options)},
         "apps": [{"id": "red", "artwork": "brands/red/art.png",
                   "build": {"output": "out", "merge": "Info.plist"}}]}
        """)
    try apps.folder.write("Info.plist", Array(InfoPlists.xml(["LandscapeLeft"])))
    let merging = try await apps.run(["xcode-phase", "make"])
    #expect(merging.status == 64 && merging.errors.contains("'--no-merge'"))
    let phase = try await apps.run(["xcode-phase", "make", "--no-merge"])
    #expect(phase.output.hasSuffix(#" make --no-merge --staging-folder "$TARGET_TEMP_DIR"\#n"#))
    func list(_ name: String) throws -> [String] {
      String(decoding: try apps.folder.bytes("LaunchImages-\(name)s.xcfilelist"), as: UTF8.self)
        .split(separator: "\n").map(String.init)
    }
    #expect(
      try list("input")
        == ["brands/red/art.png", "Info.plist", "launchgen.json"].map { "$(SRCROOT)/" + $0 })
    let before = try apps.folder.bytes("Info.plist")
    #expect(try await apps.run(["make", "--no-merge"]).status == 0)
    #expect(try apps.folder.bytes("Info.plist") == before)
    #expect(
      try list("output").sorted() == apps.folder.files(below: "out").map { "$(SRCROOT)/out/" + $0 })
  }

  @Test func oneBadArtworkDoesNotStopTheOthers() async throws {
    let apps = try AppFolder(["a", "bad", "c"], bad: ["bad"], configuration: AppFolder.glob)
    let run = try await apps.run(["make", "--json"])
    #expect(run.status == 1)
    #expect(try apps.built() == ["a", "c"].map(AppFolder.image))
    // They come as they finish.
    let lines = try lines(run).sorted { $0.id < $1.id }
    #expect(lines.map(\.id) == ["a", "bad", "c"])
    #expect(lines.allSatisfy { $0.part == "build" })
    #expect(lines.map(\.status) == ["built", "failed", "built"])
    #expect(lines.map(\.exitCode) == [0, 65, 0])
    #expect(lines.allSatisfy { !$0.retry })
    #expect(lines[1].errors.first?.hasPrefix("brands/bad/art.png: error: ") == true)
    #expect(lines[0].files.contains { $0.path == AppFolder.image("a") && $0.written == true })
    #expect(run.errorLines.contains("3 apps: 2 built, 1 failed"))
  }

  @Test func failFastStops() async throws {
    let ids = (0..<30).map { "game\($0)" }
    let apps = try AppFolder(ids + ["bad"], bad: ["bad"], configuration: AppFolder.glob)
    let run = try await apps.run(["make", "--json", "--fail-fast", "--jobs", "1"])
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
    #expect(try await apps.run(["make", "--app", "c", "--app=a"]).status == 0)
    #expect(try apps.built() == ["a", "c"].map(AppFolder.image))
    let unknown = try await apps.run(["make", "--app", "aa"])
    #expect(unknown.status == 64)
    #expect(
      unknown.errors
        == "launchgen.json: error: has no app with the id 'aa'; did you mean 'a'?\n")
  }

  @Test func dryRunWritesNothing() async throws {
    let apps = try AppFolder(["a", "b"], configuration: AppFolder.glob)
    let tree = try apps.folder.tree()
    let run = try await apps.run(["make", "--dry-run"])
    #expect(run.status == 0)
    #expect(run.output.contains("brands/a/art.png: 80x48"))
    #expect(run.output.contains("into brands/b/LaunchImages"))
    let json = try await apps.run(["make", "--dry-run", "--json"])
    #expect(try lines(json).map(\.status) == ["planned", "planned"])
    #expect(try apps.folder.tree() == tree)
  }

  @Test func mergesIntoInfoPlists() async throws {
    let apps = try AppFolder(
      ["a"],
      configuration: """
        {"apps": {"glob": "brands/*/art.png",
                  "build": {\(AppFolder.options), "output": "{id}", "merge": "{id}.plist"}}}
        """)
    try apps.folder.write("a.plist", InfoPlists.xml(["LandscapeLeft"]))
    let run = try await apps.run(["make"])
    #expect(run.status == 0)
    let text = try String(decoding: apps.folder.read("a.plist"), as: UTF8.self)
    #expect(text.contains("UILaunchImages"))
    #expect(
      run.errors.contains("a.plist: UILaunchImages written, for images made for landscape-left"))
  }

  @Test("an app's own settings replace those of all apps")
  func backgrounds() async throws {
    let apps = try AppFolder(
      ["a"],
      configuration: """
        {"build": {\(AppFolder.options), "fit": "contain", "background": "red", "output": "{id}"},
         "apps": [{"id": "own", "artwork": "brands/a/art.png", "build": {"background": "blue"}},
                  {"id": "all", "artwork": "brands/a/art.png"}]}
        """)
    #expect(try await apps.run(["make"]).status == 0)
    for (id, color) in [("own", "blue"), ("all", "red")] {
      let byHand = try await apps.run([
        "build", "brands/a/art.png", "--fit", "contain", "--background", color, "--screens", "480",
        "--scales", "2", "--compression", "fast", "--output", "hand-\(id)",
      ])
      #expect(byHand.status == 0)
      let image = try apps.folder.read("\(id)/\(AppFolder.image)")
      #expect(try image == apps.folder.read("hand-\(id)/\(AppFolder.image)"))
    }
  }

  @Test("options on the command line are for all apps")
  func commandLineWins() async throws {
    let apps = try AppFolder(["a", "b"], configuration: AppFolder.glob)
    #expect(try await apps.run(["make"]).status == 0)
    let fast = try apps.built().map { try apps.folder.read($0) }
    #expect(try await apps.run(["make", "--compression", "best"]).status == 0)
    let best = try apps.built().map { try apps.folder.read($0) }
    #expect(zip(fast, best).allSatisfy { $0.count > $1.count })
  }
}
