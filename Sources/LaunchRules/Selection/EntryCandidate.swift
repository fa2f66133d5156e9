/// An entry that a launch may show.
struct EntryCandidate {
  let entry: LaunchImageEntry
  private let index: Int
  private let display: Display
  private let files: [String]
  /// Whether one of the files exists; `nil` if it is not known which files exist.
  private let hasFile: Bool?

  init(_ index: Int, _ entry: LaunchImageEntry, _ device: DeviceModel, _ info: LaunchInfo) {
    self.index = index
    self.entry = entry
    display = device.display
    let files = entry.fileNames(scale: display.scale, idiom: device.idiom)
    self.files = files
    hasFile = info.imageFiles.map { !$0.isDisjoint(with: files) }
  }

  /// The one that iOS picks. Entries of the screen's size win even without a file: the screen then
  /// stays blank (TN2244 on files of larger scales). Others compete only if they have one, as in the
  /// frames of older iPhones that newer ones show.
  static func best(of candidates: [EntryCandidate]) -> EntryCandidate? {
    let exact = candidates.filter(\.isExact)
    let pool = exact.isEmpty ? candidates : exact
    let present = pool.filter { $0.hasFile != false }
    return (present.isEmpty ? pool : present).min { $0.precedes($1) }
  }

  private var isExact: Bool { entry.size == display.points }

  private func precedes(_ other: EntryCandidate) -> Bool {
    let distances = (
      entry.size.distance(to: display.points), other.entry.size.distance(to: display.points)
    )
    if distances.0 != distances.1 { return distances.0 < distances.1 }
    if entry.minimumOS != other.entry.minimumOS { return entry.minimumOS > other.entry.minimumOS }
    return index < other.index
  }

  func outcome(isForOrientation: Bool) -> LaunchOutcome {
    let image = LaunchOutcome.ChosenImage(
      index: index, entry: entry, files: files,
      fit: !isForOrientation ? .otherOrientation : isExact ? .exact : .nearest)
    if hasFile == false { return .blank(.noFile(image)) }
    return isExact || display.idiom == .pad ? .image(image) : .letterboxed(image)
  }
}
