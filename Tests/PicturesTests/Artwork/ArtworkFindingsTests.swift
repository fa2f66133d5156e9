import Pixels
import TestSupport
import Testing

@testable import Pictures

@Suite struct ArtworkFindingsTests {
  private let detail = DetailMap(columns: 3, rows: 2, cells: [0, 1, 16, 127, 128, 255])

  @Test func text() {
    let all = [
      ArtworkFindings(), ArtworkFindings(focus: Position(x: 0, y: 0.123)),
      ArtworkFindings(detail: detail), ArtworkFindings(focus: .center, detail: detail),
    ]
    for findings in all { #expect(ArtworkFindings(text: findings.text) == findings) }
    #expect(detail.text == "3x2:0001107f80ff")
  }

  @Test(arguments: [
    "", "-", "- - -", "0.5 -", "0.5,0.5,0.5 -", "1.5,0 -", "nan,0 -", "-1,0 -", "- 3x2:00",
    "- 3x2:0001107f80fg", "- 0x0:", "- 65x1:00", "- -1x1:00", "- 1x1",
    "- 99999999999999999999x1:00",
  ])
  func otherTexts(_ text: String) {
    #expect(ArtworkFindings(text: text) == nil)
  }

  @Test("what is found is what '--focus' can say")
  func tenths() {
    for thousandth in 0...1000 {
      let found = Position(SaliencyMap.Peak(x: thousandth, y: thousandth))
      let text = "\(thousandth / 10).\(thousandth % 10)%"
      #expect(Position(parsing: "\(text),\(text)") == found)
    }
  }

  @Test("every part of the detail is in one cell, and counts once")
  func shares() {
    let picture = Picture(width: 320, height: 180) { x, y in
      x < 60 && y < 60 && (x / 4 + y / 4) % 2 == 0 ? Pixel(255, 255, 255) : Pixel(0, 0, 0)
    }
    let raster = Raster(
      size: PixelSize(width: 320, height: 180), channels: .rgb,
      samples: .bits8(ContiguousArray(picture.pixels.flatMap { [$0.red, $0.green, $0.blue] })))
    let detail = DetailMap(SaliencyMap(of: raster, conversion: .none, background: .black))
    #expect(detail.share { _, _ in true } == 1)
    #expect(detail.share { _, _ in false } == 0)
    let left = detail.share { x, _ in x < 0.25 }
    #expect(left > 0.95)
    #expect(abs(left + detail.share { x, _ in x >= 0.25 } - 1) < 1e-12)
    #expect(detail.share { _, y in y < 0.4 } > 0.95)
  }

  @Test("the core has what stands out, and nothing that is everywhere has one")
  func core() throws {
    func core(_ cells: [UInt8]) -> UnitRect? { DetailMap(columns: 4, rows: 2, cells: cells).core }
    #expect(core([0, 0, 0, 0, 0, 0, 7, 0]) == UnitRect(x: 0.5, y: 0.5, width: 0.25, height: 0.5))
    #expect(core([200, 0, 0, 0, 100, 0, 0, 0]) == UnitRect(x: 0, y: 0, width: 0.25, height: 1))
    // A twentieth at each end is left out.
    #expect(core([9, 255, 9, 0, 0, 0, 0, 0]) == UnitRect(x: 0.25, y: 0, width: 0.25, height: 0.5))
    #expect(core([9, 9, 9, 9, 9, 9, 9, 9]) == nil)
    #expect(core([9, 0, 0, 0, 0, 0, 0, 9]) == nil)
    #expect(core([0, 0, 0, 0, 0, 0, 0, 0]) == nil)
  }
}
