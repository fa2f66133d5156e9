internal import Pixels
internal import Platform

/// Encodes images as PNG files, rendering strips as they are needed.
///
/// A strip is rendered for all images and then encoded, while it is still in the processor's
/// caches. Apart from the artwork, memory holds only some strips and compressed bytes.
struct ImageEncoder {
  let renderer: ArtworkRenderer
  let search: EncodingSearch
  let workers: Workers

  init(_ renderer: ArtworkRenderer, options: PictureOptions) {
    self.renderer = renderer
    search = EncodingSearch(options.compression)
    workers = Workers(count: options.jobs)
  }

  /// - Parameter onImage: called with the index and the file of each finished image, one at a time,
  ///   in no particular order.
  /// - Throws: `CancellationError`, `OutOfMemory`, and errors of `onImage`.
  /// - Complexity: O(the artwork's pixels times the number of images)
  func encode(onImage: (Int, ContiguousArray<UInt8>) throws -> Void) async throws {
    guard !renderer.images.isEmpty else { return }
    if search.isExhaustive {
      try await encodeInTurn(onImage: onImage)
    } else {
      try await encodeBands(onImage: onImage)
    }
  }

  private func encodeBands(
    onImage: (Int, ContiguousArray<UInt8>) throws -> Void
  ) async throws {
    let workers = try workers(.bands, of: renderer)
    let choice = try await StrategyChoice(renderer: renderer, search: search, workers: workers)
      .trials()
    let pipeline = BandPipeline(
      renderer: renderer,
      encoders: choice.best.map { trial in
        trial.map { BandEncoder($0, format: .samples(renderer.channels)) }
      })
    var files = zip(renderer.images, pipeline.encoders).map { image, encoder in
      encoder?.file(size: image.size, colors: renderer.colors)
    }
    var counted = renderer.images.map {
      CountedImage(size: $0.size, channels: renderer.channels, colors: renderer.colors)
    }
    try await workers.chain(
      renderer.strips.stripCount, given: choice.rendered,
      prepare: { pipeline.filter(strip: $0, rendered: $1) },
      work: { pipeline.deflate($1, after: $2) },
      onEach: { _, pieces in
        for (image, piece) in pieces.enumerated() {
          switch piece {
          case .encoded(let part): files[image]?.append(part)
          case .counted(let band): counted[image].append(band)
          case nil: break
          }
        }
      })
    func area(_ image: Int) -> Int { renderer.images[image].size.area }
    // The largest first, so that all workers end at about the same time.
    let rest = files.indices.filter { files[$0] == nil }.sorted { area($0) > area($1) }
    for image in files.indices {
      if var file = files[image].take() { try onImage(image, file.finish()) }
    }
    try await encode(rest.map { ($0, counted[$0]) }, workers, onImage: onImage)
  }

  /// Encodes images whose colors were counted, one image per worker. The first image must be the
  /// largest: the strategies for all images are chosen with this image.
  private func encode(
    _ images: [(index: Int, image: CountedImage)], _ workers: Workers,
    onImage: (Int, ContiguousArray<UInt8>) throws -> Void
  ) async throws {
    guard let largest = images.first?.image else { return }
    var failure: (any Error)?
    func write(_ piece: Int, _ bytes: ContiguousArray<UInt8>) {
      guard failure == nil else { return }
      do {
        try onImage(images[piece].index, bytes)
      } catch {
        failure = error
      }
    }
    let strategies = try await PNGOptimizer.contenders(
      largest, search: search, workers: workers)
    let search = search
    let encode: @Sendable (Int) -> ContiguousArray<UInt8> = {
      PNGOptimizer.encode(images[$0].image, search: search, trying: strategies)
    }
    _ = try await workers.map(images.count, onEach: write, encode)
    if let failure { throw failure }
  }

  /// Encodes one image after another, each on all workers, so that only one image is in memory.
  private func encodeInTurn(
    onImage: (Int, ContiguousArray<UInt8>) throws -> Void
  ) async throws {
    for index in renderer.images.indices {
      let renderer = renderer.only(index)
      let workers = try workers(.search, of: renderer)
      let bytes = try await PNGOptimizer.encode(
        rendered(renderer, workers), search: search, workers: workers)
      try onImage(index, bytes)
    }
  }

