internal import Pixels
internal import Platform

/// Reads PNGs that Xcode has compressed for devices, such as the images of built apps.
///
/// Such a file begins with a chunk `CgBI`. The rows are a deflate stream without zlib's header and
/// checksum. In the pixels, blue comes before red, and colors are premultiplied by alpha (The
/// iPhone Wiki, "CgBI file format").
package enum XcodePNG {
  /// Decodes the pixels to 8-bit RGB, or to RGBA with straight alpha.
  ///
  /// - Throws: ``PNGError``. If the rows are not 8-bit RGB or RGBA, the error is
  ///   ``PNGError/compressedByXcode``.
  package static func decode(
    _ bytes: ContiguousArray<UInt8>, pixelLimit: Int = PNGDecoder.pixelLimit
  ) throws(PNGError) -> DecodedPNG {
    let list = try ChunkList(bytes) { _, _ in }
    let header = try PNGHeader(bytes)
    guard header.isCompressedByXcode, let chunk = list.chunks.first(where: { $0.type == "IHDR" })
    else { throw .compressedByXcode }
    let (size, format) = (header.size, Array(list.content(of: chunk).dropFirst(8)))
    // 8-bit RGB and RGBA, not interlaced.
    guard [[8, 2, 0, 0, 0], [8, 6, 0, 0, 0]].contains(format) else { throw .compressedByXcode }
    guard size.area <= pixelLimit else { throw .tooLarge(size: size, limit: pixelLimit) }
    let channels = format[1] == 6 ? ChannelLayout.rgba : .rgb
    let count = (size.width * channels.count + 1) * size.height
    let stream = ContiguousArray(
      list.chunks.filter { $0.type == "IDAT" }.map { list.content(of: $0) }.joined())
    var file = PNGFile(size: size, format: .samples(channels), colors: .sRGB)
    file.append("IDAT", try zlib(stream, byteCount: count))
    file.append("IEND", [])
    var decoded = try PNGDecoder.decode(file.bytes, pixelLimit: pixelLimit)
    decoded.raster = straight(decoded.raster)
    return decoded
  }

  /// Adds zlib's header and checksum to a deflate stream that inflates to `byteCount` bytes.
  private static func zlib(
    _ stream: ContiguousArray<UInt8>, byteCount: Int
  ) throws(PNGError) -> ContiguousArray<UInt8> {
    try PNGError.checkMemory(byteCount + 2 * stream.count)
    let rows = try mapError(try Inflate.raw(stream, byteCount: byteCount)) { (_: OutOfMemory) in
      PNGError.outOfMemory
    }
    guard let rows else { throw .compressedByXcode }
    return [0x78, 0x01] + stream + ContiguousArray(bigEndian: Adler32(rows[...]).value)
  }

  /// Puts red before blue, and divides colors by alpha.
  private static func straight(_ raster: Raster) -> Raster {
    guard case .bits8(var samples) = raster.samples else { return raster }
    for start in stride(from: 0, to: samples.count, by: raster.channels.count) {
      samples.swapAt(start, start + 2)
      let alpha = raster.channels.hasAlpha ? max(Int(samples[start + 3]), 1) : 255
      for place in start..<start + 3 {
        samples[place] = UInt8(min((Int(samples[place]) * 255 + alpha / 2) / alpha, 255))
      }
    }
    return Raster(size: raster.size, channels: raster.channels, samples: .bits8(samples))
  }
}
