internal import PNGCodec
internal import Pixels

/// Pixels to files' bytes.
enum ImageEncoder {
  /// PNG files of `images`, in their order. The largest is begun first, so that the last to end
  /// is a small one.
  ///
  /// - Parameter onImage: told of each finished file, one at a time, in no particular order.
  static func encode(
    _ images: [BandedImage], compression: Compression, jobs: Int,
    onImage: (Int, ContiguousArray<UInt8>) -> Void
  ) async -> [ContiguousArray<UInt8>] {
    let encoders = await Workers.map(count: images.count, jobs: jobs) {
      PNGEncoder(images[$0], compression: compression)
    }
    let order = images.indices.sorted {
      (-images[$0].size.area, $0) < (-images[$1].size.area, $1)
    }
    let work = order.flatMap { image in
      (0..<encoders[image].partCount).map { (image: image, part: $0) }
    }
    var files = [ContiguousArray<UInt8>](repeating: [], count: images.count)
    var parts = encoders.map { [PNGEncoder.Part?](repeating: nil, count: $0.partCount) }
    var missing = encoders.map(\.partCount)
    _ = await Workers.map(
      count: work.count, jobs: jobs,
      onEach: { index, part in
        let (image, position) = work[index]
        parts[image][position] = part
        missing[image] -= 1
        guard missing[image] == 0 else { return }
        files[image] = encoders[image].assemble(parts[image].compactMap { $0 })
        parts[image] = []
        onImage(image, files[image])
      },
      { encoders[work[$0].image].encode(part: work[$0].part) })
    return files
  }
}
