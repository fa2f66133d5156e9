import TestSupport
import Testing

@testable import Pixels

/// Titles that are found, and pictures without a title.
@Suite struct LetteringTests {
  private func titles(_ picture: Picture) -> [PictureAnalysis.Part] {
    let raster = Raster(
      size: PixelSize(width: picture.width, height: picture.height), channels: .rgb,
      samples: .bits8(ContiguousArray(picture.pixels.flatMap { [$0.red, $0.green, $0.blue] })))
    return PictureAnalysis(of: raster, conversion: .none, background: .black).titles
  }

  private static let dark = Pixel(20, 30, 60)
  private static let light = Pixel(240, 240, 225)
  private static let grounds: [@Sendable (Int, Int) -> Pixel] = [
    { _, _ in dark }, { _, _ in light }, { x, y in Pixel(x / 4, 60 + y / 5, 120) },
    { x, y in (x / 50 + y / 50) % 2 == 0 ? Pixel(30, 60, 40) : Pixel(60, 100, 70) },
    { x, y in
      let noise = (x &* 7919 &+ y &* 104_729 &+ x &* y &* 31) % 50
      return Pixel(60 + noise, 50 + noise, 70 + noise)
    },
  ]

  @Test(arguments: [2, 3, 5, 9], grounds.indices)
  func titleIsFound(_ dot: Int, _ ground: Int) throws {
    let letters = LetterDrawing(left: 70, top: 24, dot: dot)
    let ink = ground == 1 ? Self.dark : Self.light
    let found = titles(
      Picture(width: 640, height: 360) { x, y in
        letters.contains(x, y) ? ink : Self.grounds[ground](x, y)
      })
    let title = try #require(found.first)
    #expect(found.count == 1)
    func isNear(_ share: Int, _ place: Int, _ length: Int) -> Bool {
      abs(share * length - place * 10_000) <= 20_000
    }
    #expect(isNear(title.left, 70, 640) && isNear(title.right, 70 + letters.width, 640))
    #expect(isNear(title.top, 24, 360) && isNear(title.bottom, 24 + letters.height, 360))
  }

  @Test("letters are found in samples of 16 bits, and in front of a background")
  func otherSamples() {
    let letters = LetterDrawing(left: 40, top: 30, dot: 4)
    let places = (0..<640 * 360).map { letters.contains($0 % 640, $0 / 640) }
    let rasters = [
      Raster(
        size: PixelSize(width: 640, height: 360), channels: .gray,
        samples: .bits16(ContiguousArray(places.map { $0 ? 60_000 : 9000 }))),
      Raster(
        size: PixelSize(width: 640, height: 360), channels: .grayAlpha,
        samples: .bits8(ContiguousArray(places.flatMap { $0 ? [250, 255] : [250, 0] }))),
    ]
    for raster in rasters {
      let analysis = PictureAnalysis(of: raster, conversion: .none, background: .black)
      #expect(analysis.titles.count == 1)
    }
    let white = Background.color(RGBColor(red: 250, green: 250, blue: 250))
    #expect(
      PictureAnalysis(of: rasters[1], conversion: .none, background: white).titles.isEmpty)
  }

  @Test("the subject is found apart from the title")
  func subjectBesidesTheTitle() throws {
    let letters = LetterDrawing(left: 40, top: 30, dot: 5)
    let picture = Picture(width: 640, height: 360) { x, y in
      if letters.contains(x, y) { return Self.light }
      return (x - 500) * (x - 500) + (y - 260) * (y - 260) < 1600 ? Pixel(255, 200, 40) : Self.dark
    }
    let raster = Raster(
      size: PixelSize(width: 640, height: 360), channels: .rgb,
      samples: .bits8(ContiguousArray(picture.pixels.flatMap { [$0.red, $0.green, $0.blue] })))
    let subject = try #require(
      PictureAnalysis(of: raster, conversion: .none, background: .black).second)
    #expect(subject.left < 7812 && 7812 < subject.right)
    #expect(subject.top < 7222 && 7222 < subject.bottom)
  }

  /// A number from 0 through 255 that looks like chance.
  private static func chance(_ column: Int, _ row: Int) -> Int {
    var state = UInt32(truncatingIfNeeded: column &* 7919 &+ row &* 104_729) &* 2_654_435_761
    state = (state ^ state >> 15) &* 2_246_822_519
    return Int((state ^ state >> 13) & 255)
  }

  @Test("letters with a gradient are found, on foliage too", arguments: [2, 3, 5, 9])
  func gradientLetters(_ dot: Int) {
    let letters = LetterDrawing(left: 70, top: 24, dot: dot)
    for isBusy in [false, true] {
      let found = titles(
        Picture(width: 640, height: 360) { x, y in
          if letters.contains(x, y) {
            let value = 255 - (y - 24) * 100 / letters.height
            return Pixel(value, value * 3 / 4, 60)
          }
          if !isBusy { return Self.dark }
          return Self.chance(x / 6, y / 6) < 40 ? Pixel(40, 90, 50) : Pixel(25, 60, 35)
        })
      #expect(found.count == 1)
    }
  }

  /// Pictures with edges, rows and shapes that are not letters.
  private static let others: [@Sendable (Int, Int) -> Pixel] = [
    { _, _ in dark },
    { x, y in Pixel(x / 3, y / 2, 90) },
    { x, y in
      var state = UInt32(truncatingIfNeeded: y * 640 + x) &* 2_654_435_761
      state = (state ^ state >> 15) &* 2_246_822_519
      let noise = Int((state ^ state >> 13) & 255)
      return Pixel(noise, noise, noise)
    },
    // Dots, checks and stripes over the whole picture.
    { x, y in (x % 30 - 15) * (x % 30 - 15) + (y % 30 - 15) * (y % 30 - 15) < 60 ? light : dark },
    { x, y in (x / 20 + y / 20) % 2 == 0 ? light : dark },
    { x, y in (x + y) / 12 % 2 == 0 ? light : dark },
    // A row of equal trees, of equal windows, and a disk.
    { x, y in abs(x % 40 - 20) * 2 < y - 250 && y < 290 ? dark : light },
    { x, y in x % 24 < 12 && y % 36 < 18 && (200..<300).contains(y) ? light : dark },
    { x, y in (x - 80) * (x - 80) + (y - 60) * (y - 60) < 900 ? light : dark },
    // Lit windows, bricks, and snow.
    { x, y in x % 24 < 12 && y % 36 < 18 && chance(x / 24, y / 36) < 120 ? light : dark },
    { x, y in y % 24 < 3 || (x + y / 24 % 2 * 24) % 48 < 3 ? light : Pixel(150, 60, 40) },
    { x, y in
      let (across, down) = (x % 20 - 10, y % 20 - 10)
      return across * across + down * down < chance(x / 20, y / 20) / 12 ? light : dark
    },
    // Stars.
    { x, y in
      (x / 3 &* 7919 &+ y / 3 &* 104_729 &+ x / 3 &* (y / 3) &* 31) % 211 == 0 ? light : dark
    },
  ]

  @Test(arguments: others.indices)
  func noTitleIsFound(_ other: Int) {
    #expect(titles(Picture(width: 640, height: 360, Self.others[other])).isEmpty)
  }

  @Test func picturesOfAllSmallSizesHaveNoTitle() {
    for width in 1...12 {
      for height in 1...12 {
        let found = titles(
          Picture(width: width, height: height) { x, y in Pixel(x * 90 % 256, y * 70 % 256, 0) })
        #expect(found.isEmpty)
      }
    }
  }
}
