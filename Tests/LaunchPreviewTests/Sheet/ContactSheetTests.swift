import LaunchRules
import PNGCodec
import Pixels
import TestSupport
import Testing

@testable import LaunchPreview

@Suite struct ContactSheetTests {
  /// Each picture is in the sheet, pixel by pixel, and upright whichever way it was turned.
  @Test func showsThePicturesUpright() throws {
    let screens = try Samples.screens()
    let sheet = try PNGDecoder.decode(ContactSheet(Samples.preview(screens)).png).raster
    for (screen, rotation) in zip(screens, [Rotation.counterclockwise, .clockwise]) {
      let picture = try #require(screen.content.picture).raster
      #expect(places(of: picture, turned: rotation, in: sheet) >= 1)
    }
  }

  /// How often a picture is in another, by comparing every pixel.
  private func places(of picture: Raster, turned rotation: Rotation, in sheet: Raster) -> Int {
    let size = rotation.size(of: picture.size)
    func expected(_ x: Int, _ y: Int) -> [UInt8] {
      let source = rotation.sourcePosition(x: x, y: y, of: picture.size)
      return picture.pixel(source.column, source.row)
    }
    let corner = expected(0, 0)
    var count = 0
    for top in 0...sheet.size.height - size.height {
      for left in 0...sheet.size.width - size.width where sheet.pixel(left, top) == corner {
        let isSame = (0..<size.height).allSatisfy { y in
          (0..<size.width).allSatisfy { x in
            sheet.pixel(left + x, top + y) == expected(x, y)
          }
        }
        if isSame { count += 1 }
      }
    }
    return count
  }

  @Test(arguments: 0...10)
  func anyNumberOfScreens(_ count: Int) throws {
    let blank = PreviewScreen(
      name: "iPhone ❄️ \n", display: .phone480, content: .blank, held: [.landscapeLeft, .portrait])
    let title = String(repeating: "ü", count: 900)
    let sheet = ContactSheet(
      Samples.preview(Array(repeating: blank, count: count), title: title))
    #expect(try PNGDecoder.decode(sheet.png).raster == sheet.raster)
  }

  @Test func everyCharacterHasItsOwnForm() {
    let forms = (0x20...0x7E).compactMap { Unicode.Scalar($0) }.map { BitmapFont.columns(of: $0) }
    #expect(forms.count == 95)
    #expect(Set(forms.map(Array.init)).count == 95)
    #expect(forms.dropFirst().allSatisfy { form in form.contains { $0 != 0 } })
    #expect(forms[0].allSatisfy { $0 == 0 })
    let box = Array(BitmapFont.columns(of: "ü"))
    for scalar: Unicode.Scalar in ["\u{7F}", "\u{0}", "\u{1F}", "日"] {
      #expect(Array(BitmapFont.columns(of: scalar)) == box)
    }
  }
}
