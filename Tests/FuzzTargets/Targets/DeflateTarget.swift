internal import Pixels

@testable import Pictures

/// The deflate coders and the encoder: what they write must be read as the same bytes and pixels,
/// by libdeflate and by libpng's zlib.
package enum DeflateTarget: FuzzTarget {
  /// The first byte selects the coder, the second one's lowest bits repeat the input, so that there
  /// is something to match, or choose how an image of it is filtered.
  package static func check(_ input: ContiguousArray<UInt8>) throws(Finding) {
    guard input.count >= 3 else { return }
    let (selector, shape) = (Int(input[0]), Int(input[1]))
    let bytes = ContiguousArray(input.dropFirst(2))
    switch selector {
    case 0..<120: try checkSequences(repeated(bytes, shape), selector)
    case 120..<248: try checkEncoder(bytes, width: 1 + shape, selector)
    // Rarer, because they take as long as a hundred other inputs.
    case 248..<252: try checkParts(repeated(bytes.prefix(2048), shape), middle: selector % 4)
    case 252: try checkEncoder(bytes.prefix(2048), width: 1 + shape, selector)
    case 253: try checkWide(bytes, shape)
    default: try checkOptimizer(bytes.prefix(2048), width: 1 + shape)
    }
  }

  private static func repeated(
    _ bytes: some Collection<UInt8>, _ shape: Int
  ) -> ContiguousArray<UInt8> {
    ContiguousArray((0..<1 + shape % 4).flatMap { _ in bytes })
  }

  /// In two parts: matches of the second one reach back into the first.
  private static func checkParts(
    _ bytes: ContiguousArray<UInt8>, middle: Int
  ) throws(Finding) {
    let middle = bytes.count * middle / 4
    let parts = [0..<middle, middle..<bytes.count].map { OptimalDeflater.part(bytes, $0) }
    try check(
      ContiguousArray(parts.map(\.bytes).joined()), bytes, endsStream: parts[1].endsStream)
  }

  /// - Parameter endsStream: whether the last of the deflate blocks is marked as the last one.
  private static func check(
    _ blocks: ContiguousArray<UInt8>, _ bytes: ContiguousArray<UInt8>, endsStream: Bool = false
  ) throws(Finding) {
    let stream = blocks + (endsStream ? [] : StoredBlocks.end)
    guard let inflated = InflatedStream(stream[...], limit: bytes.count + 1) else {
      throw Finding("does not inflate")
    }
    try expect(inflated.bytes == bytes, "inflates to different bytes")
  }

  /// In two parts: matches of the second one reach back into the first.
  private static func checkSequences(
    _ bytes: ContiguousArray<UInt8>, _ selector: Int
  ) throws(Finding) {
    let search = MatchSearch.allCases[selector % MatchSearch.allCases.count]
    let middle = bytes.count * (selector / 4 % 4) / 4
    let (first, second) = (ContiguousArray(bytes[..<middle]), ContiguousArray(bytes[middle...]))
    let parts =
      SequenceDeflater.deflate(first, search)
      + SequenceDeflater.deflate(second, after: first[...], search)
    try check(parts, bytes)
  }

  private static func checkEncoder(
    _ bytes: some Collection<UInt8>, width: Int, _ selector: Int
  ) throws(Finding) {
    guard let image = image(bytes, width: width, bandRows: 1 + selector % 7) else { return }
    let isOptimal = selector >= 248
    let filterings: [RowFiltering] =
      (0...4).map { .always($0) } + [.fewestBits]
      + (isOptimal ? [.leastPairEntropy, .fewestPairs] : [])
    let search = MatchSearch.allCases[selector % MatchSearch.allCases.count]
    let filtering = filterings[(selector / 8 + bytes.count) % filterings.count]
    for reduced in [image] + (selector & 4 == 0 ? [] : image.reductions()) {
      let strategy = EncodingStrategy(filtering: filtering, search: search)
      let rows = ContiguousArray(
        reduced.bands.map { filtering.rows(of: $0, reduced.format) }.joined())
      let file =
        isOptimal
        ? PNGFile(
          size: reduced.size, format: reduced.format, colors: reduced.colors,
          parts: OptimalDeflater.parts(of: rows.count).map { OptimalDeflater.part(rows, $0) }
        ).bytes
        : reduced.encoded(with: strategy)
      try check(file, image)
    }
  }

  private static func checkOptimizer(
    _ bytes: some Collection<UInt8>, width: Int
  ) throws(Finding) {
    guard let image = image(bytes, width: width, bandRows: 8) else { return }
    for compression in [Compression.fast, .balanced] {
      try check(PNGOptimizer.encode(image, search: EncodingSearch(compression)), image)
    }
  }

  /// Rows of up to 100,000 pixels: the bytes again and again, each time changed a little.
  private static func checkWide(
    _ bytes: ContiguousArray<UInt8>, _ shape: Int
  ) throws(Finding) {
    let width = 1 + (shape << 8 | Int(bytes[0])) * 100_000 / 65_536
    let rows = 1 + Int(bytes[bytes.count - 1]) % 9
    let count = 3 * width * min(rows, max(1, 300_000 / width))
    let wide = (0..<count).map { place in
      let (turn, index) = place.quotientAndRemainder(dividingBy: bytes.count)
      return bytes[index] &+ UInt8(truncatingIfNeeded: turn &* turn)
    }
    guard let image = image(wide, width: width, bandRows: 1 + rows % 4) else { return }
    let compression: Compression = bytes.count % 2 == 0 ? .fast : .balanced
    try check(PNGOptimizer.encode(image, search: EncodingSearch(compression)), image)
  }

  /// An RGB image with as many rows as there are bytes for, in bands.
  private static func image(
    _ bytes: some Collection<UInt8>, width: Int, bandRows: Int
  ) -> BandedImage? {
    let bytes = ContiguousArray(bytes)
    let rowBytes = 3 * width
    let height = bytes.count / rowBytes
    guard height > 0 else { return nil }
    let bands = stride(from: 0, to: height, by: bandRows).map { first in
      let count = min(bandRows, height - first)
      return RowBand(
        firstRow: first, rowCount: count,
        samples: ContiguousArray(bytes[first * rowBytes..<(first + count) * rowBytes]))
    }
    return BandedImage(size: PixelSize(width: width, height: height), bands: bands)
  }

  private static func check(
    _ file: ContiguousArray<UInt8>, _ image: BandedImage
  ) throws(Finding) {
    let samples = ContiguousArray(image.bands.flatMap(\.samples))
    guard let decoded = try? PNGDecoder.decode(file),
      let inspection = try? PNGInspection(file, pixelLimit: PNGDecoder.pixelLimit),
      let judged = try? LibpngDecoder.decode(inspection)
    else { throw Finding("the encoder's file cannot be decoded") }
    for (raster, warnings) in [judged, (decoded.raster, decoded.warnings)] {
      try expect(warnings.isEmpty, "the encoder's file has warnings: \(warnings)")
      try expect(raster.size == image.size, "the encoder's file has another size")
      try expect(rgb(raster) == samples, "the encoder's file has different pixels")
    }
  }

  /// Each gray sample is repeated three times.
  private static func rgb(_ raster: Raster) -> ContiguousArray<UInt8>? {
    guard case .bits8(let samples) = raster.samples else { return nil }
    switch raster.channels {
    case .gray: return ContiguousArray(samples.flatMap { [$0, $0, $0] })
    case .rgb: return samples
    case .grayAlpha, .rgba: return nil
    }
  }
}
