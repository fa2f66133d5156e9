import Foundation
import TestSupport
import Testing

/// Help has the exit codes from the source, the man page has them from help.
@Suite struct ExitCodeTests {
  @Test func documentsHaveThoseOfHelp() async throws {
    let help = try await Launchgen.run(["--help"], in: TemporaryFolder()).output
    let readme = try String(
      contentsOf: URL(fileURLWithPath: #filePath).appending(
        path: "../../../../Documentation/Options.md"
      )
      .standardized,
      encoding: .utf8)
    let codes = help.matches(of: /(?m)^  (\d+) +\w/).map(\.output.1)
    #expect(codes.count > 10)
    #expect(codes == readme.matches(of: /(?m)^\| (\d+) \|/).map(\.output.1))
  }
}
