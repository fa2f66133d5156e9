import Foundation
import TestSupport
import Testing

/// Completions, as the shells that are installed see them.
@Suite struct CompletionTests {
  @Test func shellsComplete() async throws {
    let script = URL(fileURLWithPath: #filePath)
      .appending(path: "../../../Completions/check.sh").standardized
    let run = try await Launchgen.run(
      [Launchgen.executable().path], in: TemporaryFolder(), program: script)
    #expect(run.errors == "")
    #expect(run.status == 0)
  }
}
