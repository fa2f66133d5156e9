import LaunchImages

/// The warnings of several apps: of each kind one is printed, with the number of the others.
struct AppWarnings {
  /// By the app's id.
  private var all: [String?: (artwork: String, warnings: [BuildWarning])] = [:]

  mutating func add(_ job: BuildJob, _ artwork: String, _ warnings: [BuildWarning]) {
    if !warnings.isEmpty { all[job.id] = (artwork, warnings) }
  }

  /// The first of each kind, and how many apps have one like it.
  ///
  /// - Parameter jobs: in the order that decides which is the first.
  func lines(_ jobs: [BuildJob]) -> [(place: String, text: String)] {
    var order: [String] = []
    var first: [String: (place: String, text: String)] = [:]
    var counts: [String: Int] = [:]
    for job in jobs {
      guard let (artwork, warnings) = all[job.id] else { continue }
      for kind in Set(warnings.map(\.kind)) { counts[kind, default: 0] += 1 }
      for warning in warnings where first[warning.kind] == nil {
        order.append(warning.kind)
        first[warning.kind] = (
          warning.place(artwork: artwork), "\(warning); \(warning.remedy)"
        )
      }
    }
    return order.compactMap { kind in
      first[kind].map { place, text in
        let others = (counts[kind] ?? 1) - 1
        if others == 0 { return (place, text) }
        let apps = others == 1 ? "1 more app has" : "\(others) more apps have"
        return (place, "\(text) [\(apps) a warning like it: see --json]")
      }
    }
  }
}

extension BuildWarning {
  /// What is the same in warnings that differ only in their numbers and reasons.
  fileprivate var kind: String {
    String("\(self)".prefix { $0 != "(" }).replacing(/[0-9]+/, with: "0")
  }
}
