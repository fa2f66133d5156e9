import TestSupport
import Testing

@testable import Pixels

/// Logos over colors, gradients and artworks, within 1 of the reference.
@Suite struct LogoTests {
  private static let gradient = Background.gradient(
    from: RGBColor(red: 4, green: 90, blue: 200), to: RGBColor(red: 250, green: 99, blue: 0),
    angle: 30)

  private static let backgrounds = [
    Background.black, .color(RGBColor(red: 17, green: 34, blue: 51)), gradient,
  ]

  /// What is below: nothing, an opaque artwork, and one that is partly transparent and does not fill
  /// the image.
  private static func artworks(_ size: PixelSize) -> [(raster: Raster, image: TurnedImage)?] {
    let artwork = PixelSize(width: 11, height: 8)
    let part = PixelRect(x: 2, y: 1, width: size.width - 3, height: size.height - 3)
    return [
      nil,
      (
        Pattern.noise.raster(artwork, .rgb, bits: 8, seed: 1),
        TurnedImage(filling: size, with: artwork, rowsReversed: true)
      ),
      (
        Pattern.noise.raster(artwork, .rgba, bits: 16, seed: 2),
        TurnedImage(of: artwork, in: part, of: size)
      ),
      (
        Pattern.blackAndWhite.raster(artwork, .gray, bits: 8, seed: 2),
        TurnedImage(of: artwork, in: part, of: size)
      ),
    ]
  }

  @Test("logos of up to five pixels at every position", arguments: 1...5, 1...5)
  func positions(width: Int, height: Int) throws {
    let size = PixelSize(width: 9, height: 12)
    let picture = PixelSize(width: height, height: width)
    for channels in [ChannelLayout.rgba, .grayAlpha, .rgb] {
      let raster = Pattern.noise.raster(picture, channels, bits: 8, seed: width)
      for (index, artwork) in Self.artworks(size).enumerated() {
        let background = Self.backgrounds[(index + width) % 3]
        for y in 0...size.height - height {
          for x in 0...size.width - width {
            let content = PixelRect(x: x, y: y, width: width, height: height)
            let test = LogoCase(
              frame: ImageFrame(size: size, rotation: .clockwise), artwork: artwork,
              logo: (raster, TurnedImage(of: picture, in: content, of: size)),
              background: background)
            #expect(try test.isNearReference(), "\(channels) \(content) \(index)")
          }
        }
      }
    }
  }

  @Test("resampled logos", arguments: ResamplingFilter.allCases, ChannelLayout.allCases)
  func resampled(filter: ResamplingFilter, channels: ChannelLayout) throws {
    let size = PixelSize(width: 33, height: 150)
    for picture in [PixelSize(width: 40, height: 9), PixelSize(width: 3, height: 70)] {
      for (seed, pattern) in Pattern.allCases.enumerated() {
        let raster = pattern.raster(picture, channels, bits: seed % 2 == 0 ? 8 : 16, seed: seed)
        for content in [
          PixelRect(x: 3, y: 50, width: 20, height: 90),
          PixelRect(x: 0, y: 0, width: 33, height: 150),
          PixelRect(x: 30, y: 149, width: 3, height: 1),
        ] {
          for (index, artwork) in Self.artworks(size).enumerated() {
            let test = LogoCase(
              frame: ImageFrame(size: size, rotation: .counterclockwise), artwork: artwork,
              logo: (raster, TurnedImage(of: picture, in: content, of: size)), filter: filter,
              background: Self.backgrounds[(index + seed) % 3])
            #expect(try test.isNearReference(), "\(channels) \(content) \(index) \(pattern)")
          }
        }
      }
    }
  }

  /// In the dark, where a step of linear light is the largest part of a sample.
  @Test("dark and soft layers over a dark gradient", arguments: 1...6)
  func dark(seed: Int) throws {
    let picture = PixelSize(width: 90, height: 60)
    let raster = Pattern.noise.raster(picture, .rgba, bits: 8, seed: seed)
    guard case .bits8(var samples) = raster.samples else { return }
    for index in samples.indices where index % 4 != 3 { samples[index] >>= UInt8(seed) }
    let size = PixelSize(width: 50, height: 200)
    let dark = LinearGradient(
      .angle(70),
      stops: [
        LinearGradient.Stop(.black),
        LinearGradient.Stop(RGBColor(red: 60, green: 20, blue: 3)),
      ])
    let test = LogoCase(
      frame: ImageFrame(size: size, rotation: .clockwise),
      logo: (
        Raster(size: picture, channels: .rgba, samples: .bits8(samples)),
        TurnedImage(filling: size, with: picture)
      ), background: .gradient(dark))
    #expect(try test.isNearReference())
  }

