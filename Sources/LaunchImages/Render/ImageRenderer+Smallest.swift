internal import PNGCodec
internal import Pixels

extension ImageRenderer {
  /// The smallest files: one image after the other, so that no more than one is held; its strips,
  /// bands and parts on all cores.
  ///
  /// - Parameter onImage: told of each finished file.
  func smallestFiles(
    onImage: (Int, ContiguousArray<UInt8>) -> Void
  ) async -> [ContiguousArray<UInt8>] {
    var files: [ContiguousArray<UInt8>] = []
    for index in images.indices {
      files.append(await smallestFile(of: images[index]))
      onImage(index, files[index])
    }
    return files
  }

  private func smallestFile(of image: TurnedImage) async -> ContiguousArray<UInt8> {
    let deflating = await filtered(image)
    return deflating.file(await map(deflating.partCount) { deflating.deflate(part: $0) })
  }

  /// Pixels and candidates end here: parsing needs the memory.
  private func filtered(_ image: TurnedImage) async -> SmallestEncoding.Deflating {
    let encoding = SmallestEncoding(await rendered(image))
    let sizes = await map(encoding.candidateCount) { encoding.size(candidate: $0) }
    let filtering = encoding.filtering(sizes: sizes)
    return filtering.deflating(rows: await map(filtering.bandCount) { filtering.rows(ofBand: $0) })
  }

  private func rendered(_ image: TurnedImage) async -> BandedImage {
    let renderer = Self.renderer(
      of: [image], artwork: renderer.artwork, renderer.conversion, options: options)
    let bands = await map(renderer.stripCount) { renderer.render(strip: $0)[0] }
    return BandedImage(size: image.size, colors: colors, bands: bands.compactMap { $0 })
  }

  private func map<Value: Sendable>(
    _ count: Int, _ work: @escaping @Sendable (Int) -> Value
  ) async -> [Value] {
    await Workers.map(count: count, jobs: options.jobs, work)
  }
}
