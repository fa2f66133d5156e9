import Foundation
import TestSupport
import Testing

/// Names that are not UTF-8: what has them is left out, but not without a word.
@Suite struct UnreadableNameTests {
  private static let warning =
    "warning: 'bad\\xFF\\u{1B}' is left out (its name is not UTF-8); rename it"

  /// A folder with such a folder, which has a copy of a file; `nil` where the file system knows no
  /// such names.
  private func folder(_ files: [String: Data]) async throws -> TemporaryFolder? {
    let folder = try TemporaryFolder()
    for (name, bytes) in files { try folder.write(name, bytes) }
    let script =
      #"b=$(printf 'App/bad\377\033'); mkdir "$b" && cp App/* "$b" 2> /dev/null; ls "$b""#
    guard let output = try? await OtherProgram.output(of: "sh", ["-c", script], in: folder),
      !output.isEmpty
    else { return nil }
    return folder
  }

  @Test func areFoundByTheCheck() async throws {
    let files = ["App/Info.plist": InfoPlists.app(["LandscapeRight"])]
    guard let folder = try await folder(files) else { return }
    let line = "App: \(Self.warning) [unreadable-name]"
    for path in [".", "App"] {
      let run = try await Launchgen.run(["check", path], in: folder)
      #expect(run.output.split(separator: "\n").filter { $0 == line }.count == 1)
      #expect(run.hidden().isEmpty)
    }
    let json = try await Launchgen.run(["check", ".", "--format", "json"], in: folder)
    let sarif = try await Launchgen.run(["check", ".", "--format", "sarif"], in: folder)
    for run in [json, sarif] {
      _ = try run.document()
      #expect(
        run.output.contains("unreadable-name") && run.output.contains(#"'bad\\xFF\u001b' is"#))
    }
    let github = try await Launchgen.run(["check", ".", "--format", "github"], in: folder)
    #expect(
      github.output.contains(
        "::warning file=App,title=unreadable-name::'bad\\xFF\\u{1B}' is left out"))
    #expect(github.hidden(isAnnotated: true).isEmpty)
    let disabled = try await Launchgen.run(
      ["check", ".", "--disable", "unreadable-name"], in: folder)
    #expect(!disabled.output.contains("UTF-8"))
  }

  @Test("what there is besides is not needed")
  func alone() async throws {
    guard let folder = try await folder(["App/Info.plist": InfoPlists.app(["LandscapeRight"])])
    else { return }
    try FileManager.default.removeItem(atPath: folder.path("App/Info.plist"))
    let run = try await Launchgen.run(["check", "."], in: folder)
    #expect(run.status == 66 && run.output.contains(Self.warning))
  }

  @Test func areNamedByOtherCommands() async throws {
    let files = [
      "App/Info.plist": InfoPlists.app(["LandscapeRight"]),
      "App/Default-568h@2x.png": Artwork.png(width: 640, height: 1136),
      "App/art.png": Artwork.png(width: 1200, height: 700),
      "launchgen.json": Data(#"{"apps": "*/**/art.png"}"#.utf8),
    ]
    guard let folder = try await folder(files) else { return }
    for arguments in [
      ["explain", "."], ["import", "."], ["preview", ".", "-o", "page.html"],
      ["init", "--replace", "--dry-run"],
      ["make", "--dry-run"], ["check", ".", "--fix", "--dry-run"],
    ] {
      let run = try await Launchgen.run(arguments, in: folder)
      #expect(
        run.errorLines.filter { $0 == "App: \(Self.warning)" }.count == 1, "\(arguments)")
      #expect(run.hidden(isDifference: true).isEmpty)
    }
  }
}
