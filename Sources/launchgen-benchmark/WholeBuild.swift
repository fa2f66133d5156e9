import LaunchImages
import PNGCodec

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Builds into a temporary folder, from file to files.
struct WholeBuild {
  let artwork: String
  let compression: Compression
  let jobs: Int

  /// The median time, and the bytes of the images.
  func median(of runs: Int) async throws -> (duration: Duration, bytes: Int) {
    let folder = FileManager.default.temporaryDirectory
      .appending(component: "launchgen-benchmark-\(UUID().uuidString)", directoryHint: .isDirectory)
    defer { try? FileManager.default.removeItem(at: folder) }
    var options = BuildOptions()
    options.compression = compression
    options.jobs = jobs
    options.output = folder.path
    var durations: [Duration] = []
    var bytes = 0
    for _ in 0...max(1, runs) {
      // Files that would not change are not written: every run begins without them.
      try? FileManager.default.removeItem(at: folder)
      let start = ContinuousClock.now
      let report = try await Generator.build(.file(path: artwork), options: options) { _ in }
      durations.append(ContinuousClock.now - start)
      bytes = report.images.reduce(0) { $0 + $1.bytes }
    }
    return (durations.dropFirst().sorted()[max(1, runs) / 2], bytes)
  }
}
