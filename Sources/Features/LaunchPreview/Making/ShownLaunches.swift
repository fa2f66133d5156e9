internal import LaunchRules
internal import Pixels

/// The launches that show the same file, or that are blank for the same reason, in words.
struct ShownLaunches {
  let rows: [LaunchSurvey.Row]

  /// The devices and their versions of iOS. Consecutive rows for the same devices share a line if
  /// their versions of iOS follow each other. If there are more than six lines, the first five
  /// remain, and the others are only counted.
  var lines: [String] {
    var lines: [(devices: String, systems: SystemRange)] = []
    for row in rows {
      let devices = row.devices.count == 1 ? row.devices[0].name : row.display.devices
      if let last = lines.last, last.devices == devices, last.systems.touches(row.systems) {
        lines[lines.count - 1].systems = last.systems.joined(with: row.systems)
      } else {
        lines.append((devices, row.systems))
      }
    }
    let texts = lines.map { "\($0.devices): iOS \($0.systems)" }
    return texts.count > Self.limit
      ? texts.prefix(Self.limit - 1) + ["and \(texts.count - Self.limit + 1) more, below"] : texts
  }

  private static let limit = 6

  /// The orientations in which the devices are held: `usual`, then the other orientations of the
  /// launches that are landscape if `usual` is landscape, or portrait if it is portrait.
  func held(usual: InterfaceOrientation) -> [InterfaceOrientation] {
    let all = Set(rows.map(\.launch.orientation)).filter { $0.isLandscape == usual.isLandscape }
    let others = InterfaceOrientation.allCases.filter { $0 != usual && all.contains($0) }
    return [usual] + others
  }

  /// Remarks about how iOS draws a launch image; `nil` if there are none.
  static func note(_ screen: PreviewScreen) -> String? {
    var notes: [String] = []
    if screen.isLetterboxed {
      notes.append("Shown in the frame of an older iPhone, with black bars or scaled up.")
    }
    if case .picture(let picture) = screen.content, screen.held.count > 1,
      !screen.isDrawnUpright(picture.size)
    {
      notes.append(
        "Held the other way, iOS draws the file into the same upright screen (TN2244), so it is "
          + "upside down there. This was not seen on a device.")
    }
    return notes.isEmpty ? nil : notes.joined(separator: " ")
  }
}

extension SystemRange {
  fileprivate func touches(_ other: SystemRange) -> Bool {
    from == other.from || before.map { $0 >= other.from } ?? true
  }

  fileprivate func joined(with other: SystemRange) -> SystemRange {
    let end: OSVersion? =
      if let before, let otherBefore = other.before { max(before, otherBefore) } else { nil }
    return SystemRange(from: min(from, other.from), before: end)
  }
}
