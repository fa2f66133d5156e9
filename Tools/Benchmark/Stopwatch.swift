/// Measures the wall-clock time of pieces of work.
enum Stopwatch {
  /// The median of several runs, after a warm-up run that is not counted.
  static func median<Failure: Error>(
    of runs: Int, _ work: () throws(Failure) -> Void
  ) throws(Failure) -> Duration {
    try work()
    var times: [Duration] = []
    for _ in 0..<max(1, runs) {
      let start = ContinuousClock.now
      try work()
      times.append(ContinuousClock.now - start)
    }
    return times.sorted()[max(1, runs) / 2]
  }
}