  private func rendered(
    _ renderer: ArtworkRenderer, _ workers: Workers
  ) async throws -> BandedImage {
    let strips = renderer.strips
    let bands = try await workers.map(strips.stripCount) { strips.render(strip: $0)[0] }
    return BandedImage(
      size: renderer.images[0].size, format: .samples(renderer.channels), colors: renderer.colors,
      bands: bands.compactMap { $0 })
  }

  /// The encoder's workers, limited to the number for which there is memory.
  private func workers(
    _ work: EncodingMemory.Work, of renderer: ArtworkRenderer
  ) throws(OutOfMemory) -> Workers {
    let memory = EncodingMemory(work, of: renderer)
    return try workers.fitting(bytesEach: memory.bytesEach, shared: memory.shared)
  }
}

/// An upper bound of the memory for encoding images, in bytes. Noise, which cannot be compressed,
/// takes this much; most artwork takes less.
struct EncodingMemory {
  enum Work {
    /// Each strip is encoded soon after it is rendered.
    case bands
    /// All workers encode the same image, each worker with a different strategy. Then all workers
    /// encode the next image.
    case search
  }

  let bytesEach: Int
  /// Bytes for all images, raw and encoded, whatever the number of workers.
  let shared: Int

  /// Bytes that each worker takes for the tables of the deflate coders, whatever the image.
  private static let fixed = 12 << 20

  /// Bytes for the taps of the resampling filter: the rounded taps of both axes of all images, and
  /// one axis's taps before rounding.
  static func samplings(of imageCount: Int, artwork: PixelSize) -> Int {
    (artwork.width + artwork.height) * (16 * imageCount + 200)
  }

  init(_ work: Work, of renderer: ArtworkRenderer) {
    let sizes = renderer.images.map { $0.size.area * renderer.channels.count }
    let all = sizes.reduce(0, +)
    let strip = renderer.strips.bytesPerStrip
    switch work {
    case .bands:
      // A strip's filtered rows stay in memory until the previous strip's rows are filtered.
      bytesEach = 2 * strip + Self.fixed
      shared = 2 * all
    case .search:
      bytesEach = strip + 4 * Self.fixed
      shared = 5 * all
    }
  }
}

/// Renders the pictures of a plan, and encodes them while they are rendered.
struct PictureEncoding {
  let pictures: [PlannedPicture]
  let options: PictureOptions

  /// Makes all pictures. Memory holds only strips of the pictures, the pictures' compressed bytes,
  /// and the artworks that are still needed.
  ///
  /// - Parameter onImage: called with the index of each finished picture and its file, one at a
  ///   time.
  /// - Throws: ``PictureError``, `CancellationError`, and errors of `onImage`.
  /// - Complexity: O(the artworks' pixels times the number of pictures)
  func encode(
    _ artworks: consuming [Int: Artwork], onImage: (Int, GeneratedImage) throws -> Void
  ) async throws {
    var forms = ArtworkForms(artworks)
    artworks = [:]
    var passes = RenderPass.all(of: pictures)[...]
    while let pass = passes.popFirst() {
      guard let name = forms.name(pass.kind.artwork) else { continue }
      do {
        try forms.prepare(for: pass)
        guard let artwork = forms.artwork(pass.kind.artwork, for: pass) else { continue }
        let logo = pass.kind.logo.flatMap { forms.artwork($0, for: pass) }
        forms.keep(for: passes)
        try Memory.check(
          EncodingMemory.samplings(of: pass.images.count, artwork: artwork.size))
        let renderer = ArtworkRenderer(pass, artwork: artwork, logo: logo, filter: options.filter)
        try await ImageEncoder(renderer, options: options).encode { image, bytes in
          let index = pass.pictures[image]
          let picture = pictures[index]
          try onImage(
            index, GeneratedImage(file: picture.file, size: picture.size, bytes: bytes))
        }
      } catch is OutOfMemory {
        throw PictureError.outOfMemory(path: name)
      }
    }
  }
}
