import Foundation
import TestSupport
import Testing

/// No name, key or value of others can act in a terminal or in a log.
@Suite struct HostileNameTests {
  private static let fast = ["--compression", "fast"]
  private static let small = ["--screens", "480", "--scales", "2"] + fast

  private func expectVisible(
    _ arguments: [String], in folder: TemporaryFolder, isAnnotated: Bool = false,
    isDocument: Bool = false, status: Set<Int32> = [0, 1, 64, 65, 66, 73],
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let run = try await Launchgen.run(arguments, in: folder)
    let hidden = run.hidden(isAnnotated: isAnnotated, isDocument: isDocument)
    #expect(hidden.isEmpty, "\(arguments)", sourceLocation: sourceLocation)
    #expect(status.contains(run.status), "\(arguments)", sourceLocation: sourceLocation)
    #expect(
      !(run.output + run.errors).isEmpty, "\(arguments) \(run.status)",
      sourceLocation: sourceLocation)
  }

  @Test(arguments: HostileText.names)
  func artworks(name: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write(name, Artwork.landscape)
    try folder.write("art.png", Artwork.landscape)
    let build = ["build", name] + Self.small
    for arguments in [
      build + ["--check"], build + ["--dry-run"], build + ["--dry-run", "--json"],
      build + ["--json", "--output", "out"], build, build, build + ["--strict"],
      ["build", "--logo", name, "--dry-run"] + Self.small,
      ["build", "art.png", "-o", name + "/out"] + Self.small,
      ["build", "art.png", "--output", name], ["build", name + "none"],
      ["pwa", name, "--dry-run"], ["pwa", name, "--dry-run", "--json"], ["pwa", name + "none"],
      ["preview", name, "-o", "page.html"] + Self.small.prefix(4),
      ["template", "landscape-app", "-o", name], ["template", "landscape-app", "-o", name + "2"],
      ["merge", name], ["check", name], ["check", name, "--format", "json"],
      ["check", name + "none", "--format", "sarif"], ["explain", name], ["import", name],
      ["report", name], ["make", "--config", name], ["make", "--manifest", name],
      ["screen", name, "-o", "Launch"] + Self.fast, ["screen", "art.png", name],
      ["screen", "art.png", "-o", name] + Self.fast, ["screen", name + "none", "-o", "Launch"],
      ["xcode-phase", "build", name + "none"],
    ] {
      try await expectVisible(arguments, in: folder)
    }
    for arguments in [
      ["build", "art.png", "-o", name + "3", "--list-outputs", "paths"],
      ["pwa", "art.png", "-o", name + "3", "--list-outputs", "paths"],
      ["build", "art.png", "-o", name + "3", "--list-outputs", "xcfilelist"],
      ["screen", "art.png", "-o", name + "3", "--list-outputs", "paths"],
      ["xcode-phase", "--file-lists", "lists", "build", name] + Self.small,
      ["plist", "--name-prefix", name],
    ] {
      try await expectVisible(arguments, in: folder, isDocument: true)
    }
  }

  @Test(arguments: HostileText.names)
  func options(name: String) async throws {
    let folder = try TemporaryFolder.withArtwork(infoPlist: InfoPlists.app(["LandscapeRight"]))
    for option in [
      "background", "focus", "fit", "screens", "scales", "orientation", "logo-size", "compression",
      "jobs", "staging-folder", "depfile-target", "name-prefix", "info-plist", "merge",
      "target-name", name,
    ] {
      try await expectVisible(
        ["build", "art.png"] + Self.small + ["--\(option)=\(name)"], in: folder)
    }
    for option in ["kind", "dark", "dark-background", "artwork-ipad", "artwork-portrait", name] {
      try await expectVisible(
        ["screen", "art.png", "-o", "Launch"] + Self.fast + ["--\(option)=\(name)"], in: folder)
    }
    for option in ["config", "manifest", "app", "shard", "memory", name] {
      try await expectVisible(["make", "--\(option)=\(name)"], in: folder)
    }
    for command in [
      "build", "screen", "make", "check", "explain", "import", "merge", "preview", "pwa", "plist",
      "init", "template", "xcode-phase", "displays", "report", name,
    ] {
      try await expectVisible([command, name, name, "--" + name], in: folder)
    }
    for arguments in [
      ["check", "Info.plist", "--disable", name], ["check", "Info.plist", "--baseline", name],
      ["check", "Info.plist", "--write-baseline", name + "/b"],
      ["explain", "Info.plist", "--device", name], ["explain", "Info.plist", "--ios", name],
      ["template", name], ["help", name], ["pwa", "art.png", "--name", name, "--dry-run"],
    ] {
      try await expectVisible(arguments, in: folder)
    }
  }

  @Test(arguments: HostileText.names)
  func lists(name: String) async throws {
    let folder = try TemporaryFolder.withArtwork()
    let text = HostileText.json(name)
    let app = #""id": "a", "artwork": "art.png""#
    for configuration in [
      "{\(text): 1}", #"{"build": {\#(text): 1}}"#, #"{"build": {"fit": \#(text)}}"#,
      #"{"build": {"background": \#(text)}}"#, #"{"build": {"output": \#(text)}}"#,
      #"{"build": {"output": \#(HostileText.json("../" + name))}}"#, #"{"screen": {\#(text): 1}}"#,
      #"{"apps": \#(text)}"#, #"{"apps": \#(HostileText.json("*" + name))}"#,
      #"{"apps": [{"id": \#(text), "artwork": "art.png"}]}"#,
      #"{"apps": [{"id": "a", "artwork": \#(text)}]}"#,
      #"{"apps": [{\#(app), \#(text): 1}]}"#,
      #"{"apps": [{\#(app), "build": {"output": \#(text)}}]}"#,
      #"{"apps": [{\#(app), "build": {"output": \#(HostileText.json("../" + name))}}]}"#,
      #"{"apps": [{\#(app), "build": {"merge": \#(text)}}]}"#,
      #"{"apps": [{\#(app), "build": {"jobs": \#(text)}}]}"#,
      #"{"apps": [{\#(app), "build": {"background": \#(text)}}]}"#,
      #"{"apps": [{\#(app), "screen": {"app": \#(text)}}]}"#,
      #"{"apps": [{\#(app), "screen": {"output": \#(text)}}]}"#,
      #"{"apps": [{\#(app), "pwa": {"name": \#(text)}}]}"#, "{\(name)", "[\(name)]",
    ] {
      try folder.write("launchgen.json", Data(configuration.utf8))
      for options in [[], ["--app", name], ["--json"]] {
        // Outputs of apps have the name.
        try await expectVisible(["make"] + options + ["--quiet"], in: folder, status: Self.any)
      }
    }
    try folder.write("launchgen.json", #"{"build": {"screens": "480", "scales": "2"}}"#.utf8)
    for line in [
      "{\(text): 1}", #"{"id": \#(text), "artwork": "art.png"}"#, #"{\#(app), \#(text): 1}"#,
      #"{"id": "a", "artwork": \#(text)}"#, #"{\#(app), "build": {"output": \#(text)}}"#, name,
      #"{\#(app), "build": {"merge": \#(text)}}"#,
      #"{\#(app), "build": {"background": \#(text)}}"#,
      #"{\#(app), "screen": {"output": \#(text)}}"#,
    ] {
      try folder.write("list.jsonl", Data(line.utf8))
      let make = ["make", "--manifest", "list.jsonl"] + Self.fast
      for options in [["--json"], ["--dry-run"], ["--check"]] {
        try await expectVisible(make + options, in: folder, status: Self.any)
      }
      try await expectVisible(["report", "list.jsonl", "--manifest", "list.jsonl"], in: folder)
    }
    let record =
      #"{"id": "a", "status": "failed", "exitCode": 65, "retry": true, "errors": [\#(text)]}"#
    let other = record.replacing("\"a\"", with: text)
    try folder.write("list.jsonl", Data("{\(app)}".utf8))
    try folder.write("report.jsonl", Data((record + "\n" + other + "\n" + name).utf8))
    for options in [[], ["--json"]] {
      try await expectVisible(
        ["report", "report.jsonl", "--manifest", "list.jsonl"] + options, in: folder)
    }
  }

  private static let any: Set<Int32> = [0, 1, 64, 65, 66, 73, 74, 77]
}
