internal import LaunchRules
internal import Pixels
internal import Texts

extension PreviewScreen {
  /// A screen whose launches show the same file, or are blank for the same reason.
  ///
  /// - Parameter usual: the first orientation in which the device is held.
  init(
    name: String, display: Display, _ content: Content, _ rows: [LaunchSurvey.Row],
    usual: InterfaceOrientation
  ) {
    let all = Set(rows.map(\.launch.orientation)).filter { $0.isLandscape == usual.isLandscape }
    let others = InterfaceOrientation.allCases.filter { $0 != usual && all.contains($0) }
    self.init(name: name, display: display, content: content, held: [usual] + others)
    launches = Self.lines(rows)
  }

  /// The devices and their versions of iOS. Consecutive rows for the same devices share a line if
  /// their versions of iOS follow each other. If there are more than six lines, the first five
  /// remain, and the others are only counted.
  private static func lines(_ rows: [LaunchSurvey.Row]) -> [String] {
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
    return texts.count > 6 ? texts.prefix(5) + ["and \(texts.count - 5) more, below"] : texts
  }

  /// Sets the launch image's file, the facts about it, and remarks about how iOS draws it.
  ///
  /// - Parameter size: the size of the screen that the image is for, in words.
  mutating func setFile(_ name: String, for size: String, from system: OSVersion) {
    file = name
    firstSystem = system
    facts = [Fact("File", name), Fact("Screen", size)]
    if case .picture(let picture) = content {
      facts.append(Fact("Pixels", "\(picture.size)"))
      facts.append(Fact("Size", "\(ByteCount(bytes: picture.byteCount))"))
    }
    facts.append(Fact("Used from", "iOS \(system)"))
    var notes: [String] = []
    if isLetterboxed {
      notes.append("Shown in the frame of an older iPhone, with black bars or scaled up.")
    }
    if case .picture(let picture) = content, held.count > 1, !isDrawnUpright(picture.size) {
      notes.append(
        "Held the other way, iOS draws the file into the same upright screen (TN2244), so it is "
          + "upside down there. This was not seen on a device.")
    }
    note = notes.isEmpty ? nil : notes.joined(separator: " ")
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
