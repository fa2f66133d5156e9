import Foundation
import TestSupport
import Testing

@Suite struct TemplateTests {
  @Test func printsWhatTheGoldenHas() async throws {
    let run = try await Launchgen.run(
      ["template", "portrait-first", "--language", "objc", "--orientation", "landscape-left"],
      in: TemporaryFolder())
    #expect(run.status == 0 && run.errors.isEmpty)
    let golden = Golden("portrait-first.objc.landscape-left", of: "OrientationCodeTests")
    #expect(try golden.difference(from: run.output) == nil)
  }

  @Test func defaultsAreSwiftAndBothOrientations() async throws {
    let run = try await Launchgen.run(["template", "landscape-scene"], in: TemporaryFolder())
    #expect(run.status == 0)
    let golden = Golden(
      "landscape-scene.swift.landscape-right+landscape-left", of: "OrientationCodeTests")
    #expect(try golden.difference(from: run.output) == nil)
  }

  @Test func printsKeysOfInfoPlist() async throws {
    let run = try await Launchgen.run(["template", "scene-manifest"], in: TemporaryFolder())
    #expect(run.status == 0 && run.errors.isEmpty)
    let golden = Golden(
      "scene-manifest.swift.landscape-right+landscape-left", of: "OrientationCodeTests")
    #expect(try golden.difference(from: run.output) == nil)
  }

  @Test func writesTheFiles() async throws {
    let folder = try TemporaryFolder()
    let run = try await write(folder)
    #expect(run.status == 0 && run.output.isEmpty)
    #expect(
      run.errorLines == [
        "landscape-app: AppDelegate.swift, LandscapeViewController.swift in App/Code"
      ])
    #expect(
      try folder.tree() == [
        "App", "App/Code", "App/Code/AppDelegate.swift", "App/Code/LandscapeViewController.swift",
      ])
    let printed = try await Launchgen.run(["template", "landscape-app"], in: folder)
    let written = try ["AppDelegate.swift", "LandscapeViewController.swift"].map {
      String(decoding: try folder.read("App/Code/" + $0), as: UTF8.self)
    }
    #expect(written.joined(separator: "\n") == printed.output)
  }

  @Test func whatIsThereIsReplacedOnlyWhenAsked() async throws {
    let folder = try TemporaryFolder()
    #expect(try await write(folder).status == 0)
    #expect(try await write(folder).status == 0)
    let file = "App/Code/LandscapeViewController.swift"
    let original = try folder.read(file)
    try folder.write(file, Data("// mine\n".utf8))
    try FileManager.default.removeItem(atPath: folder.path("App/Code/AppDelegate.swift"))

    let refused = try await write(folder)
    #expect(refused.status == 73)
    #expect(
      refused.errorLines == [
        "\(file): error: already exists and differs (launchgen did not make it, or it was edited); use "
          + "--replace, or another --output"
      ])
    #expect(try folder.read(file) == Data("// mine\n".utf8))
    #expect(try !folder.tree().contains("App/Code/AppDelegate.swift"))

    #expect(try await write(folder, ["--replace"]).status == 0)
    #expect(try folder.read(file) == original)
    #expect(try folder.tree().contains("App/Code/AppDelegate.swift"))
  }

  /// A build system sees no change if nothing changed.
  @Test func theSameFilesAreLeftAlone() async throws {
    let folder = try TemporaryFolder()
    #expect(try await write(folder).status == 0)
    let file = folder.path("App/Code/AppDelegate.swift")
    let old = Date(timeIntervalSince1970: 1_000_000_000)
    try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: file)
    #expect(try await write(folder, ["--replace", "-q"]).status == 0)
    let date = try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date
    #expect(date == old)
  }

  @Test func jsonHasTheFiles() async throws {
    struct Document: Decodable {
      struct File: Decodable {
        var file: String
        var text: String?
      }

      var template: String
      var files: [File]
    }

    let folder = try TemporaryFolder()
    let printed = try await Launchgen.run(["template", "rotation-lock", "--json"], in: folder)
    let document = try JSONDecoder().decode(Document.self, from: Data(printed.output.utf8))
    #expect(document.template == "rotation-lock")
    #expect(document.files.map(\.file) == ["RotationLockViewController.swift"])
    #expect(document.files[0].text?.hasPrefix("// RotationLock") == true)

    let written = try await write(folder, ["--json", "-q"])
    let report = try JSONDecoder().decode(Document.self, from: Data(written.output.utf8))
    #expect(report.files.allSatisfy { $0.text == nil })
    #expect(report.files.map(\.file) == (try folder.tree().filter { $0.hasSuffix(".swift") }))
  }

  @Test(arguments: [
    (
      ["landscape"],
      "'landscape' is not a template; did you mean 'landscape-app', 'landscape-scene' or"
    ),
    (["zzz"], "'zzz' is not a template; 'launchgen template list' shows them."),
    (["list", "-o", "App"], "'--output' is for a template's files; 'list' writes none."),
    (
      ["upside-down", "--replace"],
      "'--replace' needs a folder to write into; name it with '--output'."
    ),
    (["upside-down", "-o", ""], "'--output' is empty; name a folder, '.' for the current one."),
    (
      ["upside-down", "--orientation", "portrait"],
      "'portrait' is neither landscape-right nor landscape-left."
    ),
    (
      ["upside-down", "--orientation", "landscape-left,landscape-left"],
      "an orientation appears twice."
    ),
  ])
  func usageErrors(_ arguments: [String], _ message: String) async throws {
    let folder = try TemporaryFolder()
    let run = try await Launchgen.run(["template"] + arguments, in: folder)
    #expect(run.status == 64 && run.output.isEmpty)
    #expect(run.errorLines.first?.contains(message) == true, "\(run.errors)")
    #expect(try folder.tree().isEmpty)
  }

  @Test func aFolderInTheWayIsAnError() async throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("App/Code/LandscapeViewController.swift")
    let run = try await write(folder)
    #expect(run.status == 73)
    #expect(
      run.errorLines == [
        "App/Code/LandscapeViewController.swift: error: cannot be written (it is a directory); "
          + "choose another --output"
      ])
    #expect(try !folder.tree().contains("App/Code/AppDelegate.swift"))
  }

  private func write(_ folder: TemporaryFolder, _ options: [String] = []) async throws -> Launchgen
  {
    try await Launchgen.run(
      ["template", "landscape-app", "--output", "App/Code"] + options, in: folder)
  }
}
