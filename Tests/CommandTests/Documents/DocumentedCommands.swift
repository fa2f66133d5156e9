import Foundation
import TestSupport

/// The commands in a document's blocks of shell lines.
struct DocumentedCommands: CustomStringConvertible {
  /// `README.md:81`, where the block begins.
  let place: String
  /// Whole commands, each on one line, without the lines for other programs.
  let lines: [String]

  var description: String { place }

  /// - Parameter document: its path in the repository.
  static func all(in document: String) throws -> [DocumentedCommands] {
    let url = URL(fileURLWithPath: #filePath).appending(path: "../../../../" + document)
    let text = try String(contentsOf: url.standardized, encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var blocks: [DocumentedCommands] = []
    var start: Int?
    for (index, line) in lines.enumerated() {
      let line = line.drop { $0 == " " }
      if line == "```sh" { start = index }
      guard line == "```", let first = start else { continue }
      let block = lines[first + 1..<index].joined(separator: "\n")
        .replacing(/\\\n */, with: "")
      let commands = block.split(separator: "\n")
        .map { $0.drop { $0 == " " }.replacing(/[ ]{2,}# .*/, with: "") }
        .filter { $0.hasPrefix("launchgen ") }
      if !commands.isEmpty {
        blocks.append(
          DocumentedCommands(
            place: "\(document):\(first + 1)", lines: commands.map(String.init)))
      }
      start = nil
    }
    return blocks
  }
}

/// What the documents' commands need: artworks, an app and its project, and apps of their own.
struct DocumentedProject {
  /// The name of the app's folder, which is `App` in the documents.
  let app: String
  let folder: TemporaryFolder

  /// - Parameter isBuilt: whether the app has its launch images already.
  init(app: String, isBuilt: Bool) async throws {
    self.app = app
    folder = try TemporaryFolder()
    let pictures = [
      "art", "art-dark", "art-ipad", "logo", "logo-dark", "brands/red/art", "SampleAssets/scene",
    ]
    for name in pictures { try folder.write(name + ".png", Artwork.landscape) }
    try folder.write("art-portrait.png", Artwork.portrait)
    try folder.write(app + "/Info.plist", InfoPlists.xml(["LandscapeRight", "LandscapeLeft"]))
    let target = XcodeProjectText.Target(
      "App", ["INFOPLIST_FILE = \(app)/Info.plist", "PRODUCT_BUNDLE_IDENTIFIER = com.example.app"])
    try folder.write("App.xcodeproj/project.pbxproj", XcodeProjectText(target).text.utf8)
    let red = #"{"id": "red", "artwork": "brands/red/art.png"}"#
    try folder.write("apps.jsonl", (red + "\n").utf8)
    // Few and small images: the commands are tried, not the pixels.
    let small = #""compression": "fast", "screens": "480", "scales": "2""#
    try folder.write(
      "launchgen.json",
      #"{"build": {\#(small), "output": "brands/{id}/LaunchImages"}, "apps": [\#(red)]}"#.utf8)
    if !isBuilt { return }
    _ = try await Launchgen.run(
      [
        "build", "art.png", "--output", app + "/LaunchImages", "--merge", app + "/Info.plist",
        "--compression", "fast", "--screens", "480", "--scales", "2", "--quiet",
      ], in: folder)
    let files = try folder.files(below: app + "/LaunchImages").filter { $0.hasSuffix(".png") }
    let images = try files.map { file in
      ZIPWriter.Member(
        path: "Payload/App.app/" + file, bytes: try folder.read(app + "/LaunchImages/" + file))
    }
    let info = ZIPWriter.Member(
      path: "Payload/App.app/Info.plist", bytes: try folder.read(app + "/Info.plist"))
    try folder.write("App.ipa", ZIPWriter(members: [info] + images).archive)
  }

  /// Apps of which nothing is listed yet, as `init` finds them.
  func forgetApps() throws {
    for name in try folder.names() {
      try FileManager.default.removeItem(atPath: folder.path(name))
    }
    let art = Artwork.png(width: 1136, height: 640)
    for brand in ["red", "blue"] { try folder.write("brands/\(brand)/art.png", art) }
  }

  /// Runs commands one after another in a shell, until one fails.
  func run(_ lines: [String]) async throws -> Launchgen {
    try stub("xdg-open")
    try stub("open")
    let executable = try Launchgen.executable().path
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("bin/launchgen"), withDestinationPath: executable)
    let shown = lines.map { line in
      // All screens of iPhones and iPads are many pixels: their plan does.
      if line.hasPrefix("launchgen pwa ") { return line + " --dry-run" }
      if line.hasPrefix("launchgen import ") { return "rm -f art.png\n" + line }
      // With 1 it has found something, such as images that are no members of the target yet.
      return line.hasPrefix("launchgen check ") ? line + " || [ $? = 1 ]" : line
    }
    let script = "set -e\n" + shown.joined(separator: "\n") + "\n"
    // The app's folder alone: App.xcodeproj and App.ipa keep their names.
    let named = script.replacing(/\bApp(?=[ \/\n]|$)/, with: app)
    return try await Launchgen.run(
      ["-c", named], in: folder,
      environment: ["PATH": folder.path("bin") + ":/usr/bin:/bin", "HOME": folder.path],
      program: URL(fileURLWithPath: "/bin/sh"))
  }

  /// No browser opens while tests run.
  private func stub(_ name: String) throws {
    let path = try folder.write("bin/" + name, Data("#!/bin/sh\n".utf8))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
  }
}