  /// The reference says what the image is over black and over white, and so its light and alpha.
  @Test("without a background, alpha stays", arguments: [ResamplingFilter.box, .nearest])
  func noBackground(_ filter: ResamplingFilter) throws {
    let size = PixelSize(width: 33, height: 150)
    let picture = PixelSize(width: 40, height: 9)
    for (seed, channels) in ChannelLayout.allCases.enumerated() {
      let raster = Pattern.noise.raster(picture, channels, bits: 8, seed: seed)
      for content in [
        PixelRect(x: 3, y: 50, width: 20, height: 90),
        PixelRect(x: 0, y: 0, width: 33, height: 150),
      ] {
        let image = TurnedImage(of: picture, in: content, of: size)
        let frame = ImageFrame(size: size, rotation: .none)
        let renderer = StripRenderer(
          [frame], artwork: PlacedPicture(raster, images: [image]), logo: nil, filter: filter,
          background: nil)
        let samples = try #require(try renderer.joined(channels: 4).first)
        func light(over color: RGBColor) -> [Double] {
          ReferenceRenderer(artwork: raster, logo: nil, filter: filter, background: .color(color))
            .values(frame, artwork: image, logo: nil).map { SRGBTransfer.linear($0 / 255) }
        }
        let black = light(over: .black)
        let white = light(over: RGBColor(red: 255, green: 255, blue: 255))
        try #require(samples.count == 4 * size.area)
        for pixel in 0..<size.area {
          let alpha = 1 - (white[3 * pixel] - black[3 * pixel])
          #expect(abs(Double(samples[4 * pixel + 3]) - 255 * alpha) < 0.6)
          guard alpha > 0.25 else { continue }
          for channel in 0..<3 {
            let color = SRGBTransfer.encode(min(black[3 * pixel + channel] / alpha, 1)) * 255
            #expect(abs(Double(samples[4 * pixel + channel]) - color) < 1.6)
          }
        }
      }
    }
  }

  @Test("behind a clear logo nothing changes")
  func clear() throws {
    let size = PixelSize(width: 30, height: 140)
    let picture = PixelSize(width: 8, height: 8)
    let clear = Raster(
      size: picture, channels: .rgba,
      samples: .bits8(ContiguousArray((0..<64).flatMap { _ in [200, 100, 0, 0] as [UInt8] })))
    let content = PixelRect(x: 5, y: 20, width: 16, height: 100)
    for background in Self.backgrounds {
      for artwork in Self.artworks(size) {
        var test = LogoCase(
          frame: ImageFrame(size: size, rotation: .clockwise), artwork: artwork,
          background: background)
        let without = try test.rendered()
        test.logo = (clear, TurnedImage(of: picture, in: content, of: size))
        #expect(try test.rendered() == without)
      }
    }
  }

  @Test("an opaque logo hides what is behind it, and keeps its colors")
  func opaque() throws {
    let picture = PixelSize(width: 6, height: 4)
    let raster = Pattern.noise.raster(picture, .rgb, bits: 8, seed: 5)
    let size = PixelSize(width: 4, height: 6)
    var test = LogoCase(
      frame: ImageFrame(size: size, rotation: .clockwise),
      logo: (raster, TurnedImage(exactly: .clockwise, of: picture)), background: .black)
    let expected = try StripRenderer(
      artwork: raster, images: [TurnedImage(exactly: .clockwise, of: picture)], filter: .lanczos3,
      background: .black
    ).joined()[0]
    for background in Self.backgrounds {
      test.background = background
      for artwork in [nil] + [Self.artworks(size)[1]] {
        test.artwork = artwork
        #expect(try test.rendered() == expected)
      }
    }
  }

  /// The strips of the artwork and those of rows alone give the same image.
  @Test("the same pixels however the image is cut")
  func cuts() throws {
    let size = PixelSize(width: 20, height: 400)
    let picture = PixelSize(width: 30, height: 10)
    let logo = (
      Pattern.noise.raster(picture, .rgba, bits: 8, seed: 3),
      TurnedImage(
        of: picture, in: PixelRect(x: 4, y: 100, width: 10, height: 130), of: size)
    )
    let clear = Raster(
      size: PixelSize(width: 700, height: 2), channels: .grayAlpha,
      samples: .bits8(ContiguousArray(repeating: 0, count: 2 * 1400)))
    for background in Self.backgrounds {
      var test = LogoCase(
        frame: ImageFrame(size: size, rotation: .clockwise), logo: logo, background: background)
      let alone = try test.rendered()
      #expect(test.renderer.stripCount == 6)
      test.artwork = (clear, TurnedImage(filling: size, with: clear.size))
      #expect(test.renderer.stripCount == 11)
      #expect(try test.rendered() == alone)
    }
  }

  @Test("excerpts only where nothing depends on the frame")
  func excerpts() {
    let artwork = Pattern.noise.raster(PixelSize(width: 60, height: 20), .rgb, bits: 8, seed: 1)
    let clear = Pattern.noise.raster(PixelSize(width: 60, height: 20), .rgba, bits: 8, seed: 1)
    let sizes = [PixelSize(width: 20, height: 40), PixelSize(width: 20, height: 60)]
    let images = sizes.map { size in
      let extent = Double(size.height)
      return TurnedImage(
        of: artwork.size, crop: Crop(x: 30 - extent / 2, y: 0, width: extent, height: 20),
        size: size, content: PixelRect(x: 0, y: 0, width: size.width, height: size.height),
        rowsReversed: false, columnsReversed: true)
    }
    let frames = sizes.map { ImageFrame(size: $0, rotation: .clockwise) }
    func excerpts(_ raster: Raster, _ background: Background, logo: Bool) -> Int {
      let content = PixelRect(x: 1, y: 1, width: 3, height: 3)
      let logos = sizes.map { TurnedImage(of: raster.size, in: content, of: $0) }
      return StripRenderer(
        frames, artwork: PlacedPicture(raster, images: images),
        logo: logo ? PlacedPicture(raster, images: logos) : nil, filter: .box,
        background: background
      ).excerpts.compactMap { $0 }.count
    }
    #expect(excerpts(artwork, .black, logo: false) == 1)
    #expect(excerpts(clear, .black, logo: false) == 1)
    #expect(excerpts(artwork, Self.gradient, logo: false) == 1)
    #expect(excerpts(clear, Self.gradient, logo: false) == 0)
    #expect(excerpts(artwork, .black, logo: true) == 0)
  }
}
