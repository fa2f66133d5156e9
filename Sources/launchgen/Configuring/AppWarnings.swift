import LaunchImages

/// The warnings of several apps, grouped by kind. Each kind is printed once, with the number of
/// apps that have a warning of this kind.
struct AppWarnings {
  private struct Line {
    let kind: String
    let place: String
    let text: String
  }

  /// The warnings, by the app's id.
  private var all: [String?: [Line]] = [:]

  /// - Parameter unnamed: an Info.plist that no option names.
  mutating func add(
    _ job: BuildJob, _ artwork: String, _ warnings: [BuildWarning], _ unnamed: UnnamedInfoPlist?
  ) {
    var lines = warnings.map {
      Line(kind: $0.kind, place: $0.place(artwork: artwork), text: "\($0); \($0.remedy)")
    }
    if let unnamed, let warning = unnamed.warning {
      lines.append(Line(kind: "unnamed", place: unnamed.path, text: warning))
    }
    if !lines.isEmpty { all[job.id] = lines }
  }

  /// The first warning of each kind, with the number of other apps that have a warning of the same
  /// kind.
  ///
  /// - Parameter jobs: the builds, in the order that determines which warning of a kind is the
  ///   first.
  func lines(_ jobs: [BuildJob]) -> [(place: String, text: String)] {
    var order: [String] = []
    var first: [String: Line] = [:]
    var counts: [String: Int] = [:]
    for job in jobs {
      guard let lines = all[job.id] else { continue }
      for kind in Set(lines.map(\.kind)) { counts[kind, default: 0] += 1 }
      for line in lines where first[line.kind] == nil {
        order.append(line.kind)
        first[line.kind] = line
      }
    }
    return order.compactMap { kind in
      first[kind].map { line in
        let others = (counts[kind] ?? 1) - 1
        if others == 0 { return (line.place, line.text) }
        let apps = others == 1 ? "1 more app has" : "\(others) more apps have"
        return (line.place, "\(line.text) [\(apps) a warning like it: see --json]")
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
