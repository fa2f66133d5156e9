import Foundation
import TestSupport
import Testing

/// `--memory` with more bytes than an Int can count.
@Suite struct MegabyteTests {
  @Test("the most megabytes are no limit", arguments: ["9223372036855", "\(Int.max)"])
  func memory(megabytes: String) async throws {
    let apps = try AppFolder(["red", "blue"], configuration: AppFolder.glob)
    let run = try await apps.run(["make", "--memory", megabytes])
    #expect(run.status == 0)
    #expect(run.errorLines.contains("2 apps: 2 built"))
  }
}
