import TestSupport
import Testing

@testable import Pixels

@Suite struct SaliencyMapTests {
  /// A disk of a tenth of the height, on what `ground` draws.
  private func picture(
    _ x: Double, _ y: Double, width: Int = 640, height: Int = 360,
    disk: Pixel = Pixel(220, 60, 40), ground: (Int, Int) -> Pixel = { _, _ in Pixel(90, 120, 150) }
  ) -> Picture {
    let radius = Double(height) / 10
    return Picture(width: width, height: height) { column, row in
      let across = Double(column) + 0.5 - x * Double(width)
      let down = Double(row) + 0.5 - y * Double(height)
      return across * across + down * down < radius * radius ? disk : ground(column, row)
    }
  }

  private func peak(_ picture: Picture) -> SaliencyMap.Peak { peak(raster(picture)) }

  private func peak(_ raster: Raster) -> SaliencyMap.Peak {
    PictureAnalysis(of: raster, conversion: .none, background: .black).saliency.peak
  }

  private func raster(_ picture: Picture) -> Raster {
    Raster(
      size: PixelSize(width: picture.width, height: picture.height), channels: .rgb,
      samples: .bits8(ContiguousArray(picture.pixels.flatMap { [$0.red, $0.green, $0.blue] })))
  }

  private static let places = [0.12, 0.3, 0.5, 0.7, 0.88].flatMap { x in
    [0.2, 0.5, 0.8].map { (x, $0) }
  }

  /// Within a twentieth of the picture.
  private func expect(
    _ peak: SaliencyMap.Peak, near x: Double, _ y: Double,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      abs(Double(peak.x) - 1000 * x) <= 50 && abs(Double(peak.y) - 1000 * y) <= 50, "\(peak)",
      sourceLocation: sourceLocation)
  }

  @Test(arguments: places)
  func findsADiskOnAPlainGround(_ x: Double, _ y: Double) {
    expect(peak(picture(x, y)), near: x, y)
  }

  @Test(arguments: places)
  func findsADiskOnAGradient(_ x: Double, _ y: Double) {
    expect(
      peak(
        picture(x, y) { column, row in
          Pixel(60 + column / 8, 80 + row / 6, 160 - column / 10)
        }), near: x, y)
  }

  /// Edges everywhere, color only in one place.
  @Test(arguments: places)
  func findsColorInATexture(_ x: Double, _ y: Double) {
    expect(
      peak(
        picture(x, y) { column, row in
          (column / 4 + row / 4).isMultiple(of: 2) ? Pixel(100, 100, 100) : Pixel(140, 140, 140)
        }), near: x, y)
  }

  /// No color is another one, only lines are.
  @Test(arguments: places)
  func findsLinesOnAPlainGround(_ x: Double, _ y: Double) {
    let lines = Picture(width: 640, height: 360) { column, row in
      let across = abs(Double(column) - x * 640)
      let down = abs(Double(row) - y * 360)
      return across < 50 && down < 20 && column / 4 % 2 == 0
        ? Pixel(20, 20, 20) : Pixel(235, 235, 235)
    }
    expect(peak(lines), near: x, y)
  }

  @Test("a flat picture, a gradient, and a pattern give the center")
  func nothingStandsOut() {
    var state: UInt32 = 1
    let pictures = [
      Picture(width: 64, height: 36) { _, _ in Pixel(12, 200, 77) },
      Picture(width: 640, height: 360) { x, y in Pixel(30 + x / 20, 30 + y / 12, 60) },
      Picture(width: 640, height: 360) { x, y in
        (x / 40 + y / 40).isMultiple(of: 2) ? Pixel(0, 0, 0) : Pixel(255, 255, 255)
      },
      Picture(width: 640, height: 360) { _, _ in
        state = state &* 1_664_525 &+ 1_013_904_223
        return Pixel(Int(state >> 24), Int(state >> 16 & 255), Int(state >> 8 & 255))
      },
    ]
    for picture in pictures { #expect(peak(picture) == .center) }
  }

  @Test("mirrored pictures give the mirrored place, to the last digit")
  func mirrored() {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<12 {
      let width = Int.random(in: 20...900, using: &generator)
      let height = Int.random(in: 10...width, using: &generator)
      let shapes = (0..<6).map { _ in
        (
          x: Int.random(in: 0..<width, using: &generator),
          y: Int.random(in: 0..<height, using: &generator),
          side: Int.random(in: 1...max(1, height / 4), using: &generator),
          color: Pixel(
            Int.random(in: 0...255, using: &generator), Int.random(in: 0...255, using: &generator),
            Int.random(in: 0...255, using: &generator))
        )
      }
      let drawn = Picture(width: width, height: height) { x, y in
        shapes.last { abs($0.x - x) < $0.side && abs($0.y - y) < $0.side }?.color
          ?? Pixel(40, x * 200 / width, 90)
      }
      let place = peak(drawn)
      let across = peak(Picture(width: width, height: height) { drawn[width - 1 - $0, $1] })
      let down = peak(Picture(width: width, height: height) { drawn[$0, height - 1 - $1] })
      #expect(across == SaliencyMap.Peak(x: 1000 - place.x, y: place.y))
      #expect(down == SaliencyMap.Peak(x: place.x, y: 1000 - place.y))
    }
  }

  @Test("the same picture with other samples gives the same place")
  func samples() {
    let picture = picture(0.3, 0.6)
    let expected = peak(picture)
    let bytes = picture.pixels.flatMap { [$0.red, $0.green, $0.blue] }
    let size = PixelSize(width: picture.width, height: picture.height)
    let deep = Raster(
      size: size, channels: .rgb,
      samples: .bits16(ContiguousArray(bytes.map { UInt16($0) * 257 })))
    let opaque = Raster(
      size: size, channels: .rgba,
      samples: .bits8(
        ContiguousArray(picture.pixels.flatMap { [$0.red, $0.green, $0.blue, 255] })))
    #expect(peak(deep) == expected)
    #expect(peak(opaque) == expected)
  }

  @Test("a transparent subject is seen on its background")
  func transparency() {
    let picture = picture(0.8, 0.3)
    let disk = Pixel(220, 60, 40)
    let samples = picture.pixels.flatMap { pixel -> [UInt8] in
      pixel == disk ? [255, 255, 255, 255] : [255, 255, 255, 0]
    }
    let raster = Raster(
      size: PixelSize(width: picture.width, height: picture.height), channels: .rgba,
      samples: .bits8(ContiguousArray(samples)))
    expect(peak(raster), near: 0.8, 0.3)
    let white = PictureAnalysis(
      of: raster, conversion: .none, background: .color(RGBColor(red: 255, green: 255, blue: 255)))
    #expect(white.saliency.peak == .center)
  }

  @Test("pictures of all small sizes have a place inside")
  func sizes() {
    for width in 1...20 {
      for height in 1...20 {
        let place = peak(
          Picture(width: width, height: height) { x, y in
            Pixel(x * 12, y * 12, x * y)
          })
        #expect((0...1000).contains(place.x) && (0...1000).contains(place.y))
      }
    }
    let strip = peak(
      Picture(width: 30_000, height: 2) { x, _ in
        (3000..<4000).contains(x) ? Pixel(255, 255, 255) : Pixel(0, 0, 0)
      })
    #expect(abs(strip.x - 117) < 30)
  }
}
