import Foundation
import LaunchImages
import LaunchRules
import Pictures
import TestSupport
import Testing

/// An artwork's color space, from file to file. The artwork has the size of an image, so that
/// pixels are not mixed.
@Suite struct ArtworkColorTests {
  private static let codePoints = PNGChunk("cICP", [12, 13, 0, 1])
  private static let hdr = PNGChunk("cICP", [9, 16, 0, 1])
  private static let unknown = PNGChunk("cICP", [3, 3, 0, 1])
  private static let sRGB = PNGChunk("sRGB", [2])
  private static let linear = PNGChunk("gAMA", Bytes.bigEndian(100_000))

  /// Every hue, and grays.
  private static let picture = Picture(width: 960, height: 640) { x, y in
    Pixel(x * 255 / 959, y * 255 / 639, (x + y) % 256)
  }

  /// From Display P3 to sRGB, light to light: the product of both standards' matrices.
  private static let matrix = [
    [1.2249401763, -0.2249401763, 0], [-0.0420569547, 1.0420569547, 0],
    [-0.0196375546, -0.0786360456, 1.0982736002],
  ]

  private static func light(_ sample: UInt8) -> Double {
    let value = Double(sample) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  private static func encoded(_ light: Double) -> Double {
    let light = min(max(light, 0), 1)
    return 255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * pow(light, 1 / 2.4) - 0.055)
  }

  private static func fromP3(_ pixel: Pixel) -> [Double] {
    let source = [pixel.red, pixel.green, pixel.blue].map { light($0) }
    return matrix.map { row in encoded(zip(row, source).reduce(0) { $0 + $1.0 * $1.1 }) }
  }

