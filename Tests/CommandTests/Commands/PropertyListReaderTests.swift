import Foundation
import TestSupport
import Testing

/// The property list, read by a program that has nothing to do with this one.
@Suite struct PropertyListReaderTests {
  private static let python = (ProcessInfo.processInfo.environment["PATH"] ?? "")
    .split(separator: ":").map { "\($0)/python3" }
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  @Test(.enabled(if: python != nil, "needs python3"))
  func pythonReadsIt() async throws {
    let folder = try TemporaryFolder.withArtwork()
    let build = try await Launchgen.run(
      [
        "build", "art.png", "--scales", "native", "--compression", "fast", "--name-prefix",
        "R&D <1>",
      ], in: folder)
    #expect(build.status == 0)
    let script = """
      import json, plistlib, sys
      print(json.dumps(plistlib.load(open(sys.argv[1], 'rb')), sort_keys=True))
      """
    let run = try await Launchgen.run(
      ["-c", script, "LaunchImages/UILaunchImages.plist"], in: folder,
      program: URL(fileURLWithPath: #require(Self.python)))
    #expect(run.errors == "")
    let entries = [
      entry("-iOS7-568h", "7.0", "{320, 568}"), entry("-iOS7", "7.0", "{320, 480}"),
      entry("-iOS8-667h", "8.0", "{375, 667}"), entry("-iOS8-736h", "8.0", "{414, 736}"),
    ]
    #expect(run.output == "{\"UILaunchImages\": [\(entries.joined(separator: ", "))]}\n")
  }

  private func entry(_ suffix: String, _ system: String, _ size: String) -> String {
    "{\"UILaunchImageMinimumOSVersion\": \"\(system)\", "
      + "\"UILaunchImageName\": \"R&D <1>\(suffix)\", "
      + "\"UILaunchImageOrientation\": \"Landscape\", \"UILaunchImageSize\": \"\(size)\"}"
  }
}
