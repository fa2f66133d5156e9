import ArgumentParser
import LaunchImages
import Pictures
import Pixels

@main
struct Benchmark: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "launchgen-benchmark",
    abstract: "Measures the stages of a build, and whole builds, on one artwork.",
    discussion: """
      Each figure is the median of several runs. Machines differ, and their speed drifts: \
      compare the ratios, which come from the same run.
      """)

  @Option(help: "A landscape PNG.")
  var artwork: String

  @Flag(help: "Measure only the rotation core, and print its milliseconds.")
  var rotation = false

  @Flag(help: "Measure only the rendering of the images, and print its milliseconds.")
  var resampling = false

  @Flag(help: "Measure only what more cores would do.")
  var scaling = false

  @Option(help: "How often to run each measurement; the median is reported.")
  var runs = 9

  func run() async throws {
    if rotation {
      let core = RotationCore(size: PixelSize(width: 3840, height: 2160), runs: 4 * runs)
      return print(core.time(.clockwise) / .milliseconds(1))
    }
    if resampling {
      let stages = try Stages(artwork: artwork)
      return print(Stopwatch.median(of: runs) { stages.render() } / .milliseconds(1))
    }
    if scaling {
      let report = try Scaling(Stages(artwork: artwork), runs: min(runs, 5)).report()
      for line in report { print(line) }
      return
    }
    print("Rotation of 4-byte pixels, median of \(runs), one thread; ratio to a copy")
    for size in [PixelSize(width: 3840, height: 2160), PixelSize(width: 4096, height: 4096)] {
      for line in RotationCore(size: size, runs: 4 * runs).report() { print(line) }
    }
    let stages = try Stages(artwork: artwork)
    print("\nStages, \(artwork), \(stages.decoded.raster.size), one thread; ratio to decoding")
    let decode = Stopwatch.median(of: runs) { stages.decode() }
    print(Columns.line("decode", decode, bytes: stages.sampleBytes, per: decode))
    let render = Stopwatch.median(of: runs) { stages.render() }
    print(Columns.line("render eight images", render, bytes: stages.imageBytes, per: decode))
    for compression in [Compression.fast, .balanced] {
      report(stages, compression, per: decode)
    }
    let write = try stages.writing(runs: runs)
    print(Columns.line("write, synced", write.time, bytes: write.bytes, per: decode))
    try await builds(stages, per: decode)
  }

  /// Reports the stages of encoding, with the strategy that a build chooses.
  private func report(_ stages: Stages, _ compression: Compression, per decode: Duration) {
    func line(_ name: String, _ body: () -> Void) {
      let time = Stopwatch.median(of: runs, body)
      let name = "\(name), \(compression.rawValue)"
      print(Columns.line(name, time, bytes: stages.imageBytes, per: decode))
    }
    line("choose") { blackHole(stages.encoder(compression)) }
    guard let encoder = stages.encoder(compression) else { return }
    line("filter") { stages.filter(with: encoder) }
    let rows = stages.filter(with: encoder)
    line("deflate") { stages.deflate(rows, with: encoder) }
  }

  private func builds(_ stages: Stages, per decode: Duration) async throws {
    print("\nWhole builds, file to files; ratio to decoding")
    for compression in [Compression.fast, .balanced] {
      for jobs in [1, 2] {
        let time = try await WholeBuild(artwork: artwork, compression: compression, jobs: jobs)
          .median(of: runs)
        let name = "\(compression.rawValue), \(jobs) \(jobs == 1 ? "job" : "jobs")"
        print(Columns.line(name, time, bytes: stages.imageBytes, per: decode))
      }
    }
  }
}