  @Test("a logo in another color space, drawn without conversion")
  func logoColors() async throws {
    let logo = Picture.marked(width: 60, height: 40)
    func warnings(
      _ artwork: [PNGChunk], _ ofLogo: [PNGChunk], _ change: (inout BuildOptions) -> Void = { _ in }
    ) async throws -> [BuildWarning] {
      var options = BuildOptions()
      options.only(.height480, .two)
      options.color = .preserve
      options.logo.length = .points(20)
      change(&options)
      let set = try await Generator.generate(
        ArtworkSource(Self.picture.png(artwork)),
        further: [.logo: ArtworkSource(logo.png(ofLogo))], options: options)
      return set.warnings.filter { $0 == .picture(.logoColors) }
    }
    #expect(try await warnings([Self.codePoints], [Self.sRGB]) == [.picture(.logoColors)])
    #expect(try await warnings([], [Self.linear]) == [.picture(.logoColors)])
    #expect(try await warnings([Self.codePoints], [Self.codePoints]) == [])
    // Without a tag, samples are sRGB.
    #expect(try await warnings([], [Self.sRGB]) == [])
    #expect(try await warnings([Self.codePoints], []) { $0.color = .sRGB } == [])
    func launchScreen(_ launchScreen: LaunchScreenKind) -> (inout BuildOptions) -> Void {
      return {
        $0.screen = LaunchScreenChoices(launchScreen)
      }
    }
    // Its images have their own tags.
    #expect(try await warnings([Self.codePoints], [], launchScreen(.storyboard)) == [])
    #expect(
      try await warnings([Self.codePoints], [], launchScreen(.screen)) == [.picture(.logoColors)])
  }

  @Test("Display P3 becomes sRGB, and is marked so")
  func displayP3() async throws {
    let image = try await build([Self.codePoints, Self.sRGB, Self.linear])
    #expect(image.colorChunks == [PNGChunk("sRGB", [0])])
    var worst = 0.0
    for (found, source) in zip(image.picture.pixels, Self.picture.clockwise.pixels) {
      let samples = [found.red, found.green, found.blue].map { Double($0) }
      for (sample, exact) in zip(samples, Self.fromP3(source)) {
        worst = max(worst, abs(sample - exact))
      }
    }
    // Half is rounding.
    #expect(worst < 0.8)
  }

  @Test("gAMA counts where nothing better is there")
  func gamma() async throws {
    let image = try await build([Self.linear])
    let isExact = zip(image.picture.pixels, Self.picture.clockwise.pixels).allSatisfy {
      abs(Double($0.red) - Self.encoded(Double($1.red) / 255)) < 0.8
    }
    #expect(isExact)
  }

  @Test("sRGB and untagged artwork come out bit by bit", arguments: [[], [sRGB], [sRGB, linear]])
  func isExact(chunks: [PNGChunk]) async throws {
    let image = try await build(chunks)
    #expect(image.picture.difference(from: Self.picture.clockwise) == nil)
    #expect(image.colorChunks == [PNGChunk("sRGB", [0])])
    #expect(image.warnings == [])
  }

  @Test(
    "preserved: the same samples, the same chunks",
    arguments: [
      [], [sRGB], [codePoints, sRGB, linear], [linear], [hdr],
    ])
  func preserved(chunks: [PNGChunk]) async throws {
    // The best takes its time; the order of the chunks does not depend on it.
    let compressions: [Compression] = chunks == [Self.linear] ? [.fast, .best] : [.fast]
    for compression in compressions {
      let image = try await build(chunks) {
        $0.color = .preserve
        $0.compression = compression
      }
      #expect(image.picture.difference(from: Self.picture.clockwise) == nil)
      #expect(image.colorChunks == chunks)
      #expect(image.warnings == [])
    }
  }

  @Test("a color space that does not exist: a warning, and the next counts")
  func unknownSpace() async throws {
    let image = try await build([Self.unknown, Self.sRGB])
    #expect(image.picture.difference(from: Self.picture.clockwise) == nil)
    #expect(image.warnings == [.picture(.colorSpace(.codePoint(3)))])
    #expect(
      image.warnings.map(\.description) == [
        "has a color space that is ignored (it has the code point 3, which is unspecified or "
          + "unknown)"
      ])
  }

  /// A profile that declares PQ by its tag `cicp`.
  private static let pqProfile: PNGChunk = {
    var profile = TestProfile.display(.sRGB, curve: TestProfile.power(2.2))
    profile.tags.append(("cicp", Array("cicp".utf8) + [0, 0, 0, 0, 9, 16, 0, 1]))
    return PNGChunk("iCCP", Array("name".utf8) + [0, 0] + StoredZlib.stream(Array(profile.bytes)))
  }()

  @Test(
    "HDR is refused, whichever chunk declares it",
    arguments: [
      [hdr], [hdr, sRGB], [pqProfile], [pqProfile, sRGB, linear], [unknown, pqProfile],
      [PNGChunk("iCCP", Array("ITUR_2100_PQ_FULL".utf8) + [0, 0])],
    ])
  func highDynamicRange(chunks: [PNGChunk]) async throws {
    let message = "cannot be shown in sRGB (it is HDR: its transfer function is PQ)"
    let error = await #expect(throws: LaunchImagesError.self) { try await build(chunks) }
    #expect(error?.description == message)
    for role in [ArtworkRole.dark, .logo, .portrait, .pad] {
      let further = Picture.marked(
        width: role == .portrait ? 54 : 96, height: role == .portrait ? 96 : 54)
      var options = BuildOptions()
      options.screen = LaunchScreenChoices(.storyboard)
      let error = await #expect(throws: LaunchImagesError.self) {
        try await Generator.generate(
          ArtworkSource(Self.picture.png()), further: [role: ArtworkSource(further.png(chunks))],
          options: options)
      }
      #expect(error?.description == message, "\(role)")
    }
  }

  @Test("cICP takes precedence over a profile that declares HDR")
  func codePointsOverProfile() async throws {
    let image = try await build([Self.codePoints, Self.pqProfile])
    #expect(image.colorChunks == [PNGChunk("sRGB", [0])])
  }

  private struct Image {
    var picture: Picture
    var colorChunks: [PNGChunk]
    var warnings: [BuildWarning]
  }

  private func build(
    _ chunks: [PNGChunk], _ change: (inout BuildOptions) -> Void = { _ in }
  ) async throws -> Image {
    let built = try await Built(Self.picture.png(chunks)) {
      $0.only(.height480, .two)
      change(&$0)
    }
    let file = "Default-iOS7@2x.png"
    let chunks = try PNGParts(reading: built.bytes(file)).chunks
    return Image(
      picture: try built.picture(file),
      colorChunks: Array(chunks.dropFirst().prefix { $0.type != "IDAT" }),
      warnings: built.report.warnings)
  }
}
