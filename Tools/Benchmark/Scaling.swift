import LaunchImages
import Pictures
import Pixels
import Platform

/// The time that a build would take with more cores. Each step of each strip is timed on one
/// thread, then scheduled like in a build.
struct Scaling {
  /// The stages that do not run in parallel with any others: decoding, choosing, writing.
  let serial: [(name: String, time: Duration)]
  /// The times of the two steps of each strip.
  let strips: [(prepare: Duration, work: Duration)]

  init(_ stages: Stages, runs: Int) throws {
    guard let encoder = stages.encoder(.balanced) else {
      serial = []
      strips = []
      return
    }
    serial = [
      ("decode", Stopwatch.median(of: runs) { stages.decode() }),
      ("choose", Stopwatch.median(of: runs) { blackHole(stages.encoder(.balanced)) }),
      ("write, synced", try stages.writing(runs: runs).time),
    ]
    let renderer = stages.renderer
    var before: [ContiguousArray<UInt8>] = []
    strips = (0..<renderer.stripCount).map { strip in
      func filtered() -> [ContiguousArray<UInt8>] {
        zip(renderer.render(strip: strip), renderer.excerpts).map { band, excerpt in
          // An excerpt reuses the parts of the whole image.
          excerpt == nil ? band.map { encoder.filter($0) } ?? [] : []
        }
      }
      let rows = filtered()
      let prepare = Stopwatch.median(of: runs) { blackHole(filtered()) }
      let work = Stopwatch.median(of: runs) {
        for (image, rows) in rows.enumerated() where !rows.isEmpty {
          blackHole(encoder.deflate(rows, after: before.isEmpty ? [] : before[image]))
        }
      }
      before = rows
      return (prepare, work)
    }
  }

  private var serialTime: Duration { serial.reduce(.zero) { $0 + $1.time } }

  /// The time of a build with this many cores.
  func time(cores: Int) -> Duration {
    var chain = Chain<Int, Int, Int>(pieces: strips.count, ahead: 2 * cores, given: [:])
    var running: [(end: Duration, index: Int, step: Step<Int, Int>)] = []
    var now = Duration.zero
    repeat {
      while running.count < cores, let next = chain.next() {
        switch next {
        case .prepare(let index, _):
          running.append((now + strips[index].prepare, index, .prepared(0)))
        case .work(let index, _, _):
          running.append((now + strips[index].work, index, .done(0)))
        }
      }
      guard let first = running.indices.min(by: { running[$0].end < running[$1].end }) else {
        break
      }
      let ended = running.remove(at: first)
      now = ended.end
      chain.finish(ended.index, ended.step)
    } while true
    return serialTime + now
  }

  /// The report, as a table in Markdown.
  func report() -> [String] {
    func milliseconds(_ time: Duration) -> String {
      let value = (time / .milliseconds(1) * 10).rounded() / 10
      return "\(value)"
    }
    let one = time(cores: 1)
    let rows = [1, 2, 4, 8, 16].map { cores in
      let time = time(cores: cores)
      let ratio = (one / time * 100).rounded() / 100
      return "| \(cores) | \(milliseconds(time)) | \(ratio) |"
    }
    let parts = serial.map { "\($0.name) \(milliseconds($0.time)) ms" }.joined(separator: ", ")
    return [
      "Each step of a balanced build of the first artwork, timed alone on one thread, then scheduled:",
      "",
      "| cores | ms | times as fast |", "|---|---|---|",
    ] + rows + ["", "Steps that do not run in parallel: \(parts)."]
  }
}
