internal import PNGCodec
internal import Parallel
internal import Pixels
internal import Resources

/// Encodes images as PNG files, and renders their strips when it needs them.
///
/// A strip of all images is rendered and encoded while it is in the processor's caches, so only the
/// artwork, some strips and compressed bytes are in memory.
struct ImageEncoder {
  /// Called with each finished file, one at a time, in no particular order.
  typealias OnFile = (_ image: Int, _ bytes: ContiguousArray<UInt8>) -> Void

  let renderer: ArtworkRenderer
  let search: EncodingSearch
  let workers: Workers

  init(_ renderer: ArtworkRenderer, options: BuildOptions) {
    self.renderer = renderer
    search = EncodingSearch(options.compression)
    workers = Workers(count: options.jobs)
  }

  /// The PNG files of the renderer's images, in its order.
  ///
  /// - Throws: `CancellationError` if the task is cancelled, after the current strips are finished;
  ///   `OutOfMemory` before any work is done that there is not enough memory for.
  /// - Complexity: O(the artwork's pixels times the number of images)
  func files(onFile: OnFile) async throws -> [ContiguousArray<UInt8>] {
    guard !renderer.images.isEmpty else { return [] }
    return search.isExhaustive
      ? try await filesInTurn(onFile: onFile) : try await filesOfBands(onFile: onFile)
  }

  private func filesOfBands(onFile: OnFile) async throws -> [ContiguousArray<UInt8>] {
    let workers = try workers(.bands, of: renderer)
    let choice = try await StrategyChoice(renderer, search: search, workers: workers).trials()
    let pipeline = BandPipeline(
      renderer: renderer, encoders: choice.best.map { BandEncoder($0) })
    var files = zip(renderer.images, pipeline.encoders).map { image, encoder in
      encoder.file(size: image.size, colors: renderer.colors)
    }
    try await workers.chain(
      renderer.stripCount, given: choice.rendered,
      prepare: { pipeline.filter(strip: $0, rendered: $1) },
      work: { pipeline.deflate($1, after: $2) },
      onEach: { _, parts in
        for (image, part) in parts.enumerated() {
          if let part { files[image].append(part) }
        }
      })
    return files.indices.map { image in
      let bytes = files[image].finish()
      onFile(image, bytes)
      return bytes
    }
  }

  /// Encodes one image after another, each on all workers, so that only one is in memory.
  private func filesInTurn(
    onFile: OnFile
  ) async throws -> [ContiguousArray<UInt8>] {
    var files: [ContiguousArray<UInt8>] = []
    for index in renderer.images.indices {
      let renderer = renderer.only(index)
      let workers = try workers(.search, of: renderer)
      files.append(
        try await PNGOptimizer.encode(
          rendered(renderer, workers), search: search, workers: workers))
      onFile(index, files[index])
    }
    return files
  }

  private func rendered(
    _ renderer: ArtworkRenderer, _ workers: Workers
  ) async throws -> BandedImage {
    let bands = try await workers.map(renderer.stripCount) { renderer.render(strip: $0)[0] }
    return BandedImage(
      size: renderer.images[0].size, colors: renderer.colors, bands: bands.compactMap { $0 })
  }
}

extension ImageEncoder {
  /// The workers that there is memory for.
  private func workers(
    _ work: EncodingMemory.Work, of renderer: ArtworkRenderer
  ) throws(OutOfMemory) -> Workers {
    let memory = EncodingMemory(work, of: renderer)
    return try workers.fitting(bytesEach: memory.bytesEach, shared: memory.shared)
  }
}
