import Platform

/// A line on a terminal that shows the progress of several builds, and is drawn again whenever a
/// build finishes: `[=======>            ] 140 of 500 apps, 12.5 a second, 29 s left, 2 failed`.
struct ProgressLine {
  let isShown: Bool
  private let total: Int
  private var done = 0
  private let start = ContinuousClock.now
  private var isVisible = false
  private var drawn: ContinuousClock.Instant?

  private static let width = 20
  /// The minimum time between two drawings, because people cannot see faster changes.
  private static let interval = Duration.milliseconds(50)

  init(total: Int, isShown: Bool) {
    self.total = total
    self.isShown = isShown && total > 1
  }

  /// Clears the line, before anything else is written.
  mutating func hide() {
    guard isVisible else { return }
    StandardError.write("\r\u{1B}[K" as StaticString)
    isVisible = false
    drawn = nil
  }

  mutating func advance(failures: Int) {
    done += 1
    guard isShown, done < total else { return }
    let now = ContinuousClock.now
    if let drawn, now - drawn < Self.interval { return }
    let text = text(after: now - start, failures: failures, columns: StandardError.columns)
    StandardError.write(line: text, after: "\r", before: "\u{1B}[K")
    isVisible = true
    drawn = now
  }

  /// - Parameter columns: the width of the terminal. The text is shorter, because a wrapped line could
  ///   not be erased.
  func text(after time: Duration, failures: Int, columns: Int? = nil) -> String {
    let filled = Self.width * done / total
    let bar =
      String(repeating: "=", count: filled) + ">"
      + String(repeating: " ", count: Self.width - filled)
    let rate = Double(done) / max(time / .seconds(1), 0.001)
    let left = Int((Double(total - done) / rate).rounded(.up))
    let tenths = Int((rate * 10).rounded())
    let failed = failures > 0 ? ", \(failures) failed" : ""
    let count = "\(done) of \(total) apps"
    let texts = [
      "[\(bar)] \(count), \(tenths / 10).\(tenths % 10) a second, \(Self.duration(left)) left\(failed)",
      "\(count), \(Self.duration(left)) left\(failed)", count + failed, "\(done)/\(total)",
    ]
    // Some terminals break a line as soon as its last column is filled.
    let room = columns.map { $0 - 1 } ?? .max
    return texts.first { $0.count <= room } ?? ""
  }

  /// `29 s`, `2 min 5 s`
  private static func duration(_ seconds: Int) -> String {
    seconds < 60 ? "\(seconds) s" : "\(seconds / 60) min \(seconds % 60) s"
  }
}
