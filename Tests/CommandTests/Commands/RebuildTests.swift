import Foundation
import TestSupport
import Testing

/// A build into the folder of an earlier one.
@Suite struct RebuildTests {
  @Test func theSecondIsUpToDate() async throws {
    let built = try await BuiltFolder()
    let run = try await built.build()
    #expect(run.output == "")
    let lines = run.errorLines.filter { !$0.contains(": warning: ") }
    #expect(lines.count == 1)
    let line = try #require(lines.first?.replacing(/\(\d+(\.\d+)? [KM]B\)/, with: "(SIZE)"))
    #expect(
      line == "art.png: 8 launch images and UILaunchImages.plist in LaunchImages (SIZE); "
        + "all up to date")
  }

  @Test func jsonSaysWhatWasWritten() async throws {
    let built = try await BuiltFolder()
    try built.write("Default-iOS7@2x.png")
    let changed = try await built.report()
    #expect(changed.upToDate == false)
    #expect(
      changed.images.filter(\.written).map(\.file) == ["LaunchImages/Default-iOS7@2x.png"])
    let same = try await built.report()
    #expect(same.upToDate)
    #expect(same.images.count == 8)
    #expect(same.images.filter(\.written).isEmpty)
    #expect(same.removed.isEmpty)
  }

  @Test func changedFilesAreCounted() async throws {
    let built = try await BuiltFolder()
    try built.write("Default-iOS7@2x.png")
    let run = try await built.build()
    #expect(run.errors.contains("; 1 of 9 files changed\n"))
    // Nothing that the app shows depends on these files before a merge.
    #expect(!run.errors.contains("note: iOS caches"))
  }
}
