import Foundation
import TestSupport
import Testing

/// What Engines.md tells the users of a toolchain to run makes their app show the artwork.
@Suite struct EngineRecipeTests {
  @Test("the page has a sample for each section with commands") func sections() throws {
    let sections = try EngineSection.all().filter { !$0.blocks.isEmpty }.map(\.heading)
    let samples = EngineSample.all.map(\.heading)
    // Tests of OrientationCode compile the code in "The first frame".
    #expect(sections == samples + ["The first frame", "Builds that install launchgen"])
    for section in try EngineSection.all() where samples.contains(section.heading) {
      #expect(section.lines <= 10, "\(section.heading)")
    }
  }

  @Test(
    "every iPhone and iPad shows the artwork",
    arguments: EngineSample.all.filter { $0.heading != "Expo" })
  func recipe(_ sample: EngineSample) async throws {
    let section = try #require(try EngineSection.named(sample.heading))
    let folder = try TemporaryFolder()
    try sample.write(in: folder)
    let bin = try Self.programs(["cmake", "qmake", "tuist", "xcodegen"], in: folder)
    let run = try await Self.shell(section.code("sh"), in: folder, bin)
    #expect(run.status == 0, "\(run.errors)")
    #expect(!run.errors.contains("still shows"))
    if sample.isMadeLater { try sample.makeLater(section, in: folder) }
    try await expectArtwork(sample, in: folder)
  }

  /// Expo, Unity, Godot and others write the project, Info.plist and their storyboard again, and
  /// leave alone what they do not know.
  @Test(
    "the toolchain makes the project again",
    arguments: EngineSample.all.filter { !$0.isMadeLater && $0.heading != "Expo" })
  func again(_ sample: EngineSample) async throws {
    let section = try #require(try EngineSection.named(sample.heading))
    let folder = try TemporaryFolder()
    let bin = try Self.programs([], in: folder)
    for _ in 1...3 {
      try sample.write(in: folder)
      let run = try await Self.shell(section.code("sh"), in: folder, bin)
      #expect(run.status == 0, "\(run.errors)")
      try await expectArtwork(sample, in: folder)
    }
  }

  @Test(
    "the config plugin for Expo",
    .enabled(if: OtherProgram.path(of: "node") != nil, "node is not installed"))
  func expo() async throws {
    let sample = try #require(EngineSample.all.first { $0.heading == "Expo" })
    let section = try #require(try EngineSection.named("Expo"))
    let folder = try TemporaryFolder()
    try sample.write(in: folder)
    try folder.write("plugins/withLaunchScreen.js", section.code("js").utf8)
    // Expo calls the action of a finalized mod after it has written the project.
    try folder.write(
      "node_modules/expo/config-plugins.js",
      """
      exports.withFinalizedMod = (config, [platform, action]) => {
        const projectRoot = process.cwd();
        const modRequest = { projectRoot, platformProjectRoot: projectRoot + '/' + platform };
        return action({ ...config, modRequest });
      };
      """.utf8)
    let bin = try Self.programs([], in: folder)
    let node = try #require(OtherProgram.path(of: "node"))
    let script = """
      '\(node)' -e 'if (require("./plugins/withLaunchScreen")({ name: "a" }).name !== "a") throw 1'
      """
    for _ in 1...2 {
      let run = try await Self.shell(script, in: folder, bin)
      #expect(run.status == 0, "\(run.errors)")
    }
    try await expectArtwork(sample, in: folder)
    try FileManager.default.removeItem(atPath: folder.path("art.png"))
    #expect(try await Self.shell(script, in: folder, bin).status != 0)
  }

  @Test("Unity's script runs the command of the page") func unity() throws {
    let section = try #require(try EngineSection.named("Unity"))
    let arguments = try #require(section.code("csharp").firstMatch(of: /\$"(screen .*)"\);/)?.1)
    let typed = arguments.replacing("\\\"", with: "").replacing("{folder}", with: "Builds/iOS")
    #expect(section.code("sh") == "launchgen " + typed)
  }

