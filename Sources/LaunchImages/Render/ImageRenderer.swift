internal import PNGCodec
internal import Pixels

/// Plan and artwork to files' bytes.
///
/// Work is cut into strips of the artwork, each a run of rows of every image. Where a band of rows
/// can be encoded by itself, a task renders and encodes a strip of all images while it is in the
/// processor's caches, and nothing but the artwork and compressed bytes is held.
struct ImageRenderer {
  let images: [TurnedImage]
  let renderer: StripRenderer
  let options: BuildOptions
  let colors: ColorChunks

  /// Launch images.
  init(_ plan: BuildPlan, artwork: Artwork) {
    let images = plan.images.map {
      $0.placement.turned(
        artwork: plan.artwork, frame: $0.frame, by: plan.options.turn.rotation)
    }
    self.init(images, artwork: artwork, options: plan.options)
  }

  /// Upright images.
  init(_ plan: LaunchFilePlan, artwork: Artwork, options: BuildOptions) {
    let artwork = artwork.transposed
    let images = plan.images.map { $0.turned(transposedArtwork: artwork.size) }
    self.init(images, artwork: artwork, options: options)
  }

  /// - Complexity: O(the images' rows and columns)
  private init(_ images: [TurnedImage], artwork: Artwork, options: BuildOptions) {
    self.images = images
    self.options = options
    colors = artwork.colors.tags
    renderer = Self.renderer(
      of: images, artwork: artwork.raster, artwork.colors.conversion, options: options)
  }

  /// PNG files of the plan's images, in its order.
  ///
  /// - Parameter onImage: told of each finished file, one at a time, in no particular order.
  /// - Complexity: O(the artwork's pixels times the number of images)
  func files(
    onImage: (Int, ContiguousArray<UInt8>) -> Void
  ) async -> [ContiguousArray<UInt8>] {
    guard !images.isEmpty else { return [] }
    if options.compression == .best { return await smallestFiles(onImage: onImage) }
    switch await chooseEncoding() {
    case .bands(let strategy): return await filesOfBands(strategy, onImage: onImage)
    case .images: return await filesOfImages(onImage: onImage)
    }
  }

  static func renderer(
    of images: [TurnedImage], artwork: Raster, _ conversion: ColorConversion, options: BuildOptions
  ) -> StripRenderer {
    StripRenderer(
      artwork: artwork, conversion: conversion, images: images, filter: options.filter,
      background: options.background)
  }

  /// All images are of one artwork: a few strips of the largest say what is best for all.
  private func chooseEncoding() async -> StrategyProbe.Choice {
    let largest = images.max { $0.size.area < $1.size.area }
    let renderer = Self.renderer(
      of: largest.map { [$0] } ?? [], artwork: renderer.artwork, renderer.conversion,
      options: options)
    let places = [1, 3, 5].map { $0 * renderer.stripCount / 6 }
    let bands = await Workers.map(count: places.count, jobs: options.jobs) {
      renderer.render(strip: places[$0])[0]
    }
    let probe = StrategyProbe(
      bands: bands.compactMap { $0 }, format: .samples(.rgb), compression: options.compression)
    let sizes = await Workers.map(count: probe.candidateCount, jobs: options.jobs) {
      probe.size(candidate: $0)
    }
    return probe.choice(sizes: sizes)
  }

  private func filesOfBands(
    _ strategy: EncodingStrategy, onImage: (Int, ContiguousArray<UInt8>) -> Void
  ) async -> [ContiguousArray<UInt8>] {
    let encoder = BandEncoder(strategy: strategy)
    let strips = await Workers.map(count: renderer.stripCount, jobs: options.jobs) {
      renderer.render(strip: $0).map { band in
        band.map { (firstRow: $0.firstRow, part: encoder.encode($0)) }
      }
    }
    return await Workers.map(count: images.count, jobs: options.jobs, onEach: onImage) { image in
      let parts = strips.compactMap { $0[image] }.sorted { $0.firstRow < $1.firstRow }
      return encoder.assemble(parts.map(\.part), size: images[image].size, colors: colors)
    }
  }

  private func filesOfImages(
    onImage: (Int, ContiguousArray<UInt8>) -> Void
  ) async -> [ContiguousArray<UInt8>] {
    let strips = await Workers.map(count: renderer.stripCount, jobs: options.jobs) {
      renderer.render(strip: $0)
    }
    let order = images.indices.sorted {
      (-images[$0].size.area, $0) < (-images[$1].size.area, $1)
    }
    var files = [ContiguousArray<UInt8>](repeating: [], count: images.count)
    _ = await Workers.map(
      count: order.count, jobs: options.jobs,
      onEach: { index, file in
        files[order[index]] = file
        onImage(order[index], file)
      },
      { index in
        let image = BandedImage(
          size: images[order[index]].size, colors: colors,
          bands: strips.compactMap { $0[order[index]] })
        return PNGOptimizer.encode(image, compression: options.compression)
      })
    return files
  }
}
