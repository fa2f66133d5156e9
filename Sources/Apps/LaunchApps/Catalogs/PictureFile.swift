internal import LaunchRules
package import Pictures
package import Pixels
internal import Platform
internal import Texts

/// A picture file of a launch screen, in any format.
package struct PictureFile: Equatable, Sendable {
  package let path: String
  /// Why Xcode cannot read the picture; `nil` if Xcode can.
  package let fault: PNGError?
  /// The size in pixels, or in points if the picture is a vector graphic; `nil` if the size is
  /// unknown.
  package let size: PixelSize?
  package let isVector: Bool
  package let hasAlphaChannel: Bool
  private let bytesPerPixel: Int
  /// The colors of the pixels; `nil` if they are unknown.
  private let color: VisibleColor?

  package var name: String { path.lastPathName }

  private static let startLength = 256 << 10
  /// The largest file to decode. A million equal pixels have a few thousand bytes.
  private static let plainLength = 16 << 10

  /// Fails if the file is missing or cannot be read.
  init?(reading path: String) {
    guard let file = try? ReadableFile(path: path),
      let start = try? file.read(at: 0, count: Self.startLength)
    else { return nil }
    self.path = path
    let format = ImageFormat(start)
    isVector = format == .pdf || format == .svg
    color =
      start.count > Self.plainLength
      ? nil : (try? PNGDecoder.decode(start, pixelLimit: 1 << 20))?.raster.visibleColor
    let header = Result { () throws(PNGError) in try PNGHeader(start) }
    hasAlphaChannel = (try? header.get().hasAlphaChannel) == true
    switch header {
    case .success(let header):
      (fault, size, bytesPerPixel) = (nil, header.size, header.bitDepth == 16 ? 8 : 4)
    case .failure(let error):
      fault = format == nil ? error : nil
      size = format.flatMap { PictureSize.of($0, start) }
      bytesPerPixel = 4
    }
  }

  /// The number of bytes of the decoded picture, as ``LaunchImageLimit`` estimates it; `nil` if the
  /// size is unknown. The screen's `scale` matters only for vectors.
  package func decodedBytes(scale: Int) -> Int? {
    size.map { size in
      let factor = isVector ? scale : 1
      return LaunchImageLimit.decodedBytes(
        width: size.width * factor, height: size.height * factor, bytesPerPixel: bytesPerPixel)
    }
  }

  /// Whether stretching changes nothing; `false` if the pixels are unknown.
  package var hasOneColor: Bool { if case .one? = color { true } else { false } }

  /// Why nothing of the picture is seen on white: `is 1x1 pixel, transparent`; `nil` if it is seen.
  package var unseen: String? {
    guard let size, !isVector else { return nil }
    let pixels = "is \(size) pixel\(size.area == 1 ? "" : "s")"
    switch color {
    case VisibleColor.none?: return pixels + ", transparent"
    case .one(let pixel)? where size.isPlaceholder && pixel.isWhite: return pixels + ", white"
    case nil where size.isPlaceholder: return pixels
    default: return nil
    }
  }
}

extension Raster {
  fileprivate var isWhite: Bool {
    if case .bits8(let samples) = samples { samples.allSatisfy { $0 == 255 } } else { false }
  }
}

/// The sizes of pictures that are not PNG files.
private enum PictureSize {
  /// The size in pixels, or in points if the format is a vector graphic; `nil` if no size was
  /// found.
  static func of(_ format: ImageFormat, _ bytes: ContiguousArray<UInt8>) -> PixelSize? {
    switch format {
    case .jpeg: jpeg(bytes)
    case .heic, .avif: heic(bytes)
    case .pdf: pdf(bytes)
    case .svg: svg(bytes)
    case .gif, .webP, .tiff, .bmp, .photoshop: nil
    }
  }

  private static func size(_ width: Double, _ height: Double) -> PixelSize? {
    guard (1...1e6).contains(width), (1...1e6).contains(height) else { return nil }
    return PixelSize(width: Int(width.rounded(.up)), height: Int(height.rounded(.up)))
  }

  /// The size in the first start-of-frame segment (ITU T.81, B.2.2).
  private static func jpeg(_ bytes: ContiguousArray<UInt8>) -> PixelSize? {
    let reader = ByteReader(bytes[...], .bigEndian)
    func number(_ index: Int) -> Int? { reader.integer(at: index, bytes: 2) }
    var index = 2
    while let marker = number(index), marker > 0xFF00, let length = number(index + 2) {
      // The frames are C0 through CF, without tables (C4, CC) and the reserved C8.
      if (0xFFC0...0xFFCF).contains(marker), ![0xFFC4, 0xFFC8, 0xFFCC].contains(marker) {
        guard let height = number(index + 5), let width = number(index + 7) else { return nil }
        return size(Double(width), Double(height))
      }
      // Fill bytes may precede a marker.
      index += marker == 0xFFFF ? 1 : 2 + length
    }
    return nil
  }

  /// The largest size in the file, because a HEIC file also has the sizes of tiles (ISO 23008-12,
  /// `ispe`).
  private static func heic(_ bytes: ContiguousArray<UInt8>) -> PixelSize? {
    let reader = ByteReader(bytes[...], .bigEndian)
    let sizes = places(of: "ispe", in: bytes).compactMap { place -> PixelSize? in
      guard let width = reader.integer(at: place + 8, bytes: 4),
        let height = reader.integer(at: place + 12, bytes: 4)
      else { return nil }
      return size(Double(width), Double(height))
    }
    return sizes.max { $0.area < $1.area }
  }

  /// The size in the first `/MediaBox` outside of compressed streams.
  private static func pdf(_ bytes: ContiguousArray<UInt8>) -> PixelSize? {
    places(of: "/MediaBox", in: bytes).lazy.compactMap { place -> PixelSize? in
      let text = bytes[place...].dropFirst(9).prefix(80)
      guard let open = text.firstIndex(of: UInt8(ascii: "[")),
        let close = text.firstIndex(of: UInt8(ascii: "]")), open < close
      else { return nil }
      let corners = numbers(in: String(decoding: text[(open + 1)..<close], as: UTF8.self))
      return corners.count == 4 ? size(corners[2] - corners[0], corners[3] - corners[1]) : nil
    }.first
  }

  private static func svg(_ bytes: ContiguousArray<UInt8>) -> PixelSize? {
    guard let root = try? InterfaceReader.root(of: bytes), root.name == "svg" else { return nil }
    let sides = ["width", "height"].compactMap { root[$0] }.flatMap(numbers)
    let box = root["viewBox"].map(numbers) ?? []
    if sides.count == 2 { return size(sides[0], sides[1]) }
    return box.count == 4 ? size(box[2], box[3]) : nil
  }

  private static func numbers(in text: String) -> [Double] {
    text.split { !"0123456789.-".contains($0) }.compactMap { Double($0) }
  }

  private static func places(of text: String, in bytes: ContiguousArray<UInt8>) -> [Int] {
    let pattern = Array(text.utf8)
    return bytes.indices.filter { bytes[$0] == pattern[0] && bytes[$0...].starts(with: pattern) }
  }
}
