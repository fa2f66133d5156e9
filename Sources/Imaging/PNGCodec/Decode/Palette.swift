internal import Pixels

/// The palette of an image, which converts indices to colors.
struct Palette {
  private let table: ContiguousArray<UInt8>
  private let count: Int
  private let channels: ChannelLayout

  /// - Parameters:
  ///   - colors: red, green and blue of each color.
  ///   - alphas: alpha of the first colors; all other colors are opaque.
  init(colors: ArraySlice<UInt8>, alphas: ArraySlice<UInt8>?) {
    count = colors.count / 3
    channels = alphas == nil ? .rgb : .rgba
    let colors = Array(colors)
    let alphas = alphas.map { Array($0) }
    table = ContiguousArray(
      (0..<256).flatMap { index -> [UInt8] in
        let color = 3 * index < colors.count ? Array(colors[3 * index..<3 * index + 3]) : [0, 0, 0]
        guard let alphas else { return color }
        return color + [index < alphas.count ? alphas[index] : 255]
      })
  }

  /// Converts indices to colors; an index beyond the palette becomes opaque black.
  ///
  /// - Complexity: O(`size.area`)
  func expand(
    _ indices: ContiguousArray<UInt8>, size: PixelSize
  ) throws(PNGError) -> DecodedRows {
    let step = channels.count
    try PNGError.checkMemory(size.area * step)
    var samples = ContiguousArray<UInt8>(repeating: 0, count: size.area * step)
    var output = samples.mutableSpan
    let input = indices.span
    let colors = table.span
    var beyond = 0
    for pixel in 0..<size.area {
      let index = Int(input[pixel])
      if index >= count { beyond += 1 }
      for channel in 0..<step { output[pixel * step + channel] = colors[index * step + channel] }
    }
    let raster = Raster(size: size, channels: channels, samples: .bits8(samples))
    return DecodedRows(
      raster: raster,
      warnings: beyond == 0 ? [] : [.indexBeyondPalette(pixels: beyond, colors: count)])
  }
}
