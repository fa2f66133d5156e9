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

  /// Two pixels: the first is transparent, the second is not.
  private static let transparent = [
    TestPNG(width: 2, height: 1, type: .rgba, depth: 8, samples: [9, 9, 9, 0, 0, 0, 0, 255]),
    TestPNG(
      width: 2, height: 1, type: .rgba, depth: 16, samples: [9, 9, 9, 0, 0, 0, 0, 65_535]),
    TestPNG(width: 2, height: 1, type: .grayAlpha, depth: 8, samples: [0, 0, 0, 255]),
    TestPNG(width: 2, height: 1, type: .grayAlpha, depth: 16, samples: [7, 0, 7, 65_535]),
    TestPNG(width: 2, height: 1, type: .gray, depth: 1, samples: [1, 0], transparency: [1]),
    TestPNG(width: 2, height: 1, type: .gray, depth: 16, samples: [7, 8], transparency: [7]),
    TestPNG(
      width: 2, height: 1, type: .rgb, depth: 8, samples: [1, 2, 3, 0, 0, 0],
      transparency: [1, 2, 3]),
    TestPNG(
      width: 2, height: 1, type: .rgb, depth: 16, samples: [1, 2, 3, 0, 0, 0],
      transparency: [1, 2, 3]),
    TestPNG(
      width: 2, height: 1, type: .palette, depth: 1, samples: [0, 1],
      palette: [[0, 0, 0], [0, 0, 0]], transparency: [0]),
  ]

  @Test(arguments: PictureTests.transparent)
  func transparentPixelsStayTransparent(_ source: TestPNG) throws {
    let picture = try LaunchPreview.Picture(ofFile: source.bytes)
    #expect(try Self.alphas(picture) == [0, 255])
  }

  @Test func nothingIsSeenOfATransparentPicture() throws {
    let source = TestPNG(
      width: 900, height: 300, type: .grayAlpha, depth: 8,
      samples: Array(repeating: 0, count: 540_000))
    let picture = try LaunchPreview.Picture(ofFile: source.bytes)
    #expect(try Set(Self.alphas(picture)) == [0])
  }

  private static func alphas(_ picture: LaunchPreview.Picture) throws -> [UInt8] {
    let raster = try PNGDecoder.decode(picture.png).raster
    guard raster.channels.hasAlpha, case .bits8(let samples) = raster.samples else { return [] }
    let count = raster.channels.count
    return stride(from: count - 1, to: samples.count, by: count).map { samples[$0] }
  }

  @Test func damagedFile() {
    #expect(throws: PNGError.self) { try LaunchPreview.Picture(ofFile: [1, 2, 3]) }
  }
}
