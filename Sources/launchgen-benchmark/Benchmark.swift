import ArgumentParser
import LaunchImages
import PNGCodec
import Pixels

@main
struct Benchmark: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "launchgen-benchmark",
    abstract: "Measures the stages of a build, and whole builds, on one artwork.",
    discussion: """
      Each figure is the median of several runs. Machines differ and drift: compare the ratios, \
      which come from one run.
      """)

  @Option(help: "A landscape PNG.")
  var artwork: String

  @Option(help: "Runs of each measurement; the median counts.")
  var runs = 5

  func run() async throws {
    let stages = try Stages(artwork: artwork)
    print("\(artwork): \(stages.decoded.raster.size), median of \(runs), one thread")
    let copy = Stopwatch.median(of: runs) { stages.copy() }
    report("copy the artwork's samples", copy, bytes: stages.sampleBytes, per: copy)
    let decode = Stopwatch.median(of: runs) { stages.decode() }
    report("decode", decode, bytes: stages.sampleBytes, per: copy)
    let render = Stopwatch.median(of: runs) { stages.render() }
    report("render eight images", render, bytes: stages.imageBytes, per: copy)
    for compression in Compression.allCases {
      let encode = Stopwatch.median(of: runs) { stages.encode(compression) }
      report("encode, \(compression.rawValue)", encode, bytes: stages.imageBytes, per: copy)
    }
    try await builds(per: copy)
  }

  private func builds(per copy: Duration) async throws {
    for compression in [Compression.fast, .balanced] {
      for jobs in [1, 2] {
        let build = try await WholeBuild(artwork: artwork, compression: compression, jobs: jobs)
          .median(of: runs)
        let name = "build, \(compression.rawValue), \(jobs) \(jobs == 1 ? "job" : "jobs")"
        report(name, build.duration, bytes: build.bytes, per: copy)
      }
    }
  }

  private func report(_ name: String, _ duration: Duration, bytes: Int, per copy: Duration) {
    let seconds = duration / .seconds(1)
    let columns = [
      name.padded(to: 28), "\(tenths(seconds * 1000)) ms".padded(to: 12, right: true),
      "\(Int(Double(bytes) / 1e6 / seconds)) MB/s".padded(to: 12, right: true),
      "\(tenths(duration / copy)) x copy".padded(to: 16, right: true),
    ]
    print(columns.joined())
  }

  private func tenths(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}

extension String {
  fileprivate func padded(to width: Int, right: Bool = false) -> String {
    let padding = String(repeating: " ", count: max(0, width - count))
    return right ? padding + self : self + padding
  }
}
