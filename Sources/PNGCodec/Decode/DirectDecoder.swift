internal import CDeflate
internal import CPixelKernels
internal import Pixels

/// Decodes the plain kind of PNG that editors export, at more than twice libpng's speed: the whole
/// stream is inflated at once, and its rows are unfiltered in place.
///
/// Whatever is unusual, or wrong, is left to libpng: it is the judge, and has the words for it.
enum DirectDecoder {
  /// `nil` for everything but 8 bits a sample, no palette, no tRNS, no interlacing, no fault.
  static func decode(_ bytes: ContiguousArray<UInt8>) -> DecodedPNG? {
    guard let chunks = ChunkList(bytes)?.chunks, let header = Header(bytes, chunks),
      let stream = Stream(chunks)
    else { return nil }
    let others = chunks.dropFirst().filter { $0.type != "IDAT" && $0.type != "IEND" }
    guard others.allSatisfy({ harmless.contains($0.type) }),
      Set(others.map(\.type)).isDisjoint(with: Self.notTwice(others)),
      let samples = samples(of: stream, in: bytes, header)
    else { return nil }
    let exif = others.first { $0.type == "eXIf" }
    return DecodedPNG(
      raster: Raster(size: header.size, channels: header.channels, samples: .bits8(samples)),
      orientation: exif.flatMap { ExifOrientation.read(bytes[$0.content]) } ?? .up,
      warning: nil)
  }

  /// Chunks that change no pixel, or only how its color is meant.
  private static let harmless: Set = [
    "sRGB", "gAMA", "cHRM", "iCCP", "cICP", "pHYs", "tIME", "tEXt", "zTXt", "iTXt", "eXIf", "sBIT",
    "bKGD",
  ]

  /// Types that occur twice though they may not.
  private static func notTwice(_ chunks: [ChunkList.Chunk]) -> Set<String> {
    var seen: Set<String> = []
    let repeatable: Set = ["tEXt", "zTXt", "iTXt"]
    return Set(chunks.map(\.type).filter { !repeatable.contains($0) && !seen.insert($0).inserted })
  }

  /// What IHDR says, where it is plain.
  private struct Header {
    let size: PixelSize
    let channels: ChannelLayout

    init?(_ bytes: ContiguousArray<UInt8>, _ chunks: [ChunkList.Chunk]) {
      guard let chunk = chunks.first, chunk.type == "IHDR", chunk.content.count == 13 else {
        return nil
      }
      let start = chunk.content.lowerBound
      let width = Int(bytes.number(at: start))
      let height = Int(bytes.number(at: start + 4))
      let side = 1...1_000_000
      guard side.contains(width), side.contains(height),
        width * height <= PNGDecoder.pixelLimit,
        // Depth 8; deflate, the five filters, not interlaced.
        bytes[start + 8] == 8, bytes[start + 10..<start + 13].allSatisfy({ $0 == 0 })
      else { return nil }
      size = PixelSize(width: width, height: height)
      switch bytes[start + 9] {
      case 0: channels = .gray
      case 2: channels = .rgb
      case 4: channels = .grayAlpha
      case 6: channels = .rgba
      default: return nil
      }
    }
  }

  /// The places of the compressed stream: neighbouring IDATs.
  private struct Stream {
    let parts: [Range<Int>]

    init?(_ chunks: [ChunkList.Chunk]) {
      guard let first = chunks.firstIndex(where: { $0.type == "IDAT" }),
        let last = chunks.lastIndex(where: { $0.type == "IDAT" }),
        chunks[first...last].allSatisfy({ $0.type == "IDAT" })
      else { return nil }
      parts = chunks[first...last].map(\.content)
    }
  }

  /// Conditions of the unsafe code: what libdeflate fills is `(rowBytes + 1) * height` bytes, or
  /// it reports a failure.
  private static func samples(
    of stream: Stream, in bytes: ContiguousArray<UInt8>, _ header: Header
  ) -> ContiguousArray<UInt8>? {
    let height = header.size.height
    let rowBytes = header.size.width * header.channels.count
    let joined: ArraySlice<UInt8> =
      stream.parts.count == 1
      ? bytes[stream.parts[0]] : ArraySlice(stream.parts.flatMap { bytes[$0] })
    guard let decompressor = unsafe libdeflate_alloc_decompressor() else { return nil }
    defer { unsafe libdeflate_free_decompressor(decompressor) }
    let zeros = ContiguousArray<UInt8>(repeating: 0, count: rowBytes)
    var isWhole = false
    let samples = unsafe ContiguousArray<UInt8>(
      unsafeUninitializedCapacity: (rowBytes + 1) * height
    ) { output, count in
      let status = unsafe joined.withUnsafeBytes {
        unsafe libdeflate_zlib_decompress(
          decompressor, $0.baseAddress, $0.count, output.baseAddress, (rowBytes + 1) * height, nil)
      }
      guard status == LIBDEFLATE_SUCCESS, let rows = output.baseAddress else { return }
      isWhole = unsafe zeros.withUnsafeBufferPointer {
        guard let zeros = $0.baseAddress else { return false }
        return unsafe lgk_unfilter(rows, zeros, height, rowBytes, header.channels.count) == 1
      }
      count = rowBytes * height
    }
    return isWhole ? samples : nil
  }
}
