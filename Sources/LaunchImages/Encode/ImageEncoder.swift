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
    let pipeline = try await pipeline(workers)
    var files = zip(renderer.images, pipeline.encoders).map { image, encoder in
      encoder.file(size: image.size, colors: renderer.colors)
    }
    try await workers.chain(
      renderer.stripCount, prepare: { pipeline.filter(strip: $0) },
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

  /// Chooses how each image is encoded. Continuous tones suit the same strategy at any scale, so it is
  /// chosen for the largest image; for flat art it differs.
  private func pipeline(_ workers: Workers) async throws -> BandPipeline {
    let (images, excerpts) = (renderer.images, renderer.excerpts)
    let places = Set([1, 3, 5].map { $0 * renderer.stripCount / 6 }).sorted()
    let bands = try await workers.map(places.count) { [renderer] in
      renderer.render(strip: places[$0])
    }
    let choose: @Sendable (Int) -> StrategyProbe.Choice = { [search] image in
      StrategyProbe(bands: bands.compactMap { $0[image] }, format: .samples(.rgb), search: search)
        .choice()
    }
    let order = images.indices.sorted { (-images[$0].size.area, $0) < (-images[$1].size.area, $1) }
    let first = choose(order[0])
    var strategies = images.map { _ in first.strategy }
    if first.isFlat {
      let others = order.dropFirst().filter { excerpts[$0] == nil }
      let choices = try await workers.map(others.count) { choose(others[$0]) }
      for (image, choice) in zip(others, choices) { strategies[image] = choice.strategy }
      for (image, excerpt) in excerpts.enumerated() {
        if let excerpt { strategies[image] = strategies[excerpt.image] }
      }
    }
    return BandPipeline(
      renderer: renderer, encoders: strategies.map { BandEncoder(strategy: $0) },
      rendered: Dictionary(uniqueKeysWithValues: zip(places, bands)))
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
