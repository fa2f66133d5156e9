import Foundation
import Pictures
import Pixels
import TestSupport
import Testing

/// Gray artwork with a gray profile. Launch images are RGB, and cannot have that profile.
@Suite struct GrayProfileTests {
  /// Samples are light: the curve is a power of 1.
  private static let profile = Data(
    base64Encoded: """
      AAAAwAAAAAACQAAAbW50ckdSQVlYWVogB9AAAQABAAAAAAAAYWNzcAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
      APbWAAEAAAAA0y0AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACd3RwdAAA\
      AJwAAAAUa1RSQwAAALAAAAAQWFlaIAAAAAAAAPbWAAEAAAAA0y1jdXJ2AAAAAAAAAAEBAAAA
      """)

  private static let warning =
    "art.png: warning: was converted to sRGB (launch images are RGB and cannot keep its gray "
    + "profile); use --color srgb, or export it as RGB"

  /// 96x64 pixels of gray 64.
  private func artwork(_ chunks: [(String, [UInt8])] = []) throws -> Data {
    let profile = try #require(Self.profile)
    var parts = Artwork.parts(width: 96, height: 64)
    parts.remove("sRGB")
    parts["IHDR"][9] = 0
    let row = [0] + [UInt8](repeating: 64, count: 96)
    parts["IDAT"] = StoredZlib.stream((0..<64).flatMap { _ in row })
    parts.insert("iCCP", Array("p\0\0".utf8) + StoredZlib.stream(Array(profile)))
    for (type, content) in chunks { parts.insert(type, content) }
    return Data(parts.file())
  }

  private func build(
    _ options: [String], _ artwork: Data
  ) async throws -> (run: Launchgen, image: PNGParts, samples: Set<UInt8>) {
    let folder = try TemporaryFolder()
    try folder.write("art.png", artwork)
    let run = try await Launchgen.run(
      ["build", "art.png", "--screens", "480", "--scales", "2", "-q"] + options, in: folder)
    try #require(run.status == 0, "\(run.errors)")
    let file = try folder.read("LaunchImages/Default-iOS7@2x.png")
    let parts = try PNGParts(reading: file)
    guard case .bits8(let samples) = try PNGDecoder.decode(ContiguousArray(file)).raster.samples
    else { return (run, parts, []) }
    return (run, parts, Set(samples))
  }

  /// 64 of 255 is light of 0.251, and so 137.4 of 255 in sRGB.
  @Test func isConverted() async throws {
    let (run, image, samples) = try await build([], artwork())
    #expect(samples == [137])
    #expect(image["sRGB"] == [0])
    #expect(!run.errors.contains("gray profile"))
  }

  @Test func isConvertedEvenWherePreservedIsAsked() async throws {
    let (run, image, samples) = try await build(["--color", "preserve"], artwork())
    #expect(samples == [137])
    #expect(image.chunks.map(\.type).filter { $0 != "IDAT" } == ["IHDR", "sRGB", "PLTE", "IEND"])
    #expect(run.errorLines.contains(Self.warning))
  }

  @Test func doesNotMatterBesideCodePoints() async throws {
    let art = try artwork([("cICP", [1, 1, 0, 1])])
    let (run, image, samples) = try await build(["--color", "preserve"], art)
    #expect(samples == [64])
    #expect(image.chunks.map(\.type).filter { $0 != "IDAT" } == ["IHDR", "cICP", "PLTE", "IEND"])
    #expect(!run.errors.contains("gray profile"))
  }
}
