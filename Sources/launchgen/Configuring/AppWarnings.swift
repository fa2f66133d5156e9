import LaunchImages
import Texts

/// The warnings of several apps, grouped by kind. Each kind is printed once, with the number of
/// apps that have a warning of this kind.
struct AppWarnings {
  /// The warnings, by the app's id.
  private var all: [String?: [Message]] = [:]

  /// - Parameter unnamed: an Info.plist that no option names.
  mutating func add(
    _ job: BuildJob, _ artwork: String, _ warnings: [BuildWarning], _ unnamed: UnnamedInfoPlist?
  ) {
    let messages =
      warnings.map { $0.message(at: artwork) } + [unnamed?.warning].compactMap(\.self)
    if !messages.isEmpty { all[job.id] = messages }
  }

  /// The first warning of each kind, with the number of other apps that have a warning of the same
  /// kind.
  ///
  /// - Parameter jobs: the builds, in the order that determines which warning of a kind is the
  ///   first.
  func joined(_ jobs: [BuildJob]) -> [Message] {
    var first: [Message] = []
    var counts: [String: Int] = [:]
    for messages in jobs.compactMap({ all[$0.id] }) {
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
