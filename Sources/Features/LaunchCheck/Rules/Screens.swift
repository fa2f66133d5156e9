internal import InfoPlist
internal import LaunchApps
internal import LaunchRules
internal import Texts

extension Rule {
  /// Rules about screens without an entry. Only one of these rules reports a finding, the one that
  /// matters most; the finding names all such screens.
  static let screens = [
    letterboxed, newerIPhones, store568h,
  ]

  static let letterboxed = Rule(
    "letterboxed", .warning, needs: [.infoPlist, .orientations, .entries, .writtenEntries],
    reason: "If no entry has an iPhone's screen size, the app runs in the frame of an older "
      + "iPhone, with black bars or scaled up.",
    source: "\(Source.wild); for iOS 8 and earlier: \(Source.decompiled)", .shippedApps
  ) { app in
    let screens = MissingScreens(app)
    return [
      screens.violation(screens.sizes, named: screens.names, screens.storeCauses),
      screens.violation(
        screens.faultySizes, named: screens.faultySizes.map(MissingScreens.words),
        screens.storeCauses + causesOfSkipping(screens.key, app)),
    ].compactMap(\.self)
  }

  static let newerIPhones = Rule.once(
    "newer-iphones", .note, needs: [.infoPlist, .orientations, .entries, .writtenEntries],
    reason: "TN2244's entries have no sizes for the iPhone X and later, where the app runs in the "
      + "frame of an older iPhone unless it has a launch storyboard.",
    source: Source.wild, .shippedApps
  ) { app in
    let screens = MissingScreens(app)
    guard let phones = screens.newPhones else { return nil }
    return Violation(
      at: app.place(ofKey: screens.key),
      "\(screens.key) has no \(screens.kind(of: screens.newSizes)) for \(phones) "
        + MissingScreens.frame, "add a launch storyboard if the app should fill their screens",
      causes: screens.storeCauses
        + screens.sizes.map { Violation.Cause(.letterboxed, $0.propertyListText) })
  }

  static let store568h = Rule.once(
    "store-568h", .error, needs: [.infoPlist, .orientations, .entries],
    reason: "The App Store rejects iPhone apps without an entry of {320, 568} and a 640x1136 file "
      + "for the iPhone 5 (ITMS-90096), including landscape apps.",
    source: Source.store, .apple
  ) { app in
    let screens = MissingScreens(app)
    let store = MissingScreens.storeScreen
    guard app.info.idioms.contains(.phone), app.info.launchImages[.phone]?.isEmpty == false,
      app.info.launchScreenKey(for: .phone, .latest) == nil,
      !app.info.hasUnknownEntries(for: .phone),
      !app.sites.contains(where: { $0.idioms.contains(.phone) && $0.entry?.size == store })
    else { return nil }
    let others = screens.names.filter { $0 != MissingScreens.words(store) }
    let otherSizes = screens.sizes.filter { $0 != store }.map(\.propertyListText)
    return Violation(
      at: app.place(ofKey: screens.key),
      "\(screens.key) has no entry of {320, 568} (the App Store rejects this with ITMS-90096)"
        + (others.isEmpty ? "" : ", nor for \(others.inWords("or")) \(MissingScreens.frame)"),
      "add one with a file of 640x1136\(others.isEmpty ? "" : ", and the others")",
      subjects: [store.propertyListText] + otherSizes + [screens.newPhones].compactMap(\.self),
      causes: screens.storeCauses.isEmpty ? causesOfSkipping(screens.key, app) : [])
  }
}

extension Rule {
  private static let skippingRules = [
    entryDictionary, entryName, minimumOSMissing, minimumOS, entryOrientation, entrySize,
    sizeSwapped, sizeInPixels,
  ]

  /// The possible causes if a launch finds no usable entry, although `key` has entries.
  static func causesOfSkipping(_ key: String, _ app: BundleContents) -> [Violation.Cause] {
    app.sites.filter { $0.key == key }.flatMap {
      [Violation.Cause].rules(skippingRules, $0.subject)
    } + .rules([.launchImagesArray], key)
  }
}

