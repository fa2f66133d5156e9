internal import LaunchRules
internal import Pictures
internal import Pixels

/// All screens of a preview in one picture: each device next to the file of its launch image, and
/// the launch screen.
struct ContactSheet {
  let rows: [[SheetCell]]
  private let width: Int
  private let head: [SheetText.Line]

  private static let margin = 48
  private static let gap = 56
  private static let narrowest = 700
  private static let page = RGBColor(red: 245, green: 245, blue: 247)

  init(_ preview: PreviewContent) {
    // Each mode of the launch screen is a row, which ends with the iPads.
    rows =
      (preview.launchScreen?.rows ?? []).map { row in row.displays.map { SheetCell(row, on: $0) } }
      + Self.rows(preview.screens.map { SheetCell($0) })
    width = max(rows.map(Self.width).max() ?? 0, Self.narrowest)
    let line = Double(width)
    let verdict = preview.verdict
    let texts: [(String, SheetText)] =
      [(preview.title, .title), (verdict.summary, .text), (verdict.text, .name)]
      + verdict.findings.prefix(3).map { ($0, SheetText.text) }
    head = texts.flatMap { text, style in style.lines(of: text, width: line, limit: 5) }
  }

  /// The sheet as a PNG file. The same preview always results in the same bytes.
  var png: ContiguousArray<UInt8> {
    PNGOptimizer.encode(raster.banded(), search: EncodingSearch(.balanced))
  }

  /// The maximum memory, in bytes, that making the sheet needs.
  var byteCount: Int { 12 * size.area + (12 << 20) }

  private var headHeight: Int { head.reduce(0) { $0 + $1.style.lineHeight } }

  private var size: PixelSize {
    PixelSize(
      width: width + 2 * Self.margin,
      height: rows.reduce(2 * Self.margin + headHeight) { $0 + Self.height($1) + Self.gap / 2 })
  }

  var raster: Raster {
    var canvas = Canvas(size: size, Self.page)
    canvas.write(head, x: Self.margin, y: Self.margin)
    var top = Self.margin + headHeight
    for row in rows {
      top += Self.gap / 2
      let stage = row.map(\.stage).max() ?? 0
      var left = Self.margin
      for cell in row {
        cell.draw(on: &canvas, x: left, y: top, stage: stage)
        left += cell.width + Self.gap
      }
      top += Self.height(row)
    }
    return canvas.raster
  }

  private static func width(_ row: [SheetCell]) -> Int {
    row.reduce(-gap) { $0 + $1.width + gap }
  }

  private static func height(_ row: [SheetCell]) -> Int {
    (row.map(\.stage).max() ?? 0) + (row.map(\.caption).max() ?? 0) + gap / 2
  }

  /// The cells in rows of at most five cells. The lengths of the rows differ by at most one cell.
  private static func rows(_ cells: [SheetCell]) -> [[SheetCell]] {
    let count = (cells.count + 4) / 5
    return (0..<count).map {
      Array(cells[$0 * cells.count / count..<($0 + 1) * cells.count / count])
    }
  }
}
