internal import AppDocuments
internal import LaunchApps
internal import LaunchRules
internal import Texts

/// The screens without an entry. On these screens, the app runs in the frame of an older device.
struct MissingScreens {
  private let app: BundleContents
  /// The key of the entries that iPhones read.
  let key: String
  private let launches: [LaunchSurvey.Row]
  /// The screen sizes up to the iPhone 8 that have no entry, not even a faulty entry.
  let sizes: [PointSize]
  /// The screen sizes up to the iPhone 8 that have only a faulty entry.
  let faultySizes: [PointSize]
  /// The screen sizes of iPads, and of the iPhone X and later, that have no entry.
  let newSizes: [PointSize]
  /// The cause `store568h` of the other rules' violations: its finding already names their screens.
  /// Empty if a faulty entry has the size of the iPhone 5's screen.
  let storeCauses: [Violation.Cause]

  init(_ app: BundleContents) {
    self.app = app
    let key = app.info.launchImages.key(InfoPlistKey.launchImages, for: .phone)
    self.key = key
    launches = DeviceIdiom.allCases.flatMap { app.launches[$0] ?? [] }.filter { row in
      // Display Zoom shows the layout of another iPhone, whose screen may have an image.
      guard case .letterboxed = row.launch.outcome else { return false }
      return row.devices.contains { !$0.name.hasPrefix("zoomed") }
    }
    let faulty = Set(app.sites.filter { $0.key == key }.compactMap(\.sizeMeantByFaultyEntry))
    let displays = launches.map(\.display)
    let old = displays.filter(\.isInTechnote).map(\.points).withoutRepeats
    sizes = old.filter { !faulty.contains($0) }
    faultySizes = old.filter(faulty.contains)
    newSizes = displays.filter { !$0.isInTechnote }.map(\.points)
    storeCauses = faulty.contains(Self.storeScreen) ? [] : .rules([.store568h])
  }

  static let storeScreen = Display.phone568.points

  /// Whether the App Store rejects the app because no entry has the size of the iPhone 5's screen.
  var lacksStoreScreen: Bool {
    app.info.idioms.contains(.phone) && app.info.launchImages[.phone]?.isEmpty == false
      && app.info.launchScreenKey(for: .phone, .latest) == nil
      && !app.info.hasUnknownEntries(for: .phone)
      && !app.sites.contains { $0.idioms.contains(.phone) && $0.entry?.size == Self.storeScreen }
  }

  func effect(on sizes: [PointSize]) -> String { "(\(effectWords(on: sizes)))" }

  /// Words for what iOS does on the screens of these sizes.
  func effectWords(on sizes: [PointSize]) -> String {
    let rows = launches.filter { sizes.contains($0.display.points) }
    let framed = rows.count { app.isFramed($0) }
    let families = DeviceIdiom.allCases.filter { idiom in
      rows.contains { $0.display.idiom == idiom && app.isFramed($0) }
    }
    let device = families.map(\.device).inWords("or")
    let frame =
      "the app runs there in the frame of an older \(device), with black bars or scaled up"
    let larger = "iOS shows the image of a larger screen"
    return framed == 0
      ? "\(larger) there" : framed == rows.count ? frame : "\(frame), or \(larger)"
  }

  /// Words for a size, and for the iPhones with this size that can run the app.
  func words(_ size: PointSize) -> String {
    let names: [PointSize: String] = [
      Display.phone480.points: "iPhone 4s", Display.phone568.points: "iPhone 5 to SE",
      Display.phone667.points: "iPhone 6 to 8", Display.plus.points: "iPhone 6 Plus to 8 Plus",
    ]
    guard let display = launches.first(where: { $0.display.points == size })?.display,
      let name = names[size]
    else { return size.propertyListText }
    let devices = app.devices(with: display)
    return "\(size.propertyListText) (\(devices == display.devices ? name : devices))"
  }

  /// Words for the iPhones with ``newSizes``; `nil` if there are none.
  var newPhones: String? {
    let phones = launches.map(\.display).filter { $0.idiom == .phone && !$0.isInTechnote }
    if phones.isEmpty { return nil }
    let known: [Display] = [.phone812, .phone896At2x, .phone844]
    let rows = launches.filter { known.contains($0.display) }
    if let device = rows.lazy.flatMap(\.devices).first(where: { !$0.name.hasPrefix("zoomed") }) {
      let others = DeviceModel.all.filter { later in
        later.idiom == .phone && !later.display.isInTechnote && !phones.contains(later.display)
          && later.systems.lowerBound >= device.systems.lowerBound && app.info.mayRun(on: later)
          && !later.name.hasPrefix("zoomed")
      }.map { $0.name.replacing("iPhone ", with: "") }
      let own = (app.launches[.phone] ?? []).count { $0.display == device.display }
      let isOneSide = rows.count { $0.display == device.display } < own
      return "the \(device)\(isOneSide ? " in landscape" : "") and later"
        + (others.isEmpty ? "" : " except the \(others.inWords())")
    }
    let duo: [Display] = [.duoOuter, .duoInner]
    return phones.allSatisfy(duo.contains) ? "the iPhone Duo" : "the latest iPhones"
  }

  /// Words for the iPads with ``newSizes``; `nil` if there are none.
  var newPads: String? { app.launches[.pad] == nil ? nil : app.framedPads }

  /// Names, for messages, of the screens without an entry, except the screens of ``faultySizes``.
  var names: [String] { sizes.map(words) + [newPhones, newPads].compactMap(\.self) }

  /// Words for the missing entry: `Landscape entry` or `Portrait entry` if the screens have entries
  /// for the other orientation; otherwise `entry`.
  func kind(of sizes: [PointSize]) -> String {
    let entries = app.sites.filter { $0.key == key }.compactMap(\.entry)
    let rows = launches.filter { sizes.contains($0.display.points) }
    guard let first = rows.first?.launch.orientation,
      rows.allSatisfy({ $0.launch.orientation.isLandscape == first.isLandscape }),
      entries.contains(where: {
        sizes.contains($0.size) && $0.orientation.isLandscape != first.isLandscape
      })
    else { return "entry" }
    return first.isLandscape ? "Landscape entry" : "Portrait entry"
  }

  func violation(
    _ sizes: [PointSize], named names: [String], _ causes: [Violation.Cause]
  ) -> Violation? {
    if sizes.isEmpty { return nil }
    let all = names.count > sizes.count ? sizes + newSizes : sizes
    // A blank screen at the same launches is more than a frame.
    let rows = launches.filter { sizes.contains($0.display.points) }
    let blank = Set(rows.map(\.launch.orientation)).flatMap {
      [Violation.Cause].rules([.blankScreen], Rule.blankSubject(key, .orientation($0)))
    }
    return Violation(
      at: app.place(ofKey: key),
      "\(key) has no \(kind(of: sizes)) for \(names.inWords("or")) \(effect(on: all))",
      "add one, or a launch storyboard",
      subjects: sizes.map(\.propertyListText), causes: causes + blank)
  }
}

extension LocatedEntry {
  fileprivate var sizeMeantByFaultyEntry: PointSize? {
    guard let size = written.pointSize else { return nil }
    if let display = Display(mistakenPixels: size) { return display.points }
    return size != size.upright || entry == nil ? size.upright : nil
  }
}
