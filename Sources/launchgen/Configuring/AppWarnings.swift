import LaunchImages

/// The warnings of several apps, grouped by kind. Each kind is printed once, with the number of
/// apps that have a warning of this kind.
struct AppWarnings {
  /// The warnings and the artwork's name, by the app's id.
  private var all: [String?: (artwork: String, warnings: [BuildWarning])] = [:]

  mutating func add(_ job: BuildJob, _ artwork: String, _ warnings: [BuildWarning]) {
    if !warnings.isEmpty { all[job.id] = (artwork, warnings) }
  }

  /// The first warning of each kind, with the number of other apps that have a warning of the same
  /// kind.
  ///
  /// - Parameter jobs: the builds, in the order that determines which warning of a kind is the
  ///   first.
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
  /// The part of the message that is the same in all warnings of a kind: the text before the reason
  /// in parentheses, with 0 instead of each number.
  fileprivate var kind: String {
    String("\(self)".prefix { $0 != "(" }).replacing(/[0-9]+/, with: "0")
  }
}
