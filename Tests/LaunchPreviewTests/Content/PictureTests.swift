import Pictures
import Pixels
import TestSupport
import Testing

@testable import LaunchPreview

@Suite struct PictureTests {
  @Test(arguments: [(1334, 750), (750, 1334), (640, 640)])
  func cornersStayWhereTheyAre(_ width: Int, _ height: Int) throws {
    let source = Samples.marked(width: width, height: height, mark: 100)
    let picture = try LaunchPreview.Picture(ofFile: source.png())
    let small = picture.raster.size
    #expect(picture.size == PixelSize(width: width, height: height))
    #expect(max(small.width, small.height) == 480)
    #expect(abs(small.width * height - small.height * width) <= max(width, height))
    let (right, bottom) = (small.width - 3, small.height - 3)
    #expect(picture.raster.pixel(2, 2) == [255, 0, 0])
    #expect(picture.raster.pixel(right, 2) == [0, 255, 0])
    #expect(picture.raster.pixel(2, bottom) == [0, 0, 255])
    #expect(picture.raster.pixel(right, bottom) == [255, 255, 255])
    #expect(picture.raster.pixel(small.width / 2, small.height / 2) == [128, 128, 128])
  }

  @Test func fileHasTheSamePixels() throws {
    let source = Samples.marked(width: 500, height: 300, mark: 50)
    let picture = try LaunchPreview.Picture(ofFile: source.png())
    #expect(try PNGDecoder.decode(picture.png).raster == picture.raster)
  }

  @Test(arguments: [(1, 1), (480, 1), (3, 480), (17, 23)])
  func smallOnesStayAsTheyAre(_ width: Int, _ height: Int) throws {
    let source = TestSupport.Picture(width: width, height: height) { x, y in
      Pixel(x * 31 % 256, y * 17 % 256, (x + y) % 256)
    }
    let picture = try LaunchPreview.Picture(ofFile: source.png())
    #expect(picture.raster == (try PNGDecoder.decode(source.png()).raster))
  }

  /// A side is never lost.
  @Test func stripsStayVisible() throws {
    let source = TestSupport.Picture(width: 4000, height: 2) { _, _ in Pixel(7, 8, 9) }
    let picture = try LaunchPreview.Picture(ofFile: source.png())
    #expect(picture.raster.size == PixelSize(width: 480, height: 1))
  }

  @Test func damagedFile() {
    #expect(throws: PNGError.self) { try LaunchPreview.Picture(ofFile: [1, 2, 3]) }
  }
}
