import LaunchImages
import Pixels
import TestSupport
import Testing

@testable import LaunchPreview

@Suite struct ContrastMapTests {
  /// Stripes on a flat ground.
  private func logo(x left: Int, y top: Int) throws -> ContrastMap {
    let picture = TestSupport.Picture(width: 480, height: 270) { x, y in
      let isInside = (left..<left + 60).contains(x) && (top..<top + 40).contains(y)
      return isInside && x / 3 % 2 == 0 ? Pixel(255, 255, 255) : Pixel(20, 40, 80)
    }
    return ContrastMap(try LaunchPreview.Picture(ofFile: picture.png()).raster)
  }

  @Test(arguments: [(0, 0), (210, 115), (420, 230), (10, 200)])
  func findsTheLogo(_ x: Int, _ y: Int) throws {
    let map = try logo(x: x, y: y)
    let focus = try #require(map.focus)
    let place = UnitRect(
      x: Double(x) / 480, y: Double(y) / 270, width: 60.0 / 480, height: 40.0 / 270)
    #expect(map.share(of: place, in: focus) > 0.95)
    // Cells are not cut where the logo ends.
    #expect(map.share(of: focus, in: place) > 0.8)
    #expect(map.share(of: focus, in: .whole) > 0.999)
  }

  @Test func shareOutsideIsNothing() throws {
    let map = try logo(x: 0, y: 0)
    let right = UnitRect(x: 0.5, y: 0, width: 0.5, height: 1)
    #expect(try map.share(of: #require(map.focus), in: right) == 0)
  }

  @Test func nothingStandsOut() throws {
    var generator = SeededGenerator(seed: 5)
    let noise = TestSupport.Picture(width: 300, height: 200) { _, _ in
      let value = Int.random(in: 0...255, using: &generator)
      return Pixel(value, value, value)
    }
    let flat = TestSupport.Picture(width: 300, height: 200) { _, _ in Pixel(9, 9, 9) }
    for picture in [noise, flat] {
      #expect(ContrastMap(try LaunchPreview.Picture(ofFile: picture.png()).raster).focus == nil)
    }
  }

  @Test(arguments: [(1, 1), (2, 1), (1, 9), (47, 26)])
  func tinyPictures(_ width: Int, _ height: Int) throws {
    let picture = TestSupport.Picture(width: width, height: height) { x, y in
      (x + y) % 2 == 0 ? Pixel(0, 0, 0) : Pixel(255, 255, 255)
    }
    _ = ContrastMap(try LaunchPreview.Picture(ofFile: picture.png()).raster).focus
  }
}
