/// A readable entry of UILaunchImages, with the facts by which iOS picks one entry for a device.
struct EntryCandidate {
  let entry: LaunchImageEntry
  private let index: Int
  private let display: Display
  private let files: [String]
  /// Whether it is unknown which image files exist.
  private let isUnknown: Bool
  /// The index in ``files`` of the first existing file; `nil` if no file exists, or if
  /// ``isUnknown``.
  private let found: Int?

  init(_ index: Int, _ entry: LaunchImageEntry, _ device: DeviceModel, _ info: LaunchInfo) {
    self.index = index
    self.entry = entry
    display = device.display
    let own = entry.fileNames(scale: display.scale, idiom: device.idiom)
    // In the frame of another iPhone, the scale is that of the image.
    let isFramed = display.frames.contains { $0.points == entry.size }
    let others = isFramed ? entry.fileNames(scale: .three, idiom: device.idiom) : []
    files = own + others.filter { !own.contains($0) }
    isUnknown = info.imageFiles == nil
    found = files.firstIndex { info.imageFiles?.contains($0) == true }
  }

  /// The readable entries for a device, in order; `nil` if Info.plist has no UILaunchImages.
  static func all(_ info: LaunchInfo, on device: DeviceModel) -> [EntryCandidate]? {
    info.launchImages[device.idiom]?.enumerated().compactMap { index, written in
      (try? written.entry(sdk: info.sdk)).map { EntryCandidate(index, $0, device, info) }
    }
  }

  /// The candidate that iOS picks. If an entry has the screen's size, entries of other sizes lose,
  /// even if no file exists and the screen stays blank (TN2244, on files of larger scales). Of the
  /// remaining entries, entries with a file win. Source if no entry has the screen's size: newer
  /// devices, which then run an app in the frame of an older one.
  static func best(of candidates: [EntryCandidate]) -> EntryCandidate? {
    let exact = candidates.filter(\.isExact)
    let pool = exact.isEmpty ? candidates : exact
    let present = pool.filter { !$0.lacksFile }
    return (present.isEmpty ? pool : present).min { $0.precedes($1) }
  }

  /// Whether it is known that no file of the entry exists.
  var lacksFile: Bool { !isUnknown && found == nil }
  private var isExact: Bool { entry.size == display.points }

  private func precedes(_ other: EntryCandidate) -> Bool {
    let distances = (
      entry.size.distance(to: display.points), other.entry.size.distance(to: display.points)
    )
    if distances.0 != distances.1 { return distances.0 < distances.1 }
    if entry.minimumOS != other.entry.minimumOS { return entry.minimumOS > other.entry.minimumOS }
    // Higher scales come first, with two names each. Which of the two exists does not matter.
    let places = ((found ?? 0) / 2, (other.found ?? 0) / 2)
    if places.0 != places.1 { return places.0 < places.1 }
    return index < other.index
  }

  func outcome(isForOrientation: Bool) -> LaunchOutcome {
    let image = LaunchOutcome.ChosenImage(
      index: index, entry: entry, files: files,
      fit: !isForOrientation ? .otherOrientation : isExact ? .exact : .nearest)
    if lacksFile { return .blank(.noFile(image)) }
    // No iPad is older than the first ones, and nobody has seen what newer ones make of an iPhone's
    // image.
    let hasFrame =
      display.idiom == .phone
      || entry.size.isOfPad && display.points != Display.pad1024At1x.points
    return isExact || !hasFrame ? .image(image) : .letterboxed(image)
  }
}
