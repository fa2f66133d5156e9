package import Texts

/// The warnings of several apps, grouped by kind. Each kind is printed once, with the number of
/// apps that have a warning of this kind.
package struct AppWarnings {
  private var all: [Job.Key: [Message]] = [:]

  package init() {}

  package mutating func add(_ job: Job, _ warnings: [Message]) {
    if !warnings.isEmpty { all[job.key] = warnings }
  }

  /// The first warning of each kind, with the number of other apps that have a warning of the same
  /// kind.
  ///
  /// - Parameter jobs: the jobs, in the order that determines which warning of a kind is the
  ///   first.
  package func joined(_ jobs: [Job]) -> [Message] {
    var first: [Message] = []
    var counts: [String: Int] = [:]
    for messages in jobs.compactMap({ all[$0.key] }) {
      for id in Set(messages.map(\.id)) { counts[id, default: 0] += 1 }
      for message in messages where !first.contains(where: { $0.id == message.id }) {
        first.append(message)
      }
    }
    return first.map { message in
      let others = (counts[message.id] ?? 1) - 1
      let apps = others == 1 ? "1 more app has" : "\(others) more apps have"
      return others == 0 ? message : message.with(also: "\(apps) a warning like it: see --json")
    }
  }
}