  @Test("the script for Xcode Cloud") func xcodeCloud() async throws {
    let section = try #require(try EngineSection.named("Builds that install launchgen"))
    let folder = try TemporaryFolder()
    let sample = try #require(EngineSample.all.first { $0.heading == "Xcode" })
    try sample.write(in: folder)
    try folder.write("ci_scripts/ci_post_clone.sh", section.code("sh").utf8)
    let bin = try Self.programs(["brew", "mise"], in: folder)
    // Only mise's shims have launchgen.
    try folder.makeFolder("home/.local/share/mise/shims")
    try FileManager.default.moveItem(
      atPath: bin + "/launchgen", toPath: folder.path("home/.local/share/mise/shims/launchgen"))
    let lint = try await Self.shell("bash -n ci_post_clone.sh", in: folder, bin, at: "ci_scripts")
    #expect(lint.status == 0, "\(lint.errors)")
    let run = try await Self.shell("sh ./ci_post_clone.sh", in: folder, bin, at: "ci_scripts")
    #expect(run.status == 0, "\(run.errors)")
    let called = String(decoding: try folder.read("called"), as: UTF8.self)
    #expect(called == "brew install mise\nmise use --global github:OWNER/launchgen@0.1.0\n")
    try await expectArtwork(sample, in: folder)
  }

  /// Explain shows a launch screen on every device, check finds nothing wrong with it, and its
  /// storyboard has the artwork in a catalog that is a member of the target.
  private func expectArtwork(_ sample: EngineSample, in folder: TemporaryFolder) async throws {
    let explained = try await Launchgen.run(["explain", sample.project, "--json"], in: folder)
    let shown = explained.output.matches(of: /"outcome" : "(\w+)"/).map { String($0.1) }
    #expect(Set(shown) == ["launchScreen"] && shown.count > 10, "\(explained.errors)")
    #expect(explained.output.contains("\"iPhone 17\"") && explained.output.contains("\"iPad Pro"))

    let checked = try await Launchgen.run(["check", sample.project], in: folder)
    #expect(checked.status == 0, "\(checked.output)\(checked.errors)")
    let launch = checked.output.split(separator: "\n").filter { $0.contains(/\[.*(launch|image)/) }
    #expect(launch.isEmpty)

    let tree = try folder.tree()
    let own = try tree.filter { $0.hasSuffix(".storyboard") }.filter {
      String(decoding: try folder.read($0), as: UTF8.self).contains("image=\"LaunchArtwork\"")
    }
    #expect(own.count == 1)
    let pictures = tree.filter { $0.contains("LaunchArtwork.imageset/") && $0.hasSuffix(".png") }
    #expect(!pictures.isEmpty)
    let project = String(
      decoding: try folder.read(sample.project + "/project.pbxproj"), as: UTF8.self)
    for path in own + pictures.map({ $0.replacing(/\.xcassets\/.*/, with: ".xcassets") }) {
      let name = path.split(separator: "/").last.map(String.init) ?? ""
      #expect(sample.folder.map { path.hasPrefix($0 + "/") } ?? project.contains(name), "\(path)")
    }
  }

  /// A folder with launchgen, and with programs that only note how they are called.
  private static func programs(_ names: [String], in folder: TemporaryFolder) throws -> String {
    for name in names {
      let text = "#!/bin/sh\necho \(name) \"$@\" >> '\(folder.path("called"))'\n"
      let path = try folder.write("bin/" + name, text.utf8)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    }
    try folder.makeFolder("bin")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("bin/launchgen"),
      withDestinationPath: try Launchgen.executable().path)
    return folder.path("bin")
  }

  /// - Parameter name: the folder in which the script runs.
  private static func shell(
    _ script: String, in folder: TemporaryFolder, _ bin: String, at name: String = "."
  ) async throws -> Launchgen {
    try await Launchgen.run(
      ["-c", "set -e\ncd \(name)\n" + script], in: folder,
      environment: [
        "PATH": bin + ":/usr/bin:/bin", "HOME": folder.path("home"),
        "CI_PRIMARY_REPOSITORY_PATH": folder.path,
      ], program: URL(fileURLWithPath: "/bin/sh"))
  }
}
