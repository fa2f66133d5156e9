import LaunchImages
import Pictures
import Pixels
import Platform

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The stages of a build, to be measured separately, each on one thread.
struct Stages {
  let file: ContiguousArray<UInt8>
  let decoded: DecodedPNG
  private let images: [TurnedImage]
  let renderer: StripRenderer
  private let rendered: [BandedImage]

  init(artwork path: String) throws {
    file = try FileReader.read(path: path)
    let decoded = try PNGDecoder.decode(file)
    self.decoded = decoded
    let plan = BuildPlan(artwork: decoded.raster.size, options: BuildOptions())
    let images = plan.images.map { plan.turned($0.placement, of: plan.artwork, $0) }
    self.images = images
    renderer = Self.renderer(decoded.raster, images)
    rendered = Self.render(decoded.raster, images)
  }

  /// The number of bytes in the decoded artwork.
  var sampleBytes: Int {
    switch decoded.raster.samples {
    case .bits8(let samples): samples.count
    case .bits16(let samples): samples.count * 2
    }
  }

  /// The number of bytes in all images, before they are encoded.
  var imageBytes: Int { images.reduce(0) { $0 + $1.size.area * 3 } }

  func decode() { blackHole(try? PNGDecoder.decode(file)) }

  func render() { blackHole(Self.render(decoded.raster, images)) }

  /// The encoder that a build uses for the largest image.
  func encoder(_ compression: Compression) -> BandEncoder? {
    guard let largest = rendered.max(by: { $0.size.area < $1.size.area }) else { return nil }
    let count = largest.bands.count
    let sample = Set((0..<6).map { (2 * $0 + 1) * count / 12 }).sorted().map { largest.bands[$0] }
    let probe = StrategyProbe(
      bands: sample, format: largest.format, search: EncodingSearch(compression))
    return probe.choices().first.map { BandEncoder($0) }
  }

  @discardableResult
  func filter(with encoder: BandEncoder) -> [[ContiguousArray<UInt8>]] {
    rendered.map { $0.bands.map { encoder.filter($0) } }
  }

  func deflate(_ images: [[ContiguousArray<UInt8>]], with encoder: BandEncoder) {
    for bands in images {
      for (index, rows) in bands.enumerated() {
        blackHole(encoder.deflate(rows, after: index == 0 ? [] : bands[index - 1]))
      }
    }
  }

  /// Measures writing the eight files into an empty folder.
  func writing(runs: Int) throws -> (time: Duration, bytes: Int) {
    let files = rendered.map { PNGOptimizer.encode($0, search: EncodingSearch(.fast)) }
    let folder = FileManager.default.temporaryDirectory
      .appending(component: "launchgen-benchmark-\(UUID().uuidString)", directoryHint: .isDirectory)
    defer { try? FileManager.default.removeItem(at: folder) }
    let time = try Stopwatch.median(of: runs) { () throws in
      try? FileManager.default.removeItem(at: folder)
      var output = try OutputFolder(path: folder.path)
      for (index, file) in files.enumerated() { try output.stage("\(index).png", file) }
      try output.commit()
    }
    return (time, files.reduce(0) { $0 + $1.count })
  }

  private static func renderer(_ raster: Raster, _ images: [TurnedImage]) -> StripRenderer {
    StripRenderer(
      images.map { ImageFrame(size: $0.size, rotation: .none) },
      artwork: PlacedPicture(raster, images: images), logo: nil, filter: .lanczos3,
      background: .black)
  }

  private static func render(_ raster: Raster, _ images: [TurnedImage]) -> [BandedImage] {
    let renderer = renderer(raster, images)
    let strips = (0..<renderer.stripCount).map { renderer.render(strip: $0) }
    return images.indices.map { index in
      BandedImage(size: images[index].size, bands: strips.compactMap { $0[index] })
    }
  }
}

/// Keeps the optimizer from removing work whose result is not used.
@inline(never)
func blackHole<Value>(_ value: Value) {
  withExtendedLifetime(value) {}
}
