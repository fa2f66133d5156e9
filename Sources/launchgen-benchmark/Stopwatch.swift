/// Wall-clock time of pieces of work.
enum Stopwatch {
  /// The median of several runs, after one that is not counted.
  static func median(of runs: Int, _ work: () -> Void) -> Duration {
    work()
    let clock = ContinuousClock()
    return (0..<max(1, runs)).map { _ in clock.measure(work) }.sorted()[max(1, runs) / 2]
  }
}
