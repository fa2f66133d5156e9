import ExampleSupport
import LaunchImages

/// The model of a window that shows the progress of a build.
@MainActor
final class BuildModel {
  private(set) var finished: [String] = []
  private(set) var total = 0

  var text: String { "\(finished.count) of \(total): \(finished.last ?? "…")" }

  /// Makes the images of an artwork. The main actor stays free in the meantime.
  func build(_ artwork: ArtworkSource, options: BuildOptions) async throws -> LaunchImageSet {
    finished = []
    total = try await Generator.dryRun(artwork, options: options).plan.images.count

    // The callback runs on other threads. A stream hands its images to the main actor, in order.
    let (images, continuation) = AsyncStream.makeStream(of: GeneratedImage.self)
    async let set = Self.generate(artwork, options, reporting: continuation)
    for await image in images {
      finished.append(image.file)
      print(text)
    }
    return try await set
  }

  /// Makes the images. Cancelling the task of ``build(_:options:)`` stops the work.
  private nonisolated static func generate(
    _ artwork: ArtworkSource, _ options: BuildOptions,
    reporting continuation: AsyncStream<GeneratedImage>.Continuation
  ) async throws -> LaunchImageSet {
    defer { continuation.finish() }
    return try await Generator.generate(artwork, options: options) { continuation.yield($0) }
  }
}

/// Lists each finished image while others are still being made.
@main
enum ShowProgress {
  @MainActor
  static func main() async throws {
    let model = BuildModel()
    let set = try await model.build(.file(path: Example.artworkPath), options: BuildOptions())
    Example.expect(model.finished.count == model.total, "each image is reported")
    Example.expect(
      model.finished.sorted() == set.images.map(\.file).sorted(), "each one is reported once")
  }
}
