import LaunchRules
import Pictures
import Pixels
import TestSupport
import Testing
import Texts

@testable import LaunchImages

@Suite struct BuildWarningTests {
  @Test func largeArtworkGivesNone() {
    #expect(warnings(width: 2208, height: 1242) == [])
    #expect(warnings(width: 3840, height: 2160) == [])
  }

  @Test func enlargedNamesWhatWouldDo() {
    let warnings = warnings(width: 1104, height: 621)
    #expect(
      warnings == [
        .picture(.enlarged(count: 8, factor: 2, wanted: PixelSize(width: 2208, height: 1242)))
      ])
    #expect(
      warnings.map(\.description) == [
        "is too small (8 images are enlarged, up to 2.00 times)"
      ])
  }

  @Test func oneEnlargedImage() {
    let warnings = warnings(width: 2207, height: 1242)
    guard case .picture(.enlarged(count: 1, let factor, wanted: let wanted))? = warnings.first
    else {
      Issue.record("\(warnings)")
      return
    }
    #expect(isClose(factor, 2208.0 / 2207))
    #expect(wanted == PixelSize(width: 2208, height: 1243))
    #expect(
      warnings[0].description
        == "is too small (1 image is enlarged, up to 1.01 times)")
  }

  /// The wanted size is enough, and no pixel more than the exact proportion rounded up.
  @Test(arguments: [(16, 9), (3, 2), (4, 3), (2, 1)])
  func wantedIsJustEnough(_ across: Int, _ down: Int) {
    var tooSmall: [String] = []
    var tooLarge: [String] = []
    for width in stride(from: 96, to: 2208, by: 7) {
      let artwork = PixelSize(width: width, height: width * down / across)
      let found = warnings(width: artwork.width, height: artwork.height)
      guard case .picture(.enlarged(_, _, let wanted?))? = found.first else { continue }
      if isEnlarged(wanted) { tooSmall.append("\(artwork): \(wanted)") }
      if wanted != smallest(artwork) { tooLarge.append("\(artwork): \(wanted)") }
    }
    #expect(tooSmall.isEmpty, "\(tooSmall)")
    #expect(tooLarge.isEmpty, "\(tooLarge)")
  }

  /// A strip would have to become a huge picture, of which next to nothing shows.
  @Test(arguments: [(20_000, 10), (3000, 2), (100_000, 100)])
  func noSizeIsAdvisedForAStrip(_ width: Int, _ height: Int) {
    guard case .picture(.enlarged(8, _, let wanted))? = warnings(width: width, height: height).first
    else {
      Issue.record("not enlarged")
      return
    }
    #expect(wanted == nil)
  }

  /// 1500x800 loses exactly a fifth on a screen of 3:2.
  @Test func croppedOnlyAboveAFifth() {
    #expect(cropped(width: 15_000, height: 8000) == nil)
    #expect(
      cropped(width: 15_010, height: 8000)
        == .picture(.cropped(count: 2, area: 1 - 12_000 / 15_010.0)))
    #expect(
      cropped(width: 16_000, height: 8000)?.description
        == "loses up to 25 % of its area in 2 images (--fit cover crops to each screen's "
        + "aspect ratio)")
  }

  @Test(arguments: [Fit.contain, .fill])
  func onlyCoverCrops(_ fit: Fit) {
    #expect(warnings(width: 9000, height: 2208) { $0.fit = fit } == [])
  }

  @Test func decoderWarningReads() {
    #expect(
      BuildWarning.picture(.png(.ignored(chunk: "gAMA", .length))).description
        == "has a chunk that is ignored (gAMA has a wrong length)")
  }

  @Test("problems of another kind are not grouped") func ids() {
    let part = HiddenPart(kind: .title, screens: [], share: 0.5, side: nil, remedy: .moveIn)
    var subject = part
    subject.kind = .subject
    let warnings: [BuildWarning] = [
      .picture(.png(.extraRows)), .picture(.png(.animated(frames: 2))),
      .picture(.png(.trailingBytes(count: 1))), .partCut(part), .partCut(subject),
      .partCovered(part),
    ]
    #expect(Set(warnings.map { $0.message(at: "art.png").id }).count == warnings.count)
  }

  private func cropped(width: Int, height: Int) -> BuildWarning? {
    warnings(width: width, height: height) { $0.screens = [.height480] }.first
  }

  private func isEnlarged(_ size: PixelSize) -> Bool {
    warnings(width: size.width, height: size.height).contains {
      if case .picture(.enlarged) = $0 { true } else { false }
    }
  }

  /// In whole numbers: the artwork, as many times larger as every frame needs.
  private func smallest(_ artwork: PixelSize) -> PixelSize {
    let frames = [(2208, 1242), (2001, 1125), (1704, 960), (1440, 960)]
    let scaled = frames.flatMap { width, height in
      [
        PixelSize(width: width, height: up(artwork.height * width, artwork.width)),
        PixelSize(width: up(artwork.width * height, artwork.height), height: height),
      ]
    }
    return PixelSize(
      width: scaled.map(\.width).max() ?? 0, height: scaled.map(\.height).max() ?? 0)
  }

  private func up(_ dividend: Int, _ divisor: Int) -> Int { (dividend + divisor - 1) / divisor }

  private func warnings(
    width: Int, height: Int, _ change: (inout BuildOptions) -> Void = { _ in }
  ) -> [BuildWarning] {
    var options = BuildOptions()
    change(&options)
    return BuildPlan(artwork: PixelSize(width: width, height: height), options: options).warnings
  }
}
