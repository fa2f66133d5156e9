import PNGCodec
import Pixels

extension Picture {
  /// A PNG file, written without the code under test: no compression, no filters.
  func png(exif: [UInt8]? = nil, chunks: [PNGChunk] = []) -> ContiguousArray<UInt8> {
    var rows: [UInt8] = []
    rows.reserveCapacity((width * 3 + 1) * height)
    for y in 0..<height {
      rows.append(0)
      for pixel in pixels[y * width..<(y + 1) * width] {
        rows.append(pixel.red)
        rows.append(pixel.green)
        rows.append(pixel.blue)
      }
    }
    var file: ContiguousArray<UInt8> = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let header = PNGChunk.number(width) + PNGChunk.number(height) + [8, 2, 0, 0, 0]
    file += PNGChunk(type: "IHDR", content: header).bytes
    for chunk in chunks { file += chunk.bytes }
    if let exif { file += PNGChunk(type: "eXIf", content: exif).bytes }
    file += PNGChunk(type: "IDAT", content: StoredZlib.stream(rows)).bytes
    file += PNGChunk(type: "IEND", content: []).bytes
    return file
  }

  /// What libpng reads from an opaque, 8-bit RGB file.
  init(png bytes: ContiguousArray<UInt8>) throws {
    let raster = try PNGDecoder.decode(bytes).raster
    guard raster.channels == .rgb, case .bits8(let samples) = raster.samples else {
      throw NotOpaqueRGB(channels: raster.channels)
    }
    let width = raster.size.width
    self.init(width: width, height: raster.size.height) { x, y in
      let index = (y * width + x) * 3
      return Pixel(Int(samples[index]), Int(samples[index + 1]), Int(samples[index + 2]))
    }
  }

  struct NotOpaqueRGB: Error {
    var channels: ChannelLayout
  }
}
