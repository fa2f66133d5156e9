internal import PNGCodec
internal import Parallel
internal import Pixels
internal import Resources

/// Encodes images as PNG files, and renders their strips when it needs them.
///
/// If bands of rows can be encoded independently, a task renders and encodes a strip of all images
/// while it is in the processor's caches. Then only the artwork and compressed bytes are in memory.
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
    if search.isExhaustive { return try await filesInTurn(onFile: onFile) }
    switch try await choice() {
    case .bands(let strategy): return try await filesOfBands(strategy, onFile: onFile)
    case .images: return try await filesOfImages(onFile: onFile)
    }
  }

  /// The best way to encode all images. They show the same artwork, so a few strips of the largest
  /// are enough to find it.
  private func choice() async throws -> StrategyProbe.Choice {
    let images = renderer.images
    let largest = images.indices.max { images[$0].size.area < images[$1].size.area } ?? 0
    let renderer = renderer.only(largest)
    let places = [1, 3, 5].map { $0 * renderer.stripCount / 6 }
    let workers = try workers(.bands, of: renderer)
    let bands = try await workers.map(places.count) { renderer.render(strip: places[$0])[0] }
    let probe = StrategyProbe(
      bands: bands.compactMap { $0 }, format: .samples(.rgb), search: search)
    return probe.choice(
      sizes: try await workers.map(probe.candidateCount) { probe.size(candidate: $0) })
  }

  private func filesOfBands(
    _ strategy: EncodingStrategy, onFile: OnFile
  ) async throws -> [ContiguousArray<UInt8>] {
    let encoder = BandEncoder(strategy: strategy)
    let workers = try workers(.bands, of: renderer)
    let (images, colors) = (renderer.images, renderer.colors)
    let strips = try await workers.map(renderer.stripCount) { [renderer] in
      renderer.render(strip: $0).map { band in
        band.map { (firstRow: $0.firstRow, part: encoder.encode($0)) }
      }
    }
    return try await workers.map(images.count, onEach: onFile) { image in
      let parts = strips.compactMap { $0[image] }.sorted { $0.firstRow < $1.firstRow }
      return encoder.assemble(parts.map(\.part), size: images[image].size, colors: colors)
    }
  }

  /// Encodes each image in the way that suits it best. The largest come first, because they take the
  /// longest.
  private func filesOfImages(
    onFile: OnFile
  ) async throws -> [ContiguousArray<UInt8>] {
    let workers = try workers(.images, of: renderer)
    let (images, colors) = (renderer.images, renderer.colors)
    let strips = try await workers.map(renderer.stripCount) { [renderer] in
      renderer.render(strip: $0)
    }
    let order = images.indices.sorted {
      (-images[$0].size.area, $0) < (-images[$1].size.area, $1)
    }
    var files = [ContiguousArray<UInt8>](repeating: [], count: images.count)
    _ = try await workers.map(
      order.count,
      onEach: { index, file in
        files[order[index]] = file
        onFile(order[index], file)
      },
      { [search] index in
        let image = BandedImage(
          size: images[order[index]].size, colors: colors,
          bands: strips.compactMap { $0[order[index]] })
        return PNGOptimizer.encode(image, search: search)
      })
    return files
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
