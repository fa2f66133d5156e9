internal import LaunchRules
internal import PNGCodec
package import Pixels

/// All screens of a preview in a single picture, each in the orientation in which its device is
/// held.
package struct ContactSheet {
  private let preview: PreviewContent
  private let columns: Int
  private let cell: PixelSize

  private static let margin = 40
  private static let rim = 12
  private static let labelHeight = 88
  private static let headHeight = 92
  private static let page = RGBColor(red: 245, green: 245, blue: 247)
  private static let text = RGBColor(red: 29, green: 29, blue: 31)
  private static let quiet = RGBColor(red: 95, green: 95, blue: 101)
  private static let glass = RGBColor(red: 11, green: 11, blue: 13)

  package init(_ preview: PreviewContent) {
    self.preview = preview
    columns = max(1, Int(Double(preview.screens.count).squareRoot().rounded(.up)))
    let sizes = preview.screens.map { Self.seen($0).size }
    cell = PixelSize(
      width: (sizes.map(\.width).max() ?? Picture.longestSide) + 2 * Self.rim,
      height: (sizes.map(\.height).max() ?? 0) + 2 * Self.rim + Self.labelHeight)
  }

  /// The sheet as a PNG file. The same preview always results in the same bytes.
  ///
  /// - Complexity: O(pixels)
  package var png: ContiguousArray<UInt8> {
    PNGOptimizer.encode(raster.banded(), search: EncodingSearch(.balanced))
  }

  /// The most memory, in bytes, that making the sheet needs.
  package var byteCount: Int { 12 * size.area + (12 << 20) }

  private var size: PixelSize {
    let rows = (preview.screens.count + columns - 1) / columns
    return PixelSize(
      width: columns * (cell.width + Self.margin) + Self.margin,
      height: Self.headHeight + rows * cell.height + Self.margin)
  }

  /// The sheet in 8-bit RGB.
  package var raster: Raster {
    var canvas = Canvas(size: size, Self.page)
    let width = size.width - 2 * Self.margin
    canvas.write(
      preview.title, x: Self.margin, y: 26, scale: 3, width: width, Self.text)
    canvas.write(
      preview.verdict.text, x: Self.margin, y: 60, scale: 2, width: width, Self.quiet)
    for (index, screen) in preview.screens.enumerated() {
      draw(
        screen, x: Self.margin + index % columns * (cell.width + Self.margin),
        y: Self.headHeight + index / columns * cell.height, on: &canvas)
    }
    return canvas.raster
  }

  private func draw(_ screen: PreviewScreen, x: Int, y: Int, on canvas: inout Canvas) {
    let seen = Self.seen(screen)
    let rim = Self.rim
    canvas.fill(
      PixelRect(x: x, y: y, width: seen.size.width + 2 * rim, height: seen.size.height + 2 * rim),
      radius: 20, Self.glass)
    canvas.draw(seen, x: x + rim, y: y + rim)
    let below = y + seen.size.height + 2 * rim + 10
    let lines = [
      (screen.file ?? screen.note ?? "", Self.text),
      (screen.facts.dropFirst().map(\.value).joined(separator: ", "), Self.quiet),
      (screen.name, Self.quiet),
    ]
    for (index, line) in lines.enumerated() {
      canvas.write(line.0, x: x, y: below + index * 20, scale: 2, width: cell.width, line.1)
    }
  }

  /// The screen's content in the orientation in which the device is held.
  private static func seen(_ screen: PreviewScreen) -> Raster {
    guard case .picture(let picture) = screen.content else { return blank(screen) }
    guard let held = screen.held.first, !screen.isDrawnUpright(picture.size) else {
      return picture.raster
    }
    return picture.raster.upright(from: StoredOrientation(uprightBy: turn(held)))
  }

  /// The rotation of the device from portrait, by which its screen's content is rotated too.
  private static func turn(_ held: InterfaceOrientation) -> Rotation {
    switch held {
    case .portrait: .none
    case .portraitUpsideDown: .halfTurn
    case .landscapeRight: .counterclockwise
    case .landscapeLeft: .clockwise
    }
  }

  /// A black screen with the display's proportions.
  private static func blank(_ screen: PreviewScreen) -> Raster {
    let points = screen.display.points
    let short = Picture.longestSide * points.width / max(points.height, 1)
    let upright = PixelSize(width: max(short, 1), height: Picture.longestSide)
    let size = screen.held.first?.isLandscape == true ? upright.transposed : upright
    return Canvas(size: size, .black).raster
  }
}
