import Files
import LaunchImages
import PNGCodec
import Pixels

/// The stages of a build apart, each on one thread.
struct Stages {
  let file: ContiguousArray<UInt8>
  let decoded: DecodedPNG
  private let images: [TurnedImage]
  private let rendered: [BandedImage]

  init(artwork path: String) throws {
    file = try FileReader.read(path: path)
    let decoded = try PNGDecoder.decode(file)
    self.decoded = decoded
    let plan = BuildPlan(artwork: decoded.raster.size, options: BuildOptions())
    let images = plan.images.map {
      $0.placement.turned(artwork: plan.artwork, frame: $0.frame, by: .clockwise)
    }
    self.images = images
    rendered = Self.render(decoded.raster, images)
  }

  /// Bytes of the decoded artwork.
  var sampleBytes: Int {
    switch decoded.raster.samples {
    case .bits8(let samples): samples.count
    case .bits16(let samples): samples.count * 2
    }
  }

  /// Bytes of all images, before they are encoded.
  var imageBytes: Int { images.reduce(0) { $0 + $1.size.area * 3 } }

  func decode() { blackHole(try? PNGDecoder.decode(file)) }

  func render() { blackHole(Self.render(decoded.raster, images)) }

  /// Each image as the probe of its rows says, one band after the other where it can be.
  func encode(_ compression: Compression) {
    for image in rendered {
      let probe = StrategyProbe(
        bands: image.bands, format: .samples(.rgb), compression: compression)
      let sizes = (0..<probe.candidateCount).map { probe.size(candidate: $0) }
      switch probe.choice(sizes: sizes) {
      case .bands(let strategy): blackHole(PNGEncoder(image, strategy: strategy).encode())
      case .images: blackHole(PNGOptimizer.encode(image, compression: compression))
      }
    }
  }

  private static func render(_ raster: Raster, _ images: [TurnedImage]) -> [BandedImage] {
    let renderer = StripRenderer(
      artwork: raster, images: images, filter: .lanczos3, background: .black)
    let strips = (0..<renderer.stripCount).map { renderer.render(strip: $0) }
    return images.indices.map { index in
      BandedImage(size: images[index].size, bands: strips.compactMap { $0[index] })
    }
  }
}

/// Keeps the optimizer from dropping work whose result nobody needs.
@inline(never)
func blackHole<Value>(_ value: Value) {
  withExtendedLifetime(value) {}
}
