import ExampleSupport
import Foundation
import LaunchImages

/// Cancels a build, which then ends with `CancellationError` and writes nothing.
@main
enum CancelBuild {
  static func main() async throws {
    try await Example.withTemporaryFolder { folder in
      let output = folder.appendingPathComponent("LaunchImages").path
      let (started, continuation) = AsyncStream.makeStream(of: Void.self)
      let build = Task {
        // If the build fails, this ends the wait for its first image.
        defer { continuation.finish() }
        var options = BuildOptions()
        options.compression = .best
        return try await Generator.build(
          .file(path: Example.artworkPath), options: options, into: Destination(folder: output)
        ) { _ in continuation.yield() }
      }
      // The first image is done and seven are still to come, which leaves time to cancel the build.
      for await _ in started { break }
      build.cancel()

      do {
        _ = try await build.value
        Example.expect(false, "a cancelled build has no result")
      } catch is CancellationError {
        print("The build was cancelled.")
      }
      Example.expect(!FileManager.default.fileExists(atPath: output), "nothing is written")
    }
  }
}
