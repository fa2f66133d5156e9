internal import InfoPlist
internal import LaunchApps
internal import LaunchRules

/// The checks of the rules about screens that no entry is for. One finding names them all: that of
/// the rule that matters most.
extension BundleContents {
  func storeSize() -> [Violation] {
    guard info.idioms.contains(.phone), info.launchImages[.phone]?.isEmpty == false,
      info.launchScreenKey(for: .phone, .latest) == nil,
      !info.hasUnknownEntries(for: .phone),
      !sites.contains(where: { $0.idioms.contains(.phone) && $0.entry?.size == Self.storeScreen })
    else { return [] }
    let others = screensWithoutEntry.filter { $0 != Self.storeScreen.propertyListText }
    return [
      Violation(
        document.lineOfKey(.key(phoneKey)),
        "\(phoneKey) has no entry of {320, 568} (the App Store rejects this with ITMS-90096)"
          + (others.isEmpty ? "" : ", nor for \(Words.list(others, "or")) \(Self.frame)")
          + "; add one with a file of 640x1136\(others.isEmpty ? "" : ", and the others")",
        subjects: [Self.storeScreen.propertyListText] + others,
        causes: sizesOfFaultyEntries.contains(Self.storeScreen) ? causesOfSkipping(phoneKey) : [])
    ]
  }

  func letterboxed() -> [Violation] {
    let faulty = sizesOfFaultyEntries
    let sizes = letterboxedSizes
    return [
      letterboxed(sizes.filter { !faulty.contains($0) }, others: screensWithoutEntry, storeCauses),
      letterboxed(
        sizes.filter(faulty.contains), others: [], storeCauses + causesOfSkipping(phoneKey)),
    ].compactMap(\.self)
  }

  /// - Parameter others: all that the message names; empty for only the sizes.
  private func letterboxed(
    _ sizes: [PointSize], others: [String], _ causes: [Violation.Cause]
  ) -> Violation? {
    if sizes.isEmpty { return nil }
    let names = sizes.map(\.propertyListText)
    return Violation(
      document.lineOfKey(.key(phoneKey)),
      "\(phoneKey) has no entry for \(Words.list(others.isEmpty ? names : others, "or")) "
        + "\(Self.frame); add one, or a launch storyboard",
      subjects: names, causes: causes)
  }

  func newerIPhones() -> [Violation] {
    guard hasLetterboxedNewPhones else { return [] }
    let faulty = sizesOfFaultyEntries
    let sizes = letterboxedSizes.filter { !faulty.contains($0) }.map(\.propertyListText)
    return [
      Violation(
        document.lineOfKey(.key(phoneKey)),
        "\(phoneKey) has no entry for \(newPhones) \(Self.frame); add a launch storyboard if "
          + "the app should fill their screens",
        causes: storeCauses + sizes.map { Violation.Cause(rule: "letterboxed", subject: $0) })
    ]
  }

  private static let storeScreen = Display.phone568.points
  private static let frame =
    "(the app runs there in the frame of an older iPhone, with black bars or scaled up)"

  private var phoneKey: String {
    info.launchImages.key(InfoPlistKey.launchImages, for: .phone)
  }

  /// The rule store-568h names the other screens, unless it has a cause itself.
  private var storeCauses: [Violation.Cause] {
    sizesOfFaultyEntries.contains(Self.storeScreen) ? [] : .rules(["store-568h"])
  }

  private var letterboxedDisplays: [Display] {
    (launches[.phone] ?? []).compactMap { row in
      if case .letterboxed = row.launch.outcome { row.display } else { nil }
    }
  }

  private var letterboxedSizes: [PointSize] {
    letterboxedDisplays.filter { !$0.isNewerThanTechnote }.reduce(into: []) { sizes, display in
      if !sizes.contains(display.points) { sizes.append(display.points) }
    }
  }

  /// The iPhones since the X without an entry, in words.
  private var newPhones: String {
    let sizes = letterboxedDisplays.filter(\.isNewerThanTechnote).map(\.points)
    if sizes.contains(Display.phone812.points) { return "the iPhone X and later" }
    let names = sizes.reduce(into: [String]()) { names, size in
      if !names.contains(size.propertyListText) { names.append(size.propertyListText) }
    }
    return "the newer iPhones of \(Words.list(names, "or"))"
  }

  private var hasLetterboxedNewPhones: Bool {
    letterboxedDisplays.contains(where: \.isNewerThanTechnote)
  }

  /// In words; those of entries that only have to be corrected are left out.
  private var screensWithoutEntry: [String] {
    let faulty = sizesOfFaultyEntries
    return letterboxedSizes.filter { !faulty.contains($0) }.map(\.propertyListText)
      + (hasLetterboxedNewPhones ? [newPhones] : [])
  }

  /// The screens that entries with a fault are meant for: they have one once it is corrected.
  private var sizesOfFaultyEntries: Set<PointSize> {
    Set(sites.filter { $0.key == phoneKey }.compactMap(\.sizeMeantByFaultyEntry))
  }
}

extension BundleContents {
  /// Faults of entries by which they fit no launch.
  private static let skippingRules = [
    "entry-dictionary", "entry-name", "minimum-os-missing", "minimum-os", "entry-orientation",
    "entry-size", "size-swapped", "size-in-pixels",
  ]

  /// What leads to a launch for which a key has no entry that counts, although it has entries.
  func causesOfSkipping(_ key: String) -> [Violation.Cause] {
    sites.filter { $0.key == key }.flatMap {
      [Violation.Cause].rules(Self.skippingRules, $0.subject)
    } + .rules(["launch-images-array"], key)
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
  /// Whether it is the screen of an iPhone since the X.
  fileprivate var isNewerThanTechnote: Bool {
    idiom == .phone && minimumOS >= Display.phone812.minimumOS
  }
}
