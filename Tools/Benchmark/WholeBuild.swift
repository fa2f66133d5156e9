import LaunchImages

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Times builds into a temporary folder, from file to files.
struct WholeBuild {
  let artwork: String
  let compression: Compression
  let jobs: Int

  func median(of runs: Int) async throws -> Duration {
    let folder = FileManager.default.temporaryDirectory
      .appending(component: "launchgen-benchmark-\(UUID().uuidString)", directoryHint: .isDirectory)
    defer { try? FileManager.default.removeItem(at: folder) }
    var options = BuildOptions()
    options.compression = compression
    options.jobs = jobs
    let destination = Destination(folder: folder.path)
    var durations: [Duration] = []
    for _ in 0...max(1, runs) {
      // A build does not write files that would not change, so every run starts without them.
      try? FileManager.default.removeItem(at: folder)
      let start = ContinuousClock.now
      _ = try await Generator.build(
        .file(path: artwork), options: options, into: destination)
      durations.append(ContinuousClock.now - start)
    }
    return durations.dropFirst().sorted()[max(1, runs) / 2]
  }
}