/// The iPhone screens without an entry, on which the app runs in the frame of an older iPhone.
private struct MissingScreens {
  private let app: BundleContents
  /// The key of the entries that iPhones read.
  let key: String
  private let launches: [LaunchSurvey.Row]
  /// The sizes of the screens to the iPhone 8, without ``faultySizes``.
  let sizes: [PointSize]
  /// The sizes of the screens to the iPhone 8 that a faulty entry is meant for: they have an entry
  /// once it is corrected.
  let faultySizes: [PointSize]
  /// The sizes of the screens of the iPhone X and later.
  let newSizes: [PointSize]
  /// The causes of findings about screens other than that of the iPhone 5: the rule store-568h,
  /// whose finding names those screens too. The array is empty if that finding itself has a cause.
  let storeCauses: [Violation.Cause]

  init(_ app: BundleContents) {
    self.app = app
    let key = app.info.launchImages.key(InfoPlistKey.launchImages, for: .phone)
    self.key = key
    launches = (app.launches[.phone] ?? []).filter { row in
      if case .letterboxed = row.launch.outcome { true } else { false }
    }
    let faulty = Set(app.sites.filter { $0.key == key }.compactMap(\.sizeMeantByFaultyEntry))
    let displays = launches.map(\.display)
    let old = displays.filter(\.isInTechnote).reduce(into: [PointSize]()) { sizes, display in
      if !sizes.contains(display.points) { sizes.append(display.points) }
    }
    sizes = old.filter { !faulty.contains($0) }
    faultySizes = old.filter(faulty.contains)
    newSizes = displays.filter { !$0.isInTechnote }.map(\.points)
    storeCauses = faulty.contains(Self.storeScreen) ? [] : .rules([.store568h])
  }

  static let storeScreen = Display.phone568.points

  static let frame =
    "(the app runs there in the frame of an older iPhone, with black bars or scaled up)"

  /// A size, and the iPhones that have it.
  static func words(_ size: PointSize) -> String {
    let names: [PointSize: String] = [
      Display.phone480.points: "iPhone 4s", Display.phone568.points: "iPhone 5 to SE",
      Display.phone667.points: "iPhone 6 to 8", Display.plus.points: "iPhone 6 Plus to 8 Plus",
    ]
    return size.propertyListText + (names[size].map { " (\($0))" } ?? "")
  }

  /// The iPhones that have ``newSizes``, for messages; `nil` if there are none.
  var newPhones: String? {
    if newSizes.isEmpty { return nil }
    if newSizes.contains(Display.phone812.points) { return "the iPhone X and later" }
    if newSizes.contains(Display.phone896At2x.points) { return "the iPhone XR, XS Max and later" }
    if newSizes.contains(Display.phone844.points) { return "the iPhone 12 and later" }
    let duo = [Display.duoOuter, .duoInner].map(\.points)
    return newSizes.allSatisfy(duo.contains) ? "the iPhone Duo" : "the latest iPhones"
  }

  /// Names of all screens without an entry, for messages. Screens whose entries only have to be
  /// corrected are left out.
  var names: [String] { sizes.map(Self.words) + [newPhones].compactMap(\.self) }

  /// `entry`, or `Landscape entry` if the screens have entries for the other orientation.
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

  /// The violation for screens with these sizes; `nil` if there are none.
  func violation(
    _ sizes: [PointSize], named names: [String], _ causes: [Violation.Cause]
  ) -> Violation? {
    if sizes.isEmpty { return nil }
    // A blank screen at the same launches is more than a frame.
    let blank = Set(launches.map(\.launch.orientation)).flatMap {
      [Violation.Cause].rules([.blankScreen], Rule.blankSubject(key, .orientation($0)))
    }
    return Violation(
      at: app.place(ofKey: key),
      "\(key) has no \(kind(of: sizes)) for \(names.inWords("or")) \(Self.frame)",
      "add one, or a launch storyboard",
      subjects: sizes.map(\.propertyListText), causes: causes + blank)
  }
}

extension EntrySite {
  fileprivate var sizeMeantByFaultyEntry: PointSize? {
    let size: PointSize
    switch written.size {
    case .missing: size = .defaultLaunchImage
    case .text(let text):
      guard let read = PointSize(parsing: text) else { return nil }
      size = read
    case .other: return nil
    }
    let upright = PointSize(
      width: min(size.width, size.height), height: max(size.width, size.height))
    if let display = Display(mistakenPixels: size) { return display.points }
    return size != upright || entry == nil ? upright : nil
  }
}
