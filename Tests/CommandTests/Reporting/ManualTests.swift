import Foundation
import TestSupport
import Testing

/// The man page that launchgen-manual writes from launchgen's help.
@Suite struct ManualTests {
  private static let mandoc = [
    "/usr/bin/mandoc", "/usr/local/bin/mandoc", "/opt/homebrew/bin/mandoc",
  ]
  .first { FileManager.default.isExecutableFile(atPath: $0) }

  @Test(arguments: [
    (
      "launchgen",
      [
        ".It Xr launchgen-screen 1 ", ".Sh EXAMPLES ", ".Sh FILES ", ".Sh SEE ALSO ",
        ".Sh EXIT STATUS .Bl -tag -width Ds .It 0 Done. .It 1 Errors found", ".It 77 ",
      ]
    ),
    (
      "launchgen-screen",
      [
        ".It Fl \\-fit Ar fit ", "Values: cover, contain, fill. Default: cover.", " Default: 40%.",
        ".It Fl o , Fl \\-output Ar folder ", ".Sh EXAMPLES ", ".Xr launchgen 1",
      ]
    ),
    ("launchgen-preview", [".It Fl \\-launch\\-images "]),
    ("launchgen-explain", [", iPad Pro 13 (M5)."]),
    ("launchgen-check", ["rules\\(aq lists the rules."]),
  ])
  func pagesHaveEverything(_ name: String, _ texts: [String]) async throws {
    let folder = try await pages()
    // Lines are wrapped, and names marked as not to be hyphenated.
    let page = try String(contentsOfFile: "\(folder.path)/\(name).1", encoding: .utf8)
      .replacing("\n", with: " ").replacing("\\%", with: "")
    #expect(page.hasPrefix(".Dd January 2, 2026 .Dt \(name.uppercased()) 1 "))
    for text in texts { #expect(page.contains(text), "\(text)") }
  }

  @Test(.enabled(if: mandoc != nil, "needs mandoc"))
  func mandocFindsNothing() async throws {
    let folder = try await pages()
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names.count > 10)
    let lint = try await Launchgen.run(
      ["-T", "lint"] + names, in: folder,
      program: URL(fileURLWithPath: #require(Self.mandoc)))
    #expect(lint.output == "")
    #expect(lint.status == 0)
  }

  /// `make -f Tools/Makefile options` writes them again.
  @Test(arguments: [
    ("markdown", "Documentation/Options.md"), ("declarations", "Templates/Options/Options.json"),
    ("schema", "launchgen.schema.json"),
  ])
  func filesHaveTheOptionsOfHelp(_ form: String, _ file: String) async throws {
    let written = try String(
      contentsOf: URL(fileURLWithPath: #filePath)
        .appending(path: "../../../../\(file)").standardized, encoding: .utf8)
    #expect(try await page(["--\(form)"]) == written, "run 'make -f Tools/Makefile options'")
  }

  private func pages() async throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    #expect(try await page(["--date", "2026-01-02", "--folder", folder.path]) == "")
    return folder
  }

  private func page(_ options: [String]) async throws -> String {
    let folder = try TemporaryFolder()
    let help = try await Launchgen.run(["--experimental-dump-help"], in: folder)
    let manual = try await Launchgen.run(
      options, in: folder, input: Data(help.output.utf8),
      program: Launchgen.executable().deletingLastPathComponent()
        .appending(path: "launchgen-manual"))
    #expect(manual.errors == "")
    return manual.output
  }
}
