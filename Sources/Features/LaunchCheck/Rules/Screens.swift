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
    let screens = MissingScreens(app: app)
    let faulty = screens.sizesOfFaultyEntries
    let sizes = screens.letterboxedSizes
    return [
      screens.violation(
        sizes.filter { !faulty.contains($0) }, others: screens.screensWithoutEntry,
        screens.storeCauses),
      screens.violation(
        sizes.filter(faulty.contains), others: [],
        screens.storeCauses + causesOfSkipping(screens.phoneKey, app)),
    ].compactMap(\.self)
  }

  static let newerIPhones = Rule(
    "newer-iphones", .note, needs: [.infoPlist, .orientations, .entries, .writtenEntries],
    reason:
      "TN2244's entries have no sizes for the iPhone X and later, where the app runs in the "
      + "frame of an older iPhone unless it has a launch storyboard.",
    source: Source.wild, .shippedApps
  ) { app in
    let screens = MissingScreens(app: app)
    guard screens.hasLetterboxedNewPhones else { return [] }
    let faulty = screens.sizesOfFaultyEntries
    let sizes = screens.letterboxedSizes.filter { !faulty.contains($0) }.map(\.propertyListText)
    return [
      Violation(
        at: .infoPlist(app.document.place(ofKey: screens.phoneKey)),
        "\(screens.phoneKey) has no \(screens.kind(of: screens.newSizes)) for \(screens.newPhones) "
          + MissingScreens.frame, "add a launch storyboard if the app should fill their screens",
        causes: screens.storeCauses + sizes.map { Violation.Cause(.letterboxed, $0) })
    ]
  }

  static let store568h = Rule(
    "store-568h", .error, needs: [.infoPlist, .orientations, .entries],
    reason:
      "The App Store rejects iPhone apps without an entry of {320, 568} and a 640x1136 file "
      + "for the iPhone 5 (ITMS-90096), including landscape apps.",
    source: Source.store, .apple
  ) { app in
    let screens = MissingScreens(app: app)
    guard app.info.idioms.contains(.phone), app.info.launchImages[.phone]?.isEmpty == false,
      app.info.launchScreenKey(for: .phone, .latest) == nil,
      !app.info.hasUnknownEntries(for: .phone),
      !app.sites.contains(where: {
        $0.idioms.contains(.phone) && $0.entry?.size == MissingScreens.storeScreen
      })
    else { return [] }
    let others = screens.screensWithoutEntry.filter {
      $0 != MissingScreens.words(MissingScreens.storeScreen)
    }
    return [
      Violation(
        at: .infoPlist(app.document.place(ofKey: screens.phoneKey)),
        "\(screens.phoneKey) has no entry of {320, 568} (the App Store rejects this with ITMS-90096)"
          + (others.isEmpty ? "" : ", nor for \(others.inWords("or")) \(MissingScreens.frame)"),
        "add one with a file of 640x1136\(others.isEmpty ? "" : ", and the others")",
        subjects: [MissingScreens.storeScreen.propertyListText] + screens.sizesWithoutEntry,
        causes: screens.sizesOfFaultyEntries.contains(MissingScreens.storeScreen)
          ? causesOfSkipping(screens.phoneKey, app) : [])
    ]
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

/// The iPhone screens that have no entry.
private struct MissingScreens {
  let app: BundleContents

  /// - Parameter others: all screens that the message should name; if empty, it names only the
  ///   sizes.
  func violation(
    _ sizes: [PointSize], others: [String], _ causes: [Violation.Cause]
  ) -> Violation? {
    if sizes.isEmpty { return nil }
    return Violation(
      at: .infoPlist(app.document.place(ofKey: phoneKey)),
      "\(phoneKey) has no \(kind(of: sizes)) for "
        + "\((others.isEmpty ? sizes.map(Self.words) : others).inWords("or")) \(Self.frame)",
      "add one, or a launch storyboard",
      subjects: sizes.map(\.propertyListText), causes: causes + blankCauses)
  }

  /// `entry`, or `Landscape entry` if the screens have entries for the other orientation.
  func kind(of sizes: [PointSize]) -> String {
    let entries = app.sites.filter { $0.key == phoneKey }.compactMap(\.entry)
    let rows = letterboxedRows.filter { sizes.contains($0.display.points) }
    guard let first = rows.first?.launch.orientation,
      rows.allSatisfy({ $0.launch.orientation.isLandscape == first.isLandscape }),
      entries.contains(where: {
        sizes.contains($0.size) && $0.orientation.isLandscape != first.isLandscape
      })
    else { return "entry" }
    return first.isLandscape ? "Landscape entry" : "Portrait entry"
  }

  /// The findings about a blank screen at the same launches, which are more than about a frame.
  private var blankCauses: [Violation.Cause] {
    Set(letterboxedRows.map(\.launch.orientation)).flatMap {
      [Violation.Cause].rules(
        [.blankScreen], Rule.blankSubject(phoneKey, .orientation($0)))
    }
  }

  /// A size, and the iPhones that have it.
  static func words(_ size: PointSize) -> String {
    let names: [PointSize: String] = [
      Display.phone480.points: "iPhone 4s", Display.phone568.points: "iPhone 5 to SE",
      Display.phone667.points: "iPhone 6 to 8", Display.plus.points: "iPhone 6 Plus to 8 Plus",
    ]
    return size.propertyListText + (names[size].map { " (\($0))" } ?? "")
  }

  static let storeScreen = Display.phone568.points

  static let frame =
    "(the app runs there in the frame of an older iPhone, with black bars or scaled up)"

  var phoneKey: String {
    app.info.launchImages.key(InfoPlistKey.launchImages, for: .phone)
  }

  /// The causes of findings about screens other than that of the iPhone 5: the rule store-568h,
  /// whose finding names those screens too. The array is empty if that finding itself has a cause.
  var storeCauses: [Violation.Cause] {
    sizesOfFaultyEntries.contains(Self.storeScreen) ? [] : .rules([.store568h])
  }

  private var letterboxedRows: [LaunchSurvey.Row] {
    (app.launches[.phone] ?? []).filter { row in
      if case .letterboxed = row.launch.outcome { true } else { false }
    }
  }

  var letterboxedDisplays: [Display] { letterboxedRows.map(\.display) }

  var letterboxedSizes: [PointSize] {
    letterboxedDisplays.filter { !$0.isNewerThanTechnote }.reduce(into: []) { sizes, display in
      if !sizes.contains(display.points) { sizes.append(display.points) }
    }
  }

  /// The name of the iPhones that have no entry, from the iPhone X on, for messages.
  var newPhones: String {
    let sizes = letterboxedDisplays.filter(\.isNewerThanTechnote).map(\.points)
    if sizes.contains(Display.phone812.points) { return "the iPhone X and later" }
    if sizes.contains(Display.phone896At2x.points) { return "the iPhone XR, XS Max and later" }
    if sizes.contains(Display.phone844.points) { return "the iPhone 12 and later" }
    let others = sizes.filter { ![.duoOuter, .duoInner].map(\Display.points).contains($0) }
    return others.isEmpty ? "the iPhone Duo" : "the latest iPhones"
  }

  /// The sizes of the iPhones that ``newPhones`` names.
  var newSizes: [PointSize] {
    letterboxedDisplays.filter(\.isNewerThanTechnote).map(\.points)
  }

  var hasLetterboxedNewPhones: Bool {
    letterboxedDisplays.contains(where: \.isNewerThanTechnote)
  }

  /// Names of all screens without an entry, for messages. Screens whose entries only have to be
  /// corrected are left out.
  var screensWithoutEntry: [String] {
    let faulty = sizesOfFaultyEntries
    return letterboxedSizes.filter { !faulty.contains($0) }.map(Self.words)
      + (hasLetterboxedNewPhones ? [newPhones] : [])
  }

  /// The sizes of the screens without an entry, other than that of the iPhone 5, and ``newPhones``.
  var sizesWithoutEntry: [String] {
    let faulty = sizesOfFaultyEntries
    return letterboxedSizes.filter { !faulty.contains($0) && $0 != Self.storeScreen }
      .map(\.propertyListText) + (hasLetterboxedNewPhones ? [newPhones] : [])
  }

  /// The screens that faulty entries are meant for; they have an entry once the fault is corrected.
  var sizesOfFaultyEntries: Set<PointSize> {
    Set(app.sites.filter { $0.key == phoneKey }.compactMap(\.sizeMeantByFaultyEntry))
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

extension Display {
  /// Whether the display is that of the iPhone X or a later iPhone.
  fileprivate var isNewerThanTechnote: Bool { idiom == .phone && !isInTechnote }
}
