import Foundation
import TestSupport
import Testing

/// The man page that launchgen-manual writes from launchgen's help.
@Suite struct ManualTests {
  private static let mandoc = [
    "/usr/bin/mandoc", "/usr/local/bin/mandoc", "/opt/homebrew/bin/mandoc",
  ]
  .first { FileManager.default.isExecutableFile(atPath: $0) }

  @Test func pageHasEverything() async throws {
    // Lines are wrapped, and names marked as not to be hyphenated.
    let page = try await page().replacing("\n", with: " ").replacing("\\%", with: "")
    for text in [
      ".It Fl \\-fit Ar fit ", "Values: cover, contain, fill. Default: cover.",
      ".It Fl o , Fl \\-output Ar folder ", " Default: 40%.",
      ".It Fl \\-launch\\-images ",
      ", iPad Pro 13 (M5).", ".Sh EXAMPLES ", ".Sh FILES ", ".Sh SEE ALSO ",
      ".Sh EXIT STATUS .Bl -tag -width Ds .It 0 Done. .It 1 The check found errors", ".It 77 ",
    ] {
      #expect(page.contains(text), "\(text)")
    }
  }

  @Test(.enabled(if: mandoc != nil, "needs mandoc"))
  func mandocFindsNothing() async throws {
    let folder = try TemporaryFolder()
    try await folder.write("launchgen.1", Data(page().utf8))
    let lint = try await Launchgen.run(
      ["-T", "lint", "launchgen.1"], in: folder,
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

  private func page(_ options: [String] = []) async throws -> String {
    let folder = try TemporaryFolder()
    let help = try await Launchgen.run(["--experimental-dump-help"], in: folder)
    let manual = try await Launchgen.run(
      ["--date", "2026-01-02"] + options, in: folder, input: Data(help.output.utf8),
      program: Launchgen.executable().deletingLastPathComponent()
        .appending(path: "launchgen-manual"))
    #expect(manual.errors == "")
    #expect(!options.isEmpty || manual.output.hasPrefix(".Dd January 2, 2026\n"))
    return manual.output
  }
}
